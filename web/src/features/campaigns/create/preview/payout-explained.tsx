import type { PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { Hint } from '../../../../shared/style/chakra.tsx';
import { Fold, FoldName } from '../../../../shared/ui/layout/fold.tsx';
import { PayoutPreview } from '../../browse/payout/payout-preview.tsx';
import { PayoutSlider } from '../../browse/payout/payout-slider.tsx';
import { payoutWordsForOwners } from '../../browse/payout/payout-words.ts';

/** Explains to an owner what creators are paid under these terms: for a count of views, in words, and as a table. */
export function PayoutExplained({ terms }: { terms: PayoutTerms }) {
  return (
    <>
      <PayoutSlider terms={terms} mostCents={terms.budgetCents} label="Estimated for one creator, in all" />
      <Hint>{payoutWordsForOwners(terms)}</Hint>
      <Fold>
        <FoldName color="seaText" fontWeight="medium">
          Every step as a table
        </FoldName>
        <PayoutPreview terms={terms} caption="What one creator would earn in all" />
      </Fold>
    </>
  );
}
