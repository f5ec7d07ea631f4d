import {
  addFault,
  answerAppeal,
  closeDispute,
  type DisputeKind,
  escalateDispute,
  failRefund,
  keepDisputeFee,
  type FaultKind,
  offerAppeal,
  openDispute,
  settleBalances,
  warnOfFraud,
} from '../../../emulators/stripe/index.ts';
import { atTheProvider } from '../invariants/at-the-provider.ts';
import { pick } from '../world.ts';
import type { Command } from './command.ts';

const PARTS = [1, 2, 3, 7];

/** People of the platform take a transfer back, in whole or in part. */
export const reverseTransfer: Command = async (world, [who, what]) => {
  const { standIn, stripe } = world.provider;
  const transfer = pick(standIn.store.state.transfers.values(), who);
  if (!transfer) return;
  const amount = Math.max(1, Math.floor((transfer.amount - transfer.amount_reversed) / (pick(PARTS, what) ?? 1)));
  // Most wait until their creators have the money; before, the provider has nothing to take back.
  if (what % 4 > 0) settleBalances(standIn);
  await world.attempt(`${amount} cents of a transfer are taken back`, () =>
    stripe.transfers.createReversal(transfer.id, { amount }),
  );
};

/** People of the platform refund part of a charge by hand. */
export const refundByHand: Command = async (world, [who, what]) => {
  const { standIn, stripe } = world.provider;
  const charge = pick(
    standIn.store.state.charges.values().filter(({ paid }) => paid),
    who,
  );
  if (!charge) return;
  const amount = Math.max(1, Math.floor((charge.amount - charge.amount_refunded) / (pick(PARTS, what) ?? 1)));
  await world.attempt(`${amount} cents are refunded by hand`, () =>
    stripe.refunds.create({ charge: charge.id, amount }),
  );
};

/** A bank sends a refund back. */
export const sendRefundBack: Command = (world, [who]) => {
  const { standIn } = world.provider;
  const refund = pick(standIn.store.state.refunds.values(), who);
  if (refund)
    atTheProvider(world, `a refund of ${refund.amount} cents is sent back`, () => failRefund(standIn, refund.id));
  return Promise.resolve();
};

/** Ways in which a payer's bank comes, mostly with a chargeback. */
const DISPUTE_KINDS: readonly DisputeKind[] = [
  ...Array<DisputeKind>(7).fill('chargeback'),
  'inquiry',
  'prevented',
  'blocked',
  'inquiry',
  'prevented',
];

/** A payer disputes a charge, in whole or in part. */
export const dispute: Command = (world, [who, what, how]) => {
  const { standIn } = world.provider;
  const charge = pick(
    standIn.store.state.charges.values().filter(({ paid }) => paid),
    who,
  );
  if (!charge) return Promise.resolve();
  const amount = Math.ceil((charge.amount - charge.amount_refunded) / (pick(PARTS, what) ?? 1));
  const kind = pick(DISPUTE_KINDS, how) ?? 'chargeback';
  atTheProvider(world, `${amount} cents are disputed: ${kind}`, () =>
    openDispute(standIn, { charge: charge.id, amount, kind }),
  );
  return Promise.resolve();
};

/** The issuer of a payer's card warns of fraud. */
export const warn: Command = (world, [who]) => {
  const { standIn } = world.provider;
  const charge = pick(
    standIn.store.state.charges.values().filter(({ paid, payment_method_details: by }) => paid && by?.type === 'card'),
    who,
  );
  if (charge) atTheProvider(world, 'an issuer warns of fraud', () => warnOfFraud(standIn, { charge: charge.id }));
  return Promise.resolve();
};

const OPEN: readonly string[] = ['needs_response', 'warning_needs_response', 'under_review', 'warning_under_review'];

/** A dispute is decided. */
export const decideDispute: Command = (world, [who, what]) => {
  const { standIn } = world.provider;
  const open = pick(
    standIn.store.state.disputes.values().filter(({ status }) => OPEN.includes(status)),
    who,
  );
  const status = what % 2 === 0 ? 'won' : 'lost';
  if (open?.status.startsWith('warning_')) {
    const decide = () =>
      status === 'won' ? closeDispute(standIn, open.id, 'warning_closed') : escalateDispute(standIn, open.id);
    atTheProvider(world, `an inquiry ${status === 'won' ? 'closes' : 'becomes a dispute'}`, decide);
    return Promise.resolve();
  }
  if (open) atTheProvider(world, `a dispute is ${status}`, () => closeDispute(standIn, open.id, status));
  return Promise.resolve();
};

