import { exampleViews } from '@doubloon/contract/campaigns/earnings.ts';
import type { PayoutTerms } from '@doubloon/contract/shared/money.ts';

/** Counts between two marks of the slider, so that small and large ones can be set equally well. */
export const STEPS_BETWEEN = 10;

/** The counts that the slider stands at: those where a share begins or the reach is met, with as many between each two, and half as many more beyond the last. */
export function sliderViews(terms: PayoutTerms): number[] {
  const marks = exampleViews(terms);
  const last = marks[marks.length - 1] ?? 0;
  return [...marks, last * 1.5].flatMap((mark, index, all) => {
    const before = all[index - 1];
    if (before === undefined) return [mark];
    const step = (mark - before) / STEPS_BETWEEN;
    return Array.from({ length: STEPS_BETWEEN }, (_, at) => Math.round(before + step * (at + 1)));
  });
}
