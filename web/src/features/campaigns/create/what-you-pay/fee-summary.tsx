import { entitlementCents, SHARE_STARTS } from '@doubloon/contract/shared/money.ts';
import { useWatch } from 'react-hook-form';
import { chakra } from '../../../../shared/style/chakra.tsx';
import { leastBudgetCents, leastBudgetText } from '../../../../shared/text/least-budget.ts';
import { Money } from '../../../../shared/ui/figures/numbers.tsx';
import type { CreateLootValues } from '../create-loot-schema.ts';
import { typedTerms } from '../preview/payout-terms.ts';
import { FeeLines, Line } from './fee-lines.tsx';

const [LEAST, MOST] = [Math.min(...SHARE_STARTS), Math.max(...SHARE_STARTS)];

/** The receipt before the payment, down to the cent, with what one creator gets of it; a budget that is too small is said at once, also that of a draft. */
export function FeeSummary() {
  const terms = typedTerms(useWatch<CreateLootValues>());
  const { budgetCents, payoutModel } = terms;
  const isShared = payoutModel === 'budget_share';
  return (
    <chakra.div aria-live="polite">
      <FeeLines name="Budget" budgetCents={budgetCents}>
        <Line name={isShared ? 'One creator gets' : 'First 1,000 views earn'} textStyle="hint" fontSize="xs">
          {budgetCents === 0 ? (
            '–'
          ) : isShared ? (
            <>
              <Money cents={entitlementCents(terms, LEAST)} /> to <Money cents={entitlementCents(terms, MOST)} />
            </>
          ) : (
            <Money cents={entitlementCents(terms, 1000)} />
          )}
        </Line>
      </FeeLines>
      {budgetCents > 0 && budgetCents < leastBudgetCents() && (
        <chakra.p textStyle="error" marginTop="2">
          This cannot be paid for: the budget has to be {leastBudgetText()}.
        </chakra.p>
      )}
    </chakra.div>
  );
}
