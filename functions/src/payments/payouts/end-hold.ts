import { type CampaignFunds, fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import { payoutLife } from '@doubloon/contract/payments/lifecycle.ts';
import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import type { FullPayout } from '@doubloon/contract/payments/payout.ts';
import { caseLife } from '@doubloon/contract/cases/lifecycle.ts';
import { closeCase, isDoubted } from '../../cases/cases.ts';
import type { Tx } from '../../platform/database/database.ts';
import { hasProvenEmail } from '../../platform/identity/proven-email.ts';
import { firstSend, type Step } from '../attempts/take-step.ts';
import {
  accountProblem,
  CAMPAIGN_WARNED,
  NO_ACCOUNT,
  type PaymentFailure,
  findWait,
  type PaymentWait,
} from '../statements/payment-refusal.ts';
import { move } from '../ledger/ledger.ts';
import { findCase, isFoundAnew, openHoldCase, waitForAdmin } from './held-payout.ts';
import {
  findPayable,
  getPayable,
  type Hold,
  type MadeTransfer,
  payableOf,
  type PayoutDependencies,
} from './payable.ts';
import { acceptanceOf, recordFailure } from './record-refusal.ts';
import { askForTransfer, findStop } from './send-payout.ts';
import { settlePayout, type Settled } from './settle-payout.ts';

const NOBODY_DECIDED = 'Nobody has decided in time';
const PUT_ANEW = 'Put before the admins anew, for something else';
const PAID_BY_FRAUD = 'The issuer of the card that paid for it has warned of fraud';

/**
 * Ends the hold of a payout whose day has come, in the unit of work that begins to send it. A case that nobody has decided is granted, or refused where the payment is
 * doubted (`isDoubted`). The money becomes available again when the payment is refused or cannot be made any more, for a reason that both sides read. It stays set aside
 * while its account or the payment for its loot is too young. One that has only waited for that is put before the admins when something about it does not fit by
 * now (`hold`), and one that they had before is put before them anew, as another attempt, when that is something else than they have looked at. Reads up to 19, writes up to 16.
 */
export async function endHold(
  tx: Tx,
  deps: PayoutDependencies,
  held: FullPayout,
  { now, hold, lookedAt }: { readonly now: Date; readonly hold: Hold | null; readonly lookedAt: Date },
): Promise<Step<Settled, MadeTransfer>> {
  const known = await findCase(tx, held);
  // An admin has decided since the evidence was looked at: the next run looks at what is left of it.
  if (known?.decision?.adminId && known.decision.decidedAt > lookedAt)
    return { kind: 'done', result: { payout: held, payable: null } };
  const open = known && !caseLife.isFinal(known.status) ? known : null;
  const source = await tx.campaignFunds.get(fundsIdOf(held));
  if (source.fraudWarnedAt) {
    if (open) closeCase(tx, open, 'refused', { adminId: null, reason: PAID_BY_FRAUD, decidedAt: now });
    const outcome = { kind: 'failed', failure: CAMPAIGN_WARNED, again: true } as const;
    return { kind: 'done', result: await settlePayout(tx, deps, { sent: held, outcome, now }) };
  }
  if (open && isDoubted(open)) return { kind: 'done', result: await refuseUndecided(tx, deps, { held, open, now }) };
  const isAnew = hold !== null && known !== null && isElse(hold, known);
  if (open) {
    closeCase(tx, open, 'granted', { adminId: null, reason: isAnew ? PUT_ANEW : NOBODY_DECIDED, decidedAt: now });
    // One that is put before the admins anew is not held once more for what its case has named.
    if (open.deliverableId)
      await deps.letFlagsGo(tx, open.deliverableId, open.subjectId, isAnew ? (open.found?.flags ?? []) : undefined);
  }
  const account = await tx.connectedAccounts.find(held.creatorId);
  const problem =
    accountProblem(account, await hasProvenEmail(tx, held.creatorId)) ??
    findStop(source) ??
    (await obstacleOf(tx, deps, held));
  if (problem || !account) {
    const outcome = { kind: 'failed', failure: problem ?? NO_ACCOUNT, again: true } as const;
    return { kind: 'done', result: await settlePayout(tx, deps, { sent: held, outcome, now }) };
  }
  const wait = findWait(account, source, { payoutWaitDays: deps.config.payoutWaitDays, now });
  if (wait) return { kind: 'done', result: { payout: await waitOn(tx, deps, held, { ...wait, now }), payable: null } };
  if (hold && (!known || isAnew)) {
    const next = known ? setAsideAnew(tx, held, source, now) : held;
    return { kind: 'done', result: { payout: await holdForAdmins(tx, deps, next, { hold, now }), payable: null } };
  }
  const { times, checkAt } = firstSend(now);
  const moved = payoutLife.move(held, 'letGo');
  const { accountId: destination } = account;
  const sending: FullPayout = { ...held, ...moved, ...times, destination, failure: null, checkAt, updatedAt: now };
  tx.payouts.put(sending);
  tx.connectedAccounts.lock(account);
  return askForTransfer(deps, 'send', sending, source);
}

/** True when a payment would be held for something that its case is not about. Whatever an admin has released holds nothing; where nobody has decided, the case says what it is about. */
const isElse = (hold: Hold, known: AdminCase): boolean => Boolean(known.decision?.adminId) || isFoundAnew(hold, known);

/**
 * Sets the money of a held payout aside once more, as its next attempt, which has a case of its own. Nothing is owed out of what is free in between: neither a loss nor a dispute is open. Writes 3.
 */
function setAsideAnew(tx: Tx, held: FullPayout, source: CampaignFunds, now: Date): FullPayout {
  const { id: subjectId, attempt, amountCents } = held;
  const next = { ...held, attempt: attempt + 1 };
  const given = { event: `${subjectId}_${attempt}_released`, entries: move('reserved', 'available', amountCents) };
  const taken = { event: `${subjectId}_${next.attempt}_reserved`, entries: move('available', 'reserved', amountCents) };
  const released = tx.ledgerGroups.post(source, { ...given, subjectId }, now);
  tx.campaignFunds.put(tx.ledgerGroups.post(released, { ...taken, subjectId }, now));
  return next;
}

/** Keeps a payout set aside until a day, which both sides read. Reads up to 3, writes up to 2. */
async function waitOn(
  tx: Tx,
  { payables }: Pick<PayoutDependencies, 'payables'>,
  held: FullPayout,
  { until, failure, now }: PaymentWait & { readonly now: Date },
): Promise<FullPayout> {
  const waiting: FullPayout = { ...held, failure: { ...failure, triedUntil: until }, checkAt: until, updatedAt: now };
  tx.payouts.put(waiting);
  const payable = await findPayable(payables, tx, payableOf(held));
  recordFailure(tx, payable, failure, { now, ofPayout: true, ...acceptanceOf(held) });
  return waiting;
}

/** Keeps a payout set aside for the admins, whose day has come while something about it does not fit. Reads up to 4, writes up to 3. */
async function holdForAdmins(
  tx: Tx,
  { payables }: Pick<PayoutDependencies, 'payables'>,
  waited: FullPayout,
  { hold, now }: { readonly hold: Hold; readonly now: Date },
): Promise<FullPayout> {
  const payable = await getPayable(payables, tx, payableOf(waited));
  const doubtedBy = (await tx.applicationFunds.find(waited.applicationId))?.doubtedBy ?? null;
  const { until, failure } = waitForAdmin(hold, { doubtedBy }, now);
  const held = { ...waited, failure: { ...failure, triedUntil: until }, checkAt: until, updatedAt: now };
  tx.payouts.put(held);
  openHoldCase(tx, held, { hold, caseSubject: payable.caseSubject, doubtedBy, now });
  recordFailure(tx, payable, failure, { now, ofPayout: true, ...acceptanceOf(held) });
  return held;
}

const NOT_RELEASED = 'Our team has not released this payment in time, so it is not made. You can appeal against that.';

/** Refuses a doubted held payment that nobody has decided on. Its flags hold it no more: it comes back by an appeal only, whose grant has looked at them. */
async function refuseUndecided(
  tx: Tx,
  { payables, letFlagsGo }: Pick<PayoutDependencies, 'payables' | 'letFlagsGo'>,
  { held, open, now }: { readonly held: FullPayout; readonly open: AdminCase; readonly now: Date },
): Promise<Settled> {
  closeCase(tx, open, 'refused', { adminId: null, reason: NOBODY_DECIDED, decidedAt: now });
  if (open.deliverableId) await letFlagsGo(tx, open.deliverableId, open.subjectId);
  const payable = await getPayable(payables, tx, payableOf(held));
  await payable.refuseHeld(tx, held, { reason: NOT_RELEASED, now });
  return { payout: await tx.payouts.get(held.id), payable: null };
}

/** Returns why the payable of a payout can no longer be approved; null when it can. */
async function obstacleOf(
  tx: Tx,
  { payables }: Pick<PayoutDependencies, 'payables'>,
  held: FullPayout,
): Promise<PaymentFailure | null> {
  const ref = payableOf(held);
  const payable = await findPayable(payables, tx, ref);
  const obstacle = payable ? await payable.obstacle(tx) : 'What this payment was for is not there any more';
  if (obstacle === null) return null;
  return payables[ref.kind].unpayable(obstacle);
}
