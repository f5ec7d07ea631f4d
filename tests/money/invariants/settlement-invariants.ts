import { platformFeeCents } from '@doubloon/contract/shared/money.ts';
import type { World as StandIn } from '../../../emulators/stripe/index.ts';
import { caseIdOf } from '../../../functions/src/cases/cases.ts';
import { type Books, groupsOf, millisOf, payoutsOf } from './books.ts';
import { takenFor } from './dispute-invariants.ts';
import { sum } from './invariants.ts';

type Funds = Books['funds'][number];

const partsOf = ({ budgetCents, feeCents }: { readonly budgetCents: number; readonly feeCents: number }) =>
  budgetCents + feeCents;
const allOf = (given: Parameters<typeof partsOf>[0] & { readonly lossCents: number }) =>
  partsOf(given) + given.lossCents;

/** Says which refunds were settled off the provider without having failed, without an admin, or otherwise than booked, and whose payer has another sum than the books say. */
export function wrongSettlements(books: Books): string[] {
  return books.funds.flatMap((funds) =>
    [...wrongRecords(books, funds), ...wrongRequest(books, funds), ...wrongGivenBack(books, funds)].map(
      (what) => `${funds.campaignTitle}: ${what}`,
    ),
  );
}

function wrongRecords({ cases, groups }: Books, { refunds, settlements }: Funds): string[] {
  return settlements.flatMap(({ id, reference, ...parts }) => {
    const say = (what: string) => [`the settlement of ${id} ${what}`];
    const failed = refunds.find((record) => record.id === id);
    if (failed?.status !== 'failed') return say(`is of a refund that is ${failed?.status}`);
    if (failed.budgetCents !== parts.budgetCents || failed.feeCents !== parts.feeCents)
      return say(`is ${partsOf(parts)} cents, the refund was ${partsOf(failed)}`);
    const decided = cases.find((one) => one.id === caseIdOf('settlement', id));
    if (decided?.status !== 'granted' || !decided.decision?.adminId || decided.decision.reason !== reference)
      return say('was recorded by no admin');
    const entries = groups.find((group) => group.id === `${id}_settled`)?.entries ?? [];
    const booked = (account: string) =>
      sum(
        entries.filter((entry) => entry.account === account),
        ({ amountCents }) => amountCents,
      );
    const isBooked = booked('refunded') === parts.budgetCents && booked('off_provider') === partsOf(parts);
    return isBooked && booked('fee') === -parts.feeCents ? [] : say('is booked otherwise');
  });
}

/** A failed refund waits before the admins, and a settled one has its settlement. */
function wrongRequest({ cases }: Books, { refundRequest: request, settlements }: Funds): string[] {
  if (!request || (request.status !== 'failed' && request.status !== 'settled')) return [];
  const attempt = `${request.id}_${request.attempt}`;
  if (!cases.some(({ id }) => id === caseIdOf('settlement', attempt)))
    return [`no admin knows that the refund ${attempt} has failed`];
  const isSettled = settlements.some(({ id }) => id === attempt);
  return isSettled === (request.status === 'settled')
    ? []
    : [`the refund ${attempt} is ${request.status}, but ${isSettled ? '' : 'not '}settled`];
}

/** The payer has what the provider refunded, what disputes took, and what was settled off it: in the books that is refunded, the fee that was given back, and the open loss. */
function wrongGivenBack(books: Books, funds: Funds): string[] {
  const { refunds, disputes, settlements, balances, feeCents } = funds;
  const given =
    sum(
      refunds.filter(({ status }) => status !== 'failed' && status !== 'refunding'),
      allOf,
    ) +
    sum(disputes, allOf) +
    sum(settlements, partsOf);
  const underWay = sum(
    refunds.filter(({ status }) => status === 'refunding'),
    allOf,
  );
  const lost = sum(
    groupsOf(books, funds).flatMap(({ entries }) => entries.filter(({ account }) => account === 'loss')),
    ({ amountCents }) => amountCents,
  );
  const fee = platformFeeCents(balances.funded) - feeCents;
  const booked = balances.refunded + balances.refunding + fee + lost;
  return given + underWay === booked
    ? []
    : [`its payer has ${given} cents and ${underWay} on the way, the books say ${booked}`];
}

/** Says where a payer whose refund was just settled has more than is left of the payment at the provider once its creators are paid. */
export function paidTwice(books: Books, { store }: StandIn, campaignId: string | null): string[] {
  const { state } = store;
  return books.funds
    .filter((one) => one.campaignId === campaignId && one.settlements.length > 0)
    .flatMap((funds) => {
      const { campaignTitle, chargeId, settlements } = funds;
      const charge = state.charges.get(chargeId);
      const taken = sum(
        state.disputes.values().filter((dispute) => dispute.charge === chargeId),
        ({ id }) => takenFor(store, id),
      );
      const ids = new Set(payoutsOf(books, funds).map(({ id }) => id));
      const paid = sum(
        state.transfers.values().filter(({ metadata }) => ids.has(metadata['payout_id'] ?? '')),
        ({ amount, amount_reversed: back }) => amount - back,
      );
      const left = (charge?.amount ?? 0) - (charge?.amount_refunded ?? 0) - taken - paid;
      const settled = sum(settlements, partsOf);
      return settled <= left ? [] : [`${campaignTitle}: ${settled} cents are settled, of ${left} that are left there`];
    });
}

/** Says which refunds that were made by hand of what was settled already nobody was told of. */
export function unreported({ funds, groups }: Books, reported: ReadonlySet<string>): string[] {
  return funds.flatMap(({ campaignTitle, refunds, settlements }) => {
    const settledAt = Math.min(...settlements.map(({ settledAt: at }) => millisOf(at)));
    return refunds
      .filter(({ id, lossCents }) => lossCents > 0 && !reported.has(id))
      .filter(({ id }) => groups.some((group) => group.subjectId === id && millisOf(group.createdAt) > settledAt))
      .filter(({ id }) => !groups.some((group) => group.subjectId === id && millisOf(group.createdAt) <= settledAt))
      .map(({ id }) => `${campaignTitle}: ${id} gives back what was settled, and nobody is told`);
  });
}
