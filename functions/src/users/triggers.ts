import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { changesCopies } from '../account/person-copies.ts';
import { renewPersonCopies } from '../account/renew-person-copies.ts';
import { countSignUp } from '../affiliates/count-sign-up.ts';
import { tellPeople } from '../platform/reactions.ts';
import { writtenTrigger, type Reaction } from '../platform/written-trigger.ts';
import { copyUserToStore } from '../stores/copy-user.ts';
import { verificationNoticeSource } from './notices.ts';

/** Renews what other documents repeat of a person. */
const copyPerson: Reaction = async ({ db }, { data, params }) => {
  if (changesCopies(data?.before.data(), data?.after.data())) await renewPersonCopies(db, params.id);
};

/** Makes a store for each new creator and keeps what stores copy from users. */
const keepStore: Reaction = ({ db }, { params }) => copyUserToStore(db, params.id);

export const onUserWritten = writtenTrigger(COLLECTIONS.users, [copyPerson, keepStore], { timeoutSeconds: 540 });

/** Counts the people who registered with a referral code; it never changes after that. */
const countReferral: Reaction = async ({ db }, { params, data }) => {
  const code: unknown = data?.after.exists ? data.after.get('referralCode') : undefined;
  if (code !== undefined) await countSignUp(db, params.id, code);
};

export const onUserPrivateWritten = writtenTrigger(COLLECTIONS.userPrivate, [
  countReferral,
  tellPeople(verificationNoticeSource),
]);
