import { PLATFORM_FEE_PERCENT } from '@doubloon/contract/shared/constants.ts';
import { platformFeeCents, totalPayableCents } from '@doubloon/contract/shared/money.ts';
import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '../../../../shared/style/chakra.tsx';
import { Money } from '../../../../shared/ui/figures/numbers.tsx';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    paddingY: '1.5',
    '& dt': { whiteSpace: 'nowrap' },
    '& dd': { marginLeft: 'auto' },
  },
});

interface FeeLinesProps {
  /** Name of the amount that the fee comes on top of. */
  name: string;
  budgetCents: number;
  /** More lines, below the total. */
  children?: ReactNode;
}

/** A budget, the fee on top of it and their sum, down to the cent; dashes while there is none. */
export function FeeLines({ name, budgetCents, children }: FeeLinesProps) {
  const amount = (cents: number) => (budgetCents > 0 ? <Money cents={cents} /> : '–');
  return (
    <chakra.dl bg="sunken" color="text" borderRadius="lg" paddingX="3" paddingY="2">
      <Line name={name}>{amount(budgetCents)}</Line>
      <Line name={`Platform fee (${PLATFORM_FEE_PERCENT}%)`}>{amount(platformFeeCents(budgetCents))}</Line>
      <Line
        name="Total payable"
        borderTopWidth="1px"
        borderTopStyle="dashed"
        borderColor="controlLine"
        marginTop="1"
        fontSize="lg"
        fontWeight="bold"
      >
        {amount(totalPayableCents(budgetCents))}
      </Line>
      {children}
    </chakra.dl>
  );
}

/** A name and its value at the two ends of a line. */
export function Line({ name, children, ...style }: { name: string } & ComponentProps<typeof Row>) {
  return (
    <Row {...style}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Row>
  );
}
