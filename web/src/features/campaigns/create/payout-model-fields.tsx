import { DEFAULT_EXPECTED_REACH } from '@doubloon/contract/shared/constants.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { DOLLARS, fieldsOf, WHOLE_NUMBER } from '../../../shared/form/form-parts.tsx';
import { Muted, Wrap } from '../../../shared/style/chakra.tsx';
import { Chip } from '../../../shared/ui/marks/chip.tsx';
import type { CreateLootValues } from './create-loot-schema.ts';
import { typedTerms } from './preview/payout-terms.ts';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';

const PayoutExplained = lazyPart(async () => (await import('./preview/payout-explained.tsx')).PayoutExplained);

const { TextField } = fieldsOf<CreateLootValues>();

/** Shows how creators will be paid, with this budget's own numbers; fixed once the loot is paid for. */
export function PayoutModelFields() {
  const { control, register } = useFormContext<CreateLootValues>();
  const form = useWatch({ control });
  const shared = form.payoutModel !== 'per_view';
  const terms = typedTerms(form);
  return (
    <>
      <Wrap gap="3" role="radiogroup" aria-label="Payout model">
        <Chip type="radio" value="budget_share" {...register('payoutModel')}>
          Share the budget
        </Chip>
        <Chip type="radio" value="per_view" {...register('payoutModel')}>
          Pay per view
        </Chip>
      </Wrap>
      <Muted>
        {shared
          ? 'A fixed number of creators share the budget equally. You know the price beforehand.'
          : `Any number of creators are paid by the views they bring. Without an expected reach, ${DEFAULT_EXPECTED_REACH.toLocaleString('en-US')} views are assumed.`}
      </Muted>
      {/* Keys, because an input that is taken over shows and stores the other field's value. */}
      {shared ? (
        <TextField key="slots" name="creatorSlots" label="Creator slots" required {...WHOLE_NUMBER} />
      ) : (
        <TextField key="cap" name="creatorCap" label="Most one creator can earn (SGD)" optional {...DOLLARS} />
      )}
      {terms.budgetCents > 0 && <PayoutExplained terms={terms} />}
    </>
  );
}
