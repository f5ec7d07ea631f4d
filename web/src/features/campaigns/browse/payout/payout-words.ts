import { entitlementCents, SHARE_STARTS, sharePercent, type PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { formatCents, formatNumber } from '../../../../shared/ui/figures/numbers.tsx';

const MIN_VIEWS = Math.min(...SHARE_STARTS);
const MAX_VIEWS = Math.max(...SHARE_STARTS);

const creators = (slots: number) => (slots === 1 ? '1 creator' : `${formatNumber(slots)} creators`);

/** Returns how a loot pays, said to a creator who thinks about applying. */
export function payoutWordsForCreators(terms: PayoutTerms): string[] {
  const { payoutModel, budgetCents, expectedReach, creatorSlots, creatorCapCents } = terms;
  if (payoutModel === 'budget_share') {
    const slot = Math.floor(budgetCents / creatorSlots);
    return [
      creatorSlots === 1
        ? `One creator is chosen, and the whole ${formatCents(slot)} is theirs to earn from.`
        : `${creators(creatorSlots)} share the budget: your slot is worth ${formatCents(slot)}.`,
      `An approved treasure earns ${sharePercent(MIN_VIEWS)}% of it from the first day, ${formatCents(entitlementCents(terms, MIN_VIEWS))}, and up to ${sharePercent(MAX_VIEWS)}% as your views grow.`,
    ];
  }
  return [
    `You are paid for the views you bring: your part of the expected ${formatNumber(expectedReach)} views, times the budget, times your share of ${sharePercent(MIN_VIEWS)}% to ${sharePercent(MAX_VIEWS)}%.`,
    ...(creatorCapCents === null ? [] : [`One creator earns ${formatCents(creatorCapCents)} at most.`]),
    'Any number of creators can take part; whoever is approved first is paid first.',
  ];
}

/** Says in one line what tier and CPM have to do with what a creator earns. */
export function tierLine({ payoutModel }: PayoutTerms): string {
  const tiers = `${sharePercent(MIN_VIEWS)}% to ${sharePercent(MAX_VIEWS)}% by counted views`;
  return payoutModel === 'budget_share'
    ? `Your tier is the part of a slot that you earn: ${tiers}. CPM only compares loots.`
    : `CPM is what 1,000 counted views are worth. Your tier is the part of it that you earn: ${tiers}.`;
}

/** Returns one slot of a budget that is shared, and the least and the most that all slots cost its owner. */
export function slotFigures(terms: PayoutTerms): { name: string; cents: number; note: string }[] {
  const { budgetCents, creatorSlots } = terms;
  const inAll = (views: number) => ({
    cents: entitlementCents(terms, views) * creatorSlots,
    note: `${sharePercent(views)}%, ${formatNumber(views)}${views > 0 ? '+' : ''} views`,
  });
  return [
    { name: 'One slot', cents: Math.floor(budgetCents / creatorSlots), note: `of ${formatNumber(creatorSlots)}` },
    { name: 'Lowest in all', ...inAll(MIN_VIEWS) },
    { name: 'Highest in all', ...inAll(MAX_VIEWS) },
  ];
}

/** Returns how a loot that pays by views will pay, said to the owner who is about to buy it. */
export function payoutWordsForOwners(terms: PayoutTerms): string {
  const { budgetCents, expectedReach, creatorCapCents } = terms;
  const whole = formatCents(entitlementCents(terms, expectedReach));
  return `You pay for what was seen: a creator who brings all ${formatNumber(expectedReach)} expected views earns ${whole}, one who brings fewer earns that part of it${creatorCapCents === null ? '' : `, at most ${formatCents(creatorCapCents)}`}. 0 counted views cost nothing. Creators are paid in the order you approve them until your ${formatCents(budgetCents)} is spent.`;
}
