import { PLATFORM_FEE_PERCENT } from '@doubloon/contract/shared/constants.ts';
import { chakra, Hint } from '../../../../shared/style/chakra.tsx';
import { leastBudgetCents, leastBudgetText } from '../../../../shared/text/least-budget.ts';
import { FeeLines } from './fee-lines.tsx';

/** Summary of the amount the owner is about to pay, down to the cent, updated while they type; a budget that is too small is said at once, also that of a draft. */
export function FeeSummary({ budgetCents }: { budgetCents: number }) {
  const isTooSmall = budgetCents > 0 && budgetCents < leastBudgetCents();
  return (
    <chakra.div aria-live="polite">
      {budgetCents > 0 ? (
        <FeeLines name="Budget" budgetCents={budgetCents} />
      ) : (
        <Hint>You pay the budget and a platform fee of {PLATFORM_FEE_PERCENT}%, and see the total before you do.</Hint>
      )}
      {isTooSmall && (
        <chakra.p textStyle="error" marginTop="2">
          This cannot be paid for: the budget has to be {leastBudgetText()}.
        </chakra.p>
      )}
    </chakra.div>
  );
}
