import type { PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { chakra } from '../../../../shared/style/chakra.tsx';
import { Fold, FoldName } from '../../../../shared/ui/layout/fold.tsx';
import { PayoutPreview } from '../../browse/payout/payout-preview.tsx';
import { PayoutSlider } from '../../browse/payout/payout-slider.tsx';
import { payoutWordsForOwners } from '../../browse/payout/payout-words.ts';

/** Explains to an owner what creators are paid under these terms: in words, for a count of views, and as a table. */
export function PayoutExplained({ terms }: { terms: PayoutTerms }) {
  return (
    <>
      <chakra.p bg="sunken" borderRadius="md" paddingX="4" paddingY="3">
        {payoutWordsForOwners(terms)}
      </chakra.p>
      <PayoutSlider terms={terms} mostCents={terms.budgetCents} label="Estimated for one creator, in all" />
      <Fold>
        <FoldName color="seaText" fontWeight="medium">
          Every step as a table
        </FoldName>
        <PayoutPreview terms={terms} caption="What one creator would earn in all" />
      </Fold>
    </>
  );
}
