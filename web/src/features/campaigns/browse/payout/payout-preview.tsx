import { exampleViews } from '@doubloon/contract/campaigns/earnings.ts';
import { entitlementCents, sharePercent, type PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { chakra } from '../../../../shared/style/chakra.tsx';
import { formatNumber, Money } from '../../../../shared/ui/figures/numbers.tsx';

/** Table of one creator's earnings under these terms at several counts of views, starting from zero. */
export function PayoutPreview({ terms, caption }: { terms: PayoutTerms; caption: string }) {
  return (
    <chakra.table width="full" textStyle="figure" fontSize="sm">
      <chakra.caption textAlign="left" color="muted" paddingBottom="2">
        {caption}
      </chakra.caption>
      <thead>
        <tr>
          {['Counted views', 'Tier', 'Payout'].map((header, index) => (
            <chakra.th
              key={header}
              scope="col"
              textAlign={index === 0 ? 'left' : 'right'}
              color="muted"
              fontWeight="medium"
              paddingY="1.5"
            >
              {header}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {exampleViews(terms).map((views) => (
          <chakra.tr key={views} borderTopWidth="1px" borderColor="line">
            <chakra.td paddingY="2">{formatNumber(views)}</chakra.td>
            <chakra.td textAlign="right">{sharePercent(views)}%</chakra.td>
            <chakra.td textAlign="right" fontWeight="semibold">
              <Money cents={entitlementCents(terms, views)} />
            </chakra.td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
