import { PLATFORM_FEE_PERCENT } from '@doubloon/contract/shared/constants.ts';
import { platformFeeCents, totalPayableCents } from '@doubloon/contract/shared/money.ts';
import type { ComponentProps } from 'react';
import { chakra } from '../../../../shared/style/chakra.tsx';
import { leastBudgetCents, leastBudgetText } from '../../../../shared/text/least-budget.ts';
import { Money } from '../../../../shared/ui/figures/numbers.tsx';

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

/** Summary of the amount the owner is about to pay, down to the cent, updated while they type; a budget that is too small is said at once, also that of a draft. */
export function FeeSummary({ budgetCents }: { budgetCents: number }) {
  const isTooSmall = budgetCents > 0 && budgetCents < leastBudgetCents();
  return (
    <chakra.div aria-live="polite">
      <chakra.dl bg="goldWash" color="text" borderRadius="lg" paddingX="3" paddingY="2">
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
      {isTooSmall && (
        <chakra.p textStyle="error" marginTop="2">
          This cannot be paid for: the budget has to be {leastBudgetText()}.
        </chakra.p>
      )}
    </chakra.div>
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
