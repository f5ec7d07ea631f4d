import { affiliatesPersonalData } from '../affiliates/personal-data.ts';
import { applicationsPersonalData } from '../applications/personal-data.ts';
import { authPersonalData } from '../auth/personal-data.ts';
import { blocksPersonalData } from '../blocks/personal-data.ts';
import { calendarPersonalData } from '../calendar/personal-data.ts';
import { campaignsPersonalData } from '../campaigns/personal-data.ts';
import { casesPersonalData } from '../cases/personal-data.ts';
import { deliverablesPersonalData } from '../deliverables/personal-data.ts';
import { draftsPersonalData } from '../drafts/personal-data.ts';
import { flagsPersonalData } from '../flags/personal-data.ts';
import { followersPersonalData } from '../followers/personal-data.ts';
import { mailPersonalData } from '../mail/personal-data.ts';
import { mediaPersonalData } from '../media/personal-data.ts';
import { messagingPersonalData } from '../messaging/personal-data.ts';
import { notificationsPersonalData } from '../notifications/personal-data.ts';
import { paymentsPersonalData } from '../payments/personal-data.ts';
import { presencePersonalData } from '../presence/personal-data.ts';
import { proofsPersonalData } from '../proofs/personal-data.ts';
import { pushPersonalData } from '../push/personal-data.ts';
import { questionsPersonalData } from '../questions/personal-data.ts';
import { readingsPersonalData } from '../readings/personal-data.ts';
import { reviewsPersonalData } from '../reviews/personal-data.ts';
import { socialAccountsPersonalData } from '../social-accounts/personal-data.ts';
import { storesPersonalData } from '../stores/personal-data.ts';
import { usersPersonalData } from '../users/personal-data.ts';
import type { Erase, PersonalData } from '../platform/personal-data.ts';
import { copiesOfPeople } from '../users/projections.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { User } from '@doubloon/contract/users/user.ts';
import { isUntouched } from '../stores/store-copies.ts';
import { refuseSessions } from '../platform/identity/revoke-sessions.ts';
import { ifUnknownUser } from '../platform/identity/if-unknown-user.ts';

const identity: PersonalData = { erase: { identity: removeIdentity } };

const copies: PersonalData = { erase: { copies: ({ db }, uid) => copiesOfPeople.update(db, uid) } };

/** The personal data of all domains, in the order in which it is erased; media after the store, as its step removes the files that the store names. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  identity,
  usersPersonalData,
  presencePersonalData,
  calendarPersonalData,
  blocksPersonalData,
  storesPersonalData,
  socialAccountsPersonalData,
  campaignsPersonalData,
  applicationsPersonalData,
  proofsPersonalData,
  deliverablesPersonalData,
  readingsPersonalData,
  flagsPersonalData,
  paymentsPersonalData,
  casesPersonalData,
  messagingPersonalData,
  reviewsPersonalData,
  questionsPersonalData,
  followersPersonalData,
  affiliatesPersonalData,
  mediaPersonalData,
  draftsPersonalData,
  authPersonalData,
  copies,
  notificationsPersonalData,
  mailPersonalData,
  pushPersonalData,
];

declare module '../platform/dependencies.ts' {
  interface Ports {
    readonly hasOnlyProfile: typeof hasOnlyProfile;
  }
}

/** The lists of somebody who has done nothing yet: their profile, the store that a trigger makes of it, and where they registered. */
const OF_NEWCOMERS: readonly string[] = ['profile', 'store', 'sign-ins', 'browsers'];

/** True when there is nothing of a person but their profile, with what follows from it. Reads 1 per kind of data, a page of the first that there is. */
export async function hasOnlyProfile(deps: Pick<Dependencies, 'db'>, user: User): Promise<boolean> {
  const store = await deps.db.stores.find(user.uid);
  if (store && !isUntouched(store)) return false;
  for (const { name, records } of PERSONAL_DATA.flatMap(({ lists }) => lists?.(deps, user.uid) ?? [])) {
    if (!OF_NEWCOMERS.includes(name) && (await hasAny(records))) return false;
  }
  return true;
}

async function hasAny(records: AsyncIterable<unknown>): Promise<boolean> {
  for await (const _record of records) return true;
  return false;
}

interface ErasureStep {
  readonly name: string;
  readonly erase: Erase;
}

/** All that has to be done once an account is closed, in this order; a step that has to wait does not stop the others. */
export const ERASURE_STEPS: readonly ErasureStep[] = PERSONAL_DATA.flatMap(({ erase: steps }) =>
  Object.entries(steps).map(([name, erase]) => ({ name, erase })),
);

/** All steps once more, for writes of requests that were under way when the account was closed. */
export const LATE_STEPS: readonly ErasureStep[] = ERASURE_STEPS.map(({ name, erase }) => ({
  name: `${name} again`,
  erase,
}));

/** Removes somebody's identity, and with it every session; it may be gone already. Writes 1. */
export async function removeIdentity(deps: Pick<Dependencies, 'auth' | 'clock' | 'db'>, uid: string): Promise<void> {
  await deps.auth.deleteUser(uid).catch(ifUnknownUser);
  await refuseSessions(deps, uid);
}
