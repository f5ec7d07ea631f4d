import type * as operations from '@doubloon/contract/auth/operations.ts';
import type { InputOf } from '@doubloon/contract/shared/operation.ts';
import type { UserDocuments } from './users.store.ts';

/** The documents of somebody who has just registered with e-mail and password. */
export function newcomerDocuments(
  uid: string,
  body: InputOf<typeof operations.register>['body'],
  now: Date,
): UserDocuments {
  return {
    user: {
      uid,
      name: body.name,
      username: body.username,
      role: body.role,
      isVerified: false,
      profilePic: null,
      bio: null,
      website: null,
      socialLinks: {},
      createdAt: now,
    },
    priv: {
      uid,
      email: body.email,
      emailVerified: false,
      contact: body.contact || null,
      provider: 'password',
      agreedToTermsAt: now,
      verificationDecision: null,
      verificationRequestedAt: body.role === 'content_creator' && body.isVerified ? now : null,
      ...(body.referralCode && { referralCode: body.referralCode }),
    },
  };
}
