import { DEFAULT_EXPECTED_REACH } from '@doubloon/contract/shared/constants.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { DOLLARS, fieldsOf, WHOLE_NUMBER } from '../../../shared/form/form-parts.tsx';
import { chakra, Muted, Wrap } from '../../../shared/style/chakra.tsx';
import { Chip } from '../../../shared/ui/marks/chip.tsx';
import type { CreateLootValues } from './create-loot-schema.ts';
import { typedTerms } from './preview/payout-terms.ts';
import { payoutWordsForOwners } from '../browse/payout/payout-words.ts';
import { PayoutPreview } from '../browse/payout/payout-preview.tsx';
import { PayoutSlider } from '../browse/payout/payout-slider.tsx';

const { TextField } = fieldsOf<CreateLootValues>();

/** Shows how creators will be paid, with this budget's own numbers; fixed once the loot is paid for. */
export function PayoutModelFields() {
  const { control, register } = useFormContext<CreateLootValues>();
  const form = useWatch({ control });
  const shared = form.payoutModel !== 'per_view';
  const terms = typedTerms(form);
  const words = payoutWordsForOwners(terms);
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
      {words && (
        <>
          <chakra.p bg="sunken" borderRadius="md" paddingX="4" paddingY="3">
            {words}
          </chakra.p>
          <PayoutSlider terms={terms} mostCents={terms.budgetCents} label="One creator would earn in all" />
          <details>
            <chakra.summary
              cursor="pointer"
              color="seaText"
              fontWeight="medium"
              minHeight="touch"
              alignContent="center"
            >
              Every step as a table
            </chakra.summary>
            <PayoutPreview terms={terms} caption="What one creator would earn in all" />
          </details>
        </>
      )}
    </>
  );
}
