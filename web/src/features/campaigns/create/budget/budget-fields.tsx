import { DEFAULT_EXPECTED_REACH } from '@doubloon/contract/shared/constants.ts';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { DOLLARS, fieldsOf, WHOLE_NUMBER } from '../../../../shared/form/form-parts.tsx';
import { leastBudgetText } from '../../../../shared/text/least-budget.ts';
import { ChoiceCard, ChoiceCards } from '../../../../shared/ui/forms/choice-card.tsx';
import { lazyPart } from '../../../../shared/ui/layout/lazy-part.tsx';
import { Pair } from '../../../../shared/ui/forms/pair.tsx';
import { BudgetFigures } from './budget-figures.tsx';
import type { CreateLootValues } from '../create-loot-schema.ts';
import { typedTerms } from '../preview/payout-terms.ts';

const PayoutExplained = lazyPart(async () => (await import('../preview/payout-explained.tsx')).PayoutExplained);

const MODELS = [
  {
    value: 'budget_share',
    name: 'Share the budget',
    text: 'A fixed number of creators share it equally. You know the price of each beforehand.',
  },
  {
    value: 'per_view',
    name: 'Pay per view',
    text: 'Any number of creators take part. Each is paid by the views they bring.',
  },
] as const;

const { TextField } = fieldsOf<CreateLootValues>();

/** Asks for the budget and how creators will be paid from it, with this budget's own numbers; fixed once the loot is paid for. */
export function BudgetFields() {
  const { control, register } = useFormContext<CreateLootValues>();
  const { errors } = useFormState({ control, name: 'budget' });
  const form = useWatch({ control });
  const leastBudget = leastBudgetText();
  const shared = form.payoutModel !== 'per_view';
  const terms = typedTerms(form);
  return (
    <>
      <ChoiceCards role="radiogroup" aria-label="Payout model">
        {MODELS.map((model) => (
          <ChoiceCard key={model.value} bound={register('payoutModel')} {...model} />
        ))}
      </ChoiceCards>
      <Pair>
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
      {terms.budgetCents > 0 && <BudgetFigures terms={terms} />}
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
      {terms.budgetCents > 0 && <PayoutExplained terms={terms} />}
    </>
  );
}
