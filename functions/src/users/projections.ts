import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { User, UserPrivate } from '@doubloon/contract/users/user.ts';
import { type Copy, defineProjections, type Effect } from '../platform/projections/projection.ts';
import { changesCopies } from './person-copies.ts';
import { PERSON_COPY_CHECKS, updatePersonCopies } from './person-copies.store.ts';
import { countSignUp } from '../affiliates/affiliate-links.ts';
import { type DueNotification, momentOf } from '../platform/projections/notifications.ts';
import { storeCopies } from '../stores/store-copies.ts';
import { deriveUserFields } from './users.store.ts';

/** Copies of a person's name, picture and badge; see `updatePersonCopies`. */
export const copiesOfPeople: Copy = {
  keyOf: ({ data, params }) => (changesCopies(data?.before.data(), data?.after.data()) ? params.id : null),
  update: (db, uid) => updatePersonCopies({ db }, uid),
  checks: PERSON_COPY_CHECKS,
};

/** Counts a registration for the referral code that it used, which never changes afterwards. */
const countReferral: Effect = async ({ db }, { params, data }) => {
  const code: unknown = data?.after.exists ? data.after.get('referralCode') : undefined;
  if (code !== undefined) await countSignUp(db, params.id, code);
};

export const userProjections = defineProjections({
  trigger: 'onUserWritten',
  collection: COLLECTIONS.users,
  schema: User,
  derivedFields: deriveUserFields,
  copies: [copiesOfPeople, storeCopies],
  timeoutSeconds: 540,
});

export const userPrivateProjections = defineProjections({
  trigger: 'onUserPrivateWritten',
  collection: COLLECTIONS.userPrivate,
  schema: UserPrivate,
  // Those of registrations before e-mails were kept in lower case, which are looked for in lower case.
  derivedFields: ({ email }) => ({ email: email.toLowerCase() }),
  notifications: verificationNotifications,
  effects: [countReferral],
});

/** A person is told the answer to their wish to be verified. */
export function verificationNotifications({ uid, verificationDecision: decision }: UserPrivate): DueNotification[] {
  if (!decision) return [];
  return [
    {
      uid,
      kind: decision.granted ? 'verification_granted' : 'verification_refused',
      subject: { type: 'profile', id: uid },
      title: null,
      actorName: null,
      ...momentOf(decision.decidedAt),
    },
  ];
}
