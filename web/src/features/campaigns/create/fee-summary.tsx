import { PLATFORM_FEE_PERCENT } from '@doubloon/contract/shared/constants.ts';
import { platformFeeCents, totalPayableCents } from '@doubloon/contract/shared/money.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    paddingY: '2',
    '& dt': { whiteSpace: 'nowrap' },
    '& dd': { marginLeft: 'auto' },
  },
});

/** Summary of the amount the owner is about to pay, down to the cent, updated while they type. */
export function FeeSummary({ budgetCents }: { budgetCents: number }) {
  return (
    <chakra.dl aria-live="polite" bg="goldWash" color="text" borderRadius="lg" paddingX="3" paddingY="2">
      <Row>
        <dt>Budget</dt>
        <dd>
          <Money cents={budgetCents} />
        </dd>
      </Row>
      <Row>
        <dt>Platform fee ({PLATFORM_FEE_PERCENT}%)</dt>
        <dd>
          <Money cents={platformFeeCents(budgetCents)} />
        </dd>
      </Row>
      <Row borderTopWidth="1px" borderColor="controlLine" fontWeight="bold">
        <dt>Total payable</dt>
        <dd>
          <Money cents={totalPayableCents(budgetCents)} />
        </dd>
      </Row>
    </chakra.dl>
  );
}
