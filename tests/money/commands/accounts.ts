import {
  askForMore,
  failPayout,
  finishOnboarding,
  getAccount,
  payOut,
  rejectAccount,
  revokeAccess,
  settleBalances,
} from '../../../emulators/stripe/index.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import {
  disconnectAccount as disconnect,
  getOwnConnectedAccount,
} from '../../../functions/src/payments/accounts/connected-account.ts';
import { createConnectedAccount } from '../../../functions/src/payments/accounts/onboarding.ts';
import { atTheProvider } from '../invariants/at-the-provider.ts';
import { readBooks } from '../invariants/books.ts';
import { isLive } from '../invariants/invariants.ts';
import { isNewInPlaceOfAnother, isYoung } from '../invariants/wait-invariants.ts';
import { CREATORS } from '../people.ts';
import { Violation } from '../invariants/violation.ts';
import { type MoneyWorld, pick } from '../world.ts';
import type { Command } from './command.ts';

async function storedAccountOf(world: MoneyWorld, uid: string): Promise<ConnectedAccount | undefined> {
  const found = await world.look.collection(COLLECTIONS.connectedAccounts).doc(uid).get();
  return found.data() as ConnectedAccount | undefined;
}

const accountOf = async (world: MoneyWorld, uid: string): Promise<string | null> =>
  (await storedAccountOf(world, uid))?.accountId ?? null;

/** A call of somebody who has just signed in. */
function justSignedIn(world: MoneyWorld, uid: string) {
  const call = world.callOf(uid);
  return { ...call, caller: { ...call.caller, signedInAt: world.now() } };
}

/** A creator opens an account and finishes its onboarding. */
export const openAccount: Command = async (world, [who]) => {
  const { uid } = pick(CREATORS, who) ?? { uid: '' };
  await world.attempt(`${uid} opens an account`, async () => {
    await createConnectedAccount(justSignedIn(world, uid), { body: { creatorId: uid, country: 'SG' } });
    const account = await accountOf(world, uid);
    if (account)
      atTheProvider(world, `${uid} is known`, () => finishOnboarding(world.provider.standIn, account, 'complete'));
  });
};

const OUTCOMES = ['complete', 'half', 'pending', 'complete', 'rejected'] as const;

/** A creator looks in at the onboarding page, or the provider decides. */
export const onboard: Command = async (world, [who, what]) => {
  const { uid } = pick(CREATORS, who) ?? { uid: '' };
  const account = await accountOf(world, uid);
  const outcome = pick(OUTCOMES, what) ?? 'complete';
  const { standIn } = world.provider;
  if (account)
    atTheProvider(world, `onboarding of ${uid}: ${outcome}`, () => finishOnboarding(standIn, account, outcome));
};

/** The provider asks for more of an account that its creator had finished, which restricts it at once or only has a deadline. */
export const askAccount: Command = async (world, [who, what]) => {
  const { uid } = pick(CREATORS, who) ?? { uid: '' };
  const account = await accountOf(world, uid);
  const { standIn } = world.provider;
  if (!account || !standIn.store.state.accounts.get(account)?.object.details_submitted) return;
  const deadline = what % 3 === 0 ? Math.floor(world.now().getTime() / 1000) + 86_400 : undefined;
  const asked = { requirements: ['individual.verification.document'], deadline };
  atTheProvider(world, `${uid} is asked for more`, () => askForMore(standIn, account, asked));
};

/** The provider pays a creator's balance out, and their bank sends it back. */
export const refuseAtBank: Command = async (world, [who, what]) => {
  const { uid } = pick(CREATORS, who) ?? { uid: '' };
  const account = await accountOf(world, uid);
  const { standIn } = world.provider;
  if (!account) return;
  // Most wait until their creators have the money; before, there is nothing to pay out.
  if (what % 4 > 0) settleBalances(standIn);
  const bank = () => failPayout(standIn, payOut(standIn, account).id, 'account_closed');
  atTheProvider(world, `the bank of ${uid} sends a payout back`, bank);
};

/** A creator looks at their account in the product. */
export const lookAtAccount: Command = async (world, [who]) => {
  const { uid } = pick(CREATORS, who) ?? { uid: '' };
  await world.attempt(`${uid} looks at the account`, () => getOwnConnectedAccount(world.callOf(uid), {}));
};

/** The account is lost: by its creator here or at the provider, or by the provider. */
export const loseAccount: Command = async (world, [who, what]) => {
  const { uid } = pick(CREATORS, who) ?? { uid: '' };
  const before = await storedAccountOf(world, uid);
  const { standIn } = world.provider;
  if (!before) return;
  const account = before.accountId;
  if (what % 3 === 0) {
    const isGone = await world.attempt(`${uid} disconnects`, () => disconnect(justSignedIn(world, uid), {}));
    const { payouts } = await readBooks(world.look);
    // Nothing is sent to such an account yet, so that its person can undo what somebody else has done.
    const nowMs = world.now().getTime();
    const maySetAside =
      isNewInPlaceOfAnother(before, nowMs) || (world.waitsSince !== null && isYoung(before.createdAt, nowMs));
    const live = payouts
      .filter((payout) => payout.creatorId === uid && isLive(payout))
      .filter(({ status }) => !(maySetAside && status === 'held'));
    if (isGone && world.isAlone && live.length > 0)
      throw new Violation(`${uid} has disconnected with a payout in flight`);
  }
  if (what % 3 === 1) {
    const revoke = () => revokeAccess(standIn, getAccount(standIn, account), 'revoked');
    atTheProvider(world, `${uid} takes the access away`, revoke);
  }
  if (what % 3 === 2) {
    const reject = () => rejectAccount(standIn, getAccount(standIn, account).object, 'rejected.other');
    atTheProvider(world, `${uid} is rejected`, reject);
  }
};