/** Cents that the provider keeps for a dispute once more, or gives back. */
const LATER_FEES = [1700, -1500, 1, 2500];

/** The provider keeps another fee for a dispute, or gives one back, without news of it. */
export const keepFee: Command = (world, [who, what]) => {
  const { standIn } = world.provider;
  const disputed = pick(standIn.store.state.disputes.values(), who);
  const cents = pick(LATER_FEES, what) ?? 1;
  if (disputed)
    atTheProvider(world, `a fee of ${cents} cents is kept in silence`, () =>
      keepDisputeFee(standIn, disputed.id, cents),
    );
  return Promise.resolve();
};

/** A bank decides the other way about what it has decided, or lets a loss be appealed, looks at the answer and decides that. */
export const decideAgain: Command = (world, [who, what]) => {
  const { standIn } = world.provider;
  const decided = pick(
    standIn.store.state.disputes.values().filter(({ status }) => AGAIN.includes(status)),
    who,
  );
  if (!decided) return Promise.resolve();
  const { id, status } = decided;
  if (status === 'lost' && what % 3 === 0)
    atTheProvider(world, 'a lost dispute can be appealed', () => offerAppeal(standIn, id));
  else if (status === 'appeal_needs_response' && what % 3 === 0)
    atTheProvider(world, 'an appeal is answered', () => answerAppeal(standIn, id));
  else {
    const next = status === 'won' || (status !== 'lost' && what % 2 === 0) ? 'lost' : 'won';
    atTheProvider(world, `a dispute that was ${status} is ${next}`, () => closeDispute(standIn, id, next));
  }
  return Promise.resolve();
};

const AGAIN: readonly string[] = ['won', 'lost', 'appeal_needs_response', 'appeal_under_review'];

const TARGETS = [
  'transfers.create',
  'transfers.create',
  'transfers.create',
  'refunds.create',
  'refunds.create',
  'transfers.list',
  'refunds.list',
  'charges.retrieve',
  'accounts.retrieve',
  'checkout.sessions.create',
  'checkout.sessions.retrieve',
  'events.list',
  'disputes.retrieve',
  'disputes.update',
  'radar.earlyFraudWarnings.retrieve',
  'transfers.createReversal',
  'balance.retrieve',
  'balanceTransactions.list',
];
/** Kinds of faults. Numbers of steps mean their places. */
const KINDS = [
  'timeout_after_effect',
  'api_error_after_effect',
  'timeout_before_effect',
  'api_error',
  'rate_limit',
  'unavailable',
  'balance_insufficient',
  'lock_timeout',
  'reset_after_effect',
] satisfies FaultKind[];

/** The provider fails the next requests of a kind. */
export const fail: Command = (world, [who, what, how]) => {
  const [on, kind] = [pick(TARGETS, who) ?? '', pick(KINDS, what) ?? 'api_error'];
  const failure = on === 'refunds.create' && how % 5 === 4 ? 'refund_fails_later' : kind;
  const times = 1 + (how % 3);
  atTheProvider(world, `${on} fails ${times} times: ${failure}`, () =>
    addFault(world.provider.standIn, { on, kind: failure, times }),
  );
  // Whoever asks again is then turned away at the door.
  if (how >= 8) {
    const next = pick(['rate_limit', 'balance_insufficient'] as const, how) ?? 'rate_limit';
    atTheProvider(world, `then: ${next}`, () => addFault(world.provider.standIn, { on, kind: next, times: 1 }));
  }
  return Promise.resolve();
};

/** Less than the quiet period, even after the longest standstill of its sender. */
const HELD_MINUTES = [1, 5, 12, 20, 25];

/** The next transfer or refund that is asked for arrives, or is answered, long after its sender has given up. */
export const holdRequest: Command = (world, [who, what]) => {
  const minutes = pick(HELD_MINUTES, who) ?? 1;
  const where = what % 2 === 0 ? 'in the network' : 'at the provider';
  world.provider.holdNext(minutes * 60_000, where);
  world.trace.push(`the next request is held up ${where} for ${minutes} minutes`);
  return Promise.resolve();
};
