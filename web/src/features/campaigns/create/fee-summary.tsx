import { PLATFORM_FEE_PERCENT } from '@doubloon/contract/shared/constants.ts';
import { platformFeeCents, totalPayableCents } from '@doubloon/contract/shared/money.ts';
import type { ComponentProps } from 'react';
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
      <Line name="Budget" cents={budgetCents} />
      <Line name={`Platform fee (${PLATFORM_FEE_PERCENT}%)`} cents={platformFeeCents(budgetCents)} />
      <Line
        name="Total payable"
        cents={totalPayableCents(budgetCents)}
        borderTopWidth="1px"
        borderColor="controlLine"
        fontWeight="bold"
      />
    </chakra.dl>
  );
}

function Line({ name, cents, ...style }: { name: string; cents: number } & ComponentProps<typeof Row>) {
  return (
    <Row {...style}>
      <dt>{name}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </Row>
  );
}
