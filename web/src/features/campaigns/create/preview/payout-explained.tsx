import type { PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { chakra, Hint } from '../../../../shared/style/chakra.tsx';
import { Money } from '../../../../shared/ui/figures/numbers.tsx';
import { Fold, FoldName } from '../../../../shared/ui/layout/fold.tsx';
import { PayoutPreview } from '../../browse/payout/payout-preview.tsx';
import { PayoutSlider } from '../../browse/payout/payout-slider.tsx';
import { payoutWordsForOwners, slotFigures } from '../../browse/payout/payout-words.ts';

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: '3',
    lineHeight: 'snug',
    '& dt': { textStyle: 'hint', fontSize: 'xs' },
    '& dd': { fontSize: 'sm', fontWeight: 'semibold' },
    '& small': { display: 'block', textStyle: 'hint', fontSize: 'xs', fontWeight: 'normal' },
  },
});

/** Explains to an owner what creators are paid under these terms: for a count of views, what all of it costs, and as a table. */
export function PayoutExplained({ terms }: { terms: PayoutTerms }) {
  return (
    <>
      <PayoutSlider terms={terms} mostCents={terms.budgetCents} label="Estimated for one creator, in all" />
      {terms.payoutModel === 'budget_share' ? (
        <Figures>
          {slotFigures(terms).map(({ name, cents, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Money cents={cents} />
                <small>{note}</small>
              </dd>
            </div>
          ))}
        </Figures>
      ) : (
        <Hint>{payoutWordsForOwners(terms)}</Hint>
      )}
      <Fold>
        <FoldName color="seaText" fontWeight="medium">
          Every step as a table
        </FoldName>
        <PayoutPreview terms={terms} caption="What one creator would earn in all" />
      </Fold>
    </>
  );
}
