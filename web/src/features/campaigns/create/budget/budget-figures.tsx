import { entitlementCents, type PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { chakra } from '../../../../shared/style/chakra.tsx';
import { formatNumber, Money } from '../../../../shared/ui/figures/numbers.tsx';

const EXAMPLE_VIEWS = [1000, 10_000];

const Figures = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '4',
    rowGap: '2',
    paddingX: '4',
    paddingY: '3',
    bg: 'sunken',
    borderRadius: 'md',
    listStyleType: 'none',
  },
});
const Figure = chakra('li', {
  base: { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', overflowWrap: 'anywhere' },
});
const Name = chakra('span', { base: { textStyle: 'hint', lineHeight: 'snug', textWrap: 'balance' } });

/** Shows at a glance what a budget buys: what one creator earns for few and for many views. */
export function BudgetFigures({ terms }: { terms: PayoutTerms }) {
  return (
    <Figures aria-label="What the budget buys">
      {EXAMPLE_VIEWS.map((views) => (
        <Figure key={views}>
          <Name>A creator with {formatNumber(views)} views earns</Name>
          <Money cents={entitlementCents(terms, views)} fontWeight="semibold" />
        </Figure>
      ))}
    </Figures>
  );
}
