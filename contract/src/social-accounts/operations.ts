import { z } from 'zod';
import { VERIFICATION_CODE_LENGTH } from '../shared/constants.ts';
import { Uid } from '../shared/ids.ts';
import { defineOperation, onlyRoles } from '../shared/operation.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { WireDate } from '../shared/wire.ts';

/** A linked account, `socialAccounts/{uid}__{platform}`. */
export const SocialAccount = z.object({
  uid: Uid,
  platform: z.enum(PLATFORM_IDS),
  /** Lower case, without @. */
  handle: z.string(),
  url: z.url(),
  verifiedBy: z.enum(['code', 'oauth']),
  verifiedAt: z.date(),
});
export type SocialAccount = z.infer<typeof SocialAccount>;

/** What a person is to put on their profile page, `verificationCodes/{uid}__{platform}`. */
export const VerificationCode = z.object({
  uid: Uid,
  platform: z.enum(PLATFORM_IDS),
  /** As the person wrote it. */
  requestedUrl: z.string(),
  /** The profile page that is to show the code. */
  accountUrl: z.url(),
  code: z.string().regex(new RegExp(`^[A-Z0-9]{${VERIFICATION_CODE_LENGTH}}$`)),
  issuedAt: z.date(),
  expiresAt: z.date(),
});
export type VerificationCode = z.infer<typeof VerificationCode>;

/** Whose an account is, `socialHandles/{hash}`. */
export const SocialHandle = z.object({ uid: Uid, platform: z.enum(PLATFORM_IDS), handle: z.string() });
export type SocialHandle = z.infer<typeof SocialHandle>;

export const SocialAccountView = z
  .object({
    platform: z.enum(PLATFORM_IDS),
    username: z.string(),
    url: z.string(),
    verified: z.boolean(),
    verified_at: WireDate,
  })
  .meta({ id: 'SocialAccount' });
export type SocialAccountView = z.infer<typeof SocialAccountView>;

const AccountReference = z.object({ platform: z.enum(PLATFORM_IDS), accountUrl: z.string().trim().min(1).max(2000) });

export const issueVerificationCode = defineOperation({
  id: 'issueVerificationCode',
  method: 'POST',
  path: '/social-accounts/verification-code',
  summary: 'A code to put on the profile page of an account the caller wants to link',
  access: onlyRoles('content_creator'),
  input: { body: AccountReference },
  output: z.object({ code: z.string(), expires_at: WireDate }),
  status: 201,
  errors: ['already_exists', 'provider_unavailable'],
  cost: { reads: 1, writes: 1 },
});

export const saveSocialLink = defineOperation({
  id: 'saveSocialLink',
  method: 'PUT',
  path: '/auth/social-links',
  summary: 'Link an account whose profile page shows the code issued for it',
  access: onlyRoles('content_creator'),
  input: { body: AccountReference },
  output: z.object({ success: z.literal(true), account: SocialAccountView }),
  errors: ['already_exists', 'illegal_state', 'provider_unavailable'],
  cost: { reads: 4, writes: 5 },
});

export const listSocialAccounts = defineOperation({
  id: 'listSocialAccounts',
  method: 'GET',
  path: '/social-accounts',
  summary: "The caller's linked accounts",
  access: onlyRoles('content_creator'),
  input: {},
  output: z.array(SocialAccountView),
  errors: [],
  cost: { reads: PLATFORM_IDS.length, writes: 0 },
});
