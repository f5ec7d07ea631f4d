import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import { PAYMENT_WAITS } from '@doubloon/contract/payments/statements/payment-problem.ts';
import { caseIdOf } from '../../../functions/src/cases/cases.ts';
import { payableOf } from '../../../functions/src/payments/payouts/payable.ts';
import type { World as StandIn } from '../../../emulators/stripe/index.ts';
import { type Books, millisOf } from './books.ts';
import { cardOf, isRisky, isUnauthenticated } from './payment-risk.ts';

const DAY_MS = 24 * 60 * 60_000;
const REVIEW_MS = 3 * DAY_MS;
/** How long a payment waits that an admin has doubted. */
export const DOUBTED_MS = 30 * DAY_MS;
const NOBODY_DECIDED = 'Nobody has decided in time';
/** Time for which one process may not see yet what another knows: each may stand still for 20 minutes. */
const STANDSTILLS_MS = 60 * 60_000;

/** Says which held payment was sent before an admin or its day has let it go, or is held without its money. */
export function wrongInHolds(books: Books, standIn: StandIn): string[] {
  const held = heldAttempts(books);
  // One that was let go is sent by the process that has let it go, or by the resolver.
  const waiting = held.filter(({ payout, attempt, found }) => attempt === payout.attempt && found.status !== 'refused');
  const isKnown = new Set(waiting.map(({ payout }) => payout.id));
  return [
    ...books.payouts
      .filter(({ id, status, failure }) => status === 'held' && !isKnown.has(id) && failure?.reason !== PAYMENT_WAITS)
      .map(({ id }) => `${id} is held, and no admin is asked`),
    ...held.flatMap((one) => wrongHold(books, one)),
    ...held.flatMap((one) => wrongSilence(held, one)),
    ...held.flatMap((one) => riskySilence(books, standIn, one)),
    ...held.flatMap((one) => warnedSilence(books, standIn, one)),
  ];
}

/** Says which held payments still wait although their last day was over at a moment before the schedule has looked at them. */
export function leftBeyondDay(books: Books, moment: number): string[] {
  return heldAttempts(books)
    .filter(({ found }) => found.status === 'open' && millisOf(found.createdAt) + DOUBTED_MS < moment)
    .map(({ payout }) => `${payout.id} still waits for an admin after its last day`);
}

interface HeldAttempt {
  readonly payout: Books['payouts'][number];
  readonly attempt: number;
  readonly found: AdminCase;
}

function heldAttempts({ payouts, cases }: Books): HeldAttempt[] {
  return payouts.flatMap((payout) =>
    Array.from({ length: payout.attempt }, (_, index) => index + 1).flatMap((attempt) => {
      const id = caseIdOf('hold', payableOf(payout).id, attempt);
      const found = cases.find((one) => one.id === id);
      return found ? [{ payout, attempt, found }] : [];
    }),
  );
}

function wrongHold({ groups, transfers }: Books, { payout, attempt, found }: HeldAttempt): string[] {
  const { id, status } = payout;
  const isPosted = (step: string) => groups.some((group) => group.id === `${id}_${attempt}_${step}`);
  const isCurrent = attempt === payout.attempt;
  const wrong: string[] = [];
  if (!isPosted('reserved')) wrong.push('is held, and no money is set aside for it');
  if (found.status === 'open') {
    if (!isCurrent || status !== 'held') wrong.push(`is ${status}, and waits for an admin`);
    if (isPosted('paid') || isPosted('released')) wrong.push('waits for an admin, and its money is gone');
  }
  if (found.status === 'refused' && (isPosted('paid') || !isPosted('released')))
    wrong.push('was refused, and its money is not given back');
  const { decision } = found;
  if (found.status === 'refused' && decision?.adminId === null && decision.reason === NOBODY_DECIDED) {
    const isEarly = millisOf(decision.decidedAt) < millisOf(found.createdAt) + DOUBTED_MS;
    if (!(found.flag ?? found.silenceRefuses) || isEarly)
      wrong.push('was refused by itself before its day, or without a doubt');
  }
  if (!decision || found.status !== 'granted') return wrong.map((what) => `${id} ${what}`);
  const decidedAt = millisOf(decision.decidedAt);
  const isByItself = decision.adminId === null;
  if (isByItself && (found.flag || found.silenceRefuses || decidedAt < millisOf(found.createdAt) + REVIEW_MS))
    wrong.push('was let go before its day, and nobody has decided that');
  const sentAt = isCurrent ? transfers.find((one) => one.id === id)?.firstSentAt : null;
  if (sentAt && millisOf(sentAt) < decidedAt) wrong.push('was sent before it was let go');
  return wrong.map((what) => `${id} ${what}`);
}

