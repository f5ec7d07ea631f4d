import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { type Books, millisOf, readBooks } from '../invariants/books.ts';
import { Violation } from '../invariants/violation.ts';
import { isRisky, isUnauthenticated, cardOf } from '../invariants/payment-risk.ts';
import { VELOCITY_LIMITS, type MoneyWorld } from '../world.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Returns, by the provider's own objects, why an admin has to look before a treasure that was never paid is paid: the risk or the missing authentication of a payment for its
 * loot, a warning of its card, or as much within a day as an operator's limits allow.
 */
export async function reasonsToLook(
  world: MoneyWorld,
  deliverable: Pick<Deliverable, 'id' | 'campaignId' | 'ownerId' | 'creatorId'>,
): Promise<string[]> {
  const books = await readBooks(world.look);
  if (books.payouts.some(({ id }) => id === payoutIdOf(deliverable.id))) return [];
  // Whoever has left takes their cards along.
  if (world.left.size > 0) return [];
  const own = books.funds.filter(({ campaignId }) => campaignId === deliverable.campaignId);
  const counted = own.filter(({ goesBack }) => goesBack === null);
  return [
    ...(own.some((funds) => isRisky(world.provider, funds)) ? ['a payment for its loot is risky'] : []),
    ...(counted.some((funds) => isUnauthenticated(world.provider, funds)) ? ['3-D Secure authenticated nobody'] : []),
    ...(isWarned(world, books, counted, deliverable.ownerId) ? ['an issuer has warned of its card'] : []),
    ...(world.limitsVelocity ? fastest(world, books, counted, deliverable) : []),
  ];
}

/** Throws a `Violation` for a treasure that is being paid, or was, although an admin should have looked at it first. */
export async function expectLookedAt(
  world: MoneyWorld,
  { id }: Pick<Deliverable, 'id'>,
  reasons: readonly string[],
): Promise<void> {
  if (reasons.length === 0) return;
  const { payouts, cases } = await readBooks(world.look);
  const status = payouts.find((payout) => payout.id === payoutIdOf(id))?.status;
  const wasSent = status === 'sending' || status === 'paid' || status === 'unresolved';
  if (wasSent && !cases.some(({ kind, deliverableId }) => kind === 'hold' && deliverableId === id))
    throw new Violation(`${id} is ${status}, and no admin was asked, although ${reasons.join(', ')}`);
}

type Funds = Books['funds'][number];

/** True when an issuer has warned, as the books know, of the card of a loot or of another payment of its owner. */
function isWarned(world: MoneyWorld, { funds }: Books, own: readonly Funds[], ownerId: string): boolean {
  const cards = own.flatMap((one) => cardOf(world.provider, one)?.fingerprint ?? []);
  return funds.some(
    (one) =>
      one.fraudWarnedAt !== null &&
      one.goesBack === null &&
      cardOf(world.provider, one) !== undefined &&
      (one.ownerId === ownerId || cards.includes(cardOf(world.provider, one)?.fingerprint ?? '')),
  );
}

function fastest(
  world: MoneyWorld,
  { funds, payouts }: Books,
  own: readonly Funds[],
  { ownerId, creatorId }: Pick<Deliverable, 'ownerId' | 'creatorId'>,
): string[] {
  const { owner, card, creator } = VELOCITY_LIMITS;
  const kept = funds.filter(({ goesBack }) => goesBack === null);
  const mostBeside = (alike: (one: Funds, other: Funds) => boolean) =>
    Math.max(
      0,
      ...own.map(
        (one) =>
          kept.filter(
            (other) => alike(one, other) && Math.abs(millisOf(one.createdAt) - millisOf(other.createdAt)) < DAY_MS,
          ).length,
      ),
    );
  const fingerprint = (one: Funds) => cardOf(world.provider, one)?.fingerprint;
  const since = addDays(world.now(), -1).getTime();
  const paid = payouts.filter(
    (payout) => payout.creatorId === creatorId && payout.status === 'paid' && millisOf(payout.createdAt) > since,
  );
  return [
    ...(mostBeside((_, other) => other.ownerId === ownerId) >= owner ? ['its owner pays for much'] : []),
    ...(mostBeside((one, other) => fingerprint(one) !== undefined && fingerprint(one) === fingerprint(other)) >= card
      ? ['its card pays for much']
      : []),
    ...(paid.length >= creator ? ['its creator is paid much'] : []),
  ];
}
