import type { EarningsView } from '@doubloon/contract/payments/earnings.ts';
import { SHARE_STARTS } from '@doubloon/contract/shared/money.ts';
import { formatCents, formatNumber } from '../../shared/ui/figures/numbers.tsx';

/** Says in one sentence what adds to the earnings of a project next, or why nothing does. */
export function nextText(earnings: EarningsView, closed: boolean): string {
  const { next_step: next, limited_by_budget: limited, paid, on_its_way: onItsWay, still_to_come: toCome } = earnings;
  if (next) {
    const more = `+${formatCents(next.more)}`;
    if (next.views === 0) return `First approved treasure: ${more}`;
    const step = SHARE_STARTS.includes(next.views) ? 'Next tier' : 'More views';
    return `${step}: ${more} at ${formatNumber(next.views)} counted views`;
  }
  if (closed) return 'This loot is closed.';
  if (limited) return 'The budget of this loot has no more left.';
  if (toCome > 0) return 'Once all is accepted, you have earned the most that this loot can pay you.';
  if (onItsWay > 0) return 'The rest of the most that this loot can pay you is on its way.';
  return paid > 0 ? 'You have earned the most that this loot can pay you.' : 'Nothing more can be paid now.';
}

/** True once a project has paid all that it can; false while that is not known. */
export function earnsNoMore(earnings: EarningsView | undefined): boolean {
  return (
    earnings !== undefined &&
    earnings.paid > 0 &&
    earnings.next_step === null &&
    earnings.on_its_way + earnings.still_to_come === 0
  );
}
