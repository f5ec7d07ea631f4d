import type { PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { type Books, firstFundsOf } from './books.ts';

/** All terms that a loot has had, the oldest first, by what was paid for: those that it began with, and after each budget that was added, at no lower price. */
export function termsOf(books: Books, campaignId: string): PayoutTerms[] {
  const first = firstFundsOf(books, campaignId);
  if (!first) return [];
  const bought = (checkoutId: string) => books.checkouts.find(({ id }) => id === checkoutId)?.campaign;
  const original = bought(first.checkoutId);
  if (!original) return [];
  const { payoutModel, budgetCents, creatorSlots, creatorCapCents, expectedReach } = original;
  const had = [{ payoutModel, budgetCents, creatorSlots, creatorCapCents, expectedReach: expectedReach ?? 1000 }];
  for (const id of first.addedIds) {
    const added = books.funds.find(({ fundsId }) => fundsId === id);
    const more = added && !added.goesBack ? bought(added.checkoutId) : undefined;
    const last = had.at(-1);
    if (!more || !last) continue;
    had.push({
      ...last,
      budgetCents: last.budgetCents + more.budgetCents,
      creatorSlots: last.creatorSlots + (payoutModel === 'budget_share' ? more.creatorSlots : 0),
      expectedReach: last.expectedReach + (more.expectedReach ?? 0),
    });
  }
  return had;
}

/** Says which loots have other terms than were paid for, or a price that has fallen. */
export function wrongTerms(books: Books): string[] {
  return books.funds.flatMap((first) => {
    if (first.fundsId !== null) return [];
    const had = termsOf(books, first.campaignId);
    const loot = books.campaigns.find(({ id }) => id === first.campaignId);
    const say = (what: string) => [`${first.campaignTitle}: ${what}`];
    if (!isSame(had.at(-1), first.terms)) return say('has terms that nobody paid for');
    if (loot?.budgetCents !== first.terms.budgetCents || loot.creatorSlots !== first.terms.creatorSlots)
      return say('shows another budget than was paid for');
    const isCheaper = had.some((terms, index) => {
      const before = had[index - 1];
      if (!before) return false;
      const [units, earlier] = [terms, before].map((one) =>
        BigInt(one.payoutModel === 'budget_share' ? one.creatorSlots : one.expectedReach),
      );
      return BigInt(terms.budgetCents) * (earlier ?? 0n) < BigInt(before.budgetCents) * (units ?? 0n);
    });
    return isCheaper ? say('pays less since budget was added') : [];
  });
}

/** True of the same terms, in whichever order they are stored. */
export const isSame = (one: PayoutTerms | undefined, other: PayoutTerms): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

function sorted(terms: PayoutTerms | undefined): [string, unknown][] {
  return Object.entries(terms ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
}
