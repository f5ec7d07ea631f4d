import { DEFAULT_EXPECTED_REACH } from '@doubloon/contract/shared/constants.ts';
import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { DOLLARS, fieldsOf, WHOLE_NUMBER } from '../../../../shared/form/form-parts.tsx';
import { leastBudgetText } from '../../../../shared/text/least-budget.ts';
import { ChoiceCard, ChoiceCards } from '../../../../shared/ui/forms/choice-card.tsx';
import { lazyPart } from '../../../../shared/ui/layout/lazy-part.tsx';
import { Pair } from '../../../../shared/ui/forms/pair.tsx';
import { BudgetChoice } from './budget-choice.tsx';
import type { CreateLootValues } from '../create-loot-schema.ts';
import { typedTerms } from '../preview/payout-terms.ts';

const PayoutExplained = lazyPart(async () => (await import('../preview/payout-explained.tsx')).PayoutExplained);

const MODELS = [
  {
    value: 'budget_share',
    name: 'Share the budget',
    text: 'A fixed number of equal slots.',
  },
  {
    value: 'per_view',
    name: 'Pay per view',
    text: 'Open to all, paid by views.',
  },
] as const;

const { TextField } = fieldsOf<CreateLootValues>();

/**
 * Asks for the budget and how creators will be paid from it, with this budget's own numbers; fixed once the loot is paid for.
 * The children stand below the budget.
 */
export function BudgetFields({ children }: { children?: ReactNode }) {
  const { control, register } = useFormContext<CreateLootValues>();
  const { errors } = useFormState({ control, name: 'budget' });
  const form = useWatch({ control });
  const leastBudget = leastBudgetText();
  const shared = form.payoutModel !== 'per_view';
  const terms = typedTerms(form);
  return (
    <>
      <ChoiceCards short role="radiogroup" aria-label="Payout model">
        {MODELS.map((model) => (
          <ChoiceCard key={model.value} bound={register('payoutModel')} {...model} />
        ))}
      </ChoiceCards>
      <Pair short>
        <TextField
          name="budget"
          label="Budget (SGD)"
          required
          hint={leastBudget && !errors.budget?.message?.includes(leastBudget) && `A loot needs ${leastBudget}.`}
          {...DOLLARS}
        />
        {/* Keys, because an input that is taken over shows and stores the other field's value. */}
        {shared ? (
          <TextField key="slots" name="creatorSlots" label="Creator slots" required {...WHOLE_NUMBER} />
        ) : (
          <TextField key="cap" name="creatorCap" label="Most one creator can earn (SGD)" optional {...DOLLARS} />
        )}
      </Pair>
      <BudgetChoice />
      {children}
      {terms.budgetCents > 0 && <PayoutExplained terms={terms} />}
      <TextField
        name="expectedReach"
        label="Expected Reach"
        optional
        hint={
          shared
            ? 'The views you hope for in all.'
            : `The views you hope for in all; ${DEFAULT_EXPECTED_REACH.toLocaleString('en-US')} if you leave it empty.`
        }
        {...WHOLE_NUMBER}
      />
    </>
  );
}