/** A payment that an admin has refused or flagged is made by silence no more, in whatever form it comes again, until one grants a payment of its application. */
function wrongSilence(held: readonly HeldAttempt[], { payout, found }: HeldAttempt): string[] {
  if (found.status !== 'granted' || found.decision?.adminId !== null) return [];
  const before = held.filter((one) => one.payout.applicationId === payout.applicationId).map((one) => one.found);
  const openedAt = millisOf(found.createdAt);
  const latest = (moments: readonly number[]) => Math.max(0, ...moments.filter((at) => at < openedAt));
  const doubtedAt = latest(before.flatMap(momentsOfDoubt));
  const trustedAt = latest(
    before.flatMap(({ status, decision }) =>
      status === 'granted' && decision?.adminId ? [millisOf(decision.decidedAt)] : [],
    ),
  );
  return doubtedAt > trustedAt ? [`${payout.id} was let go by silence, although an admin has doubted its project`] : [];
}

/** A payment for a loot whose payer the provider doubts is made by silence only where an admin has let a payment of the same treasure go before. */
function riskySilence({ funds, cases }: Books, standIn: StandIn, { payout, found }: HeldAttempt): string[] {
  if (found.status !== 'granted' || found.decision?.reason !== NOBODY_DECIDED) return [];
  const openedAt = millisOf(found.createdAt);
  const paying = funds.filter(
    (one) => one.campaignId === payout.campaignId && millisOf(one.createdAt) <= openedAt && one.goesBack === null,
  );
  const isDoubtful = paying.some((one) => isRisky({ standIn }, one) || isUnauthenticated({ standIn }, one));
  const wasTrusted = cases.some(
    ({ kind, deliverableId, status, decision }) =>
      kind === 'hold' &&
      deliverableId === found.deliverableId &&
      status === 'granted' &&
      decision !== null &&
      decision.adminId !== null &&
      millisOf(decision.decidedAt) <= openedAt,
  );
  return isDoubtful && !wasTrusted
    ? [`${payout.id} was let go by silence, although the payment for its loot is risky`]
    : [];
}

/**
 * A payment is made by silence only where no issuer had warned of a card of its owner by the day on which it was let go, also when that was after its case was opened, or the
 * admins have decided on a payment of the same loot since.
 */
function warnedSilence({ funds, cases }: Books, standIn: StandIn, { payout, found }: HeldAttempt): string[] {
  if (found.status !== 'granted' || found.decision?.reason !== NOBODY_DECIDED) return [];
  const letGoAt = millisOf(found.decision.decidedAt);
  const heardAt = funds.flatMap(({ ownerId, fraudWarnedAt, goesBack, chargeId }) => {
    const isOfOwner = ownerId === payout.ownerId && goesBack === null && cardOf({ standIn }, { chargeId });
    const at = fraudWarnedAt && isOfOwner ? millisOf(fraudWarnedAt) : Infinity;
    return at + STANDSTILLS_MS < letGoAt ? [at] : [];
  });
  const lookedAt = cases.flatMap(({ kind, campaignId, decision }) =>
    kind === 'hold' && campaignId === payout.campaignId && decision?.adminId ? [millisOf(decision.decidedAt)] : [],
  );
  return heardAt.some((at) => !lookedAt.some((moment) => moment >= at && moment <= letGoAt))
    ? [`${payout.id} was let go by silence, although the issuer of a card of its owner had warned`]
    : [];
}

const momentsOfDoubt = ({ status, decision, flag }: AdminCase): number[] => [
  ...(flag ? [millisOf(flag.flaggedAt)] : []),
  ...(status === 'refused' && decision?.adminId ? [millisOf(decision.decidedAt)] : []),
];
