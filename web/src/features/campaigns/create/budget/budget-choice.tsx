import { useFormContext, useWatch } from 'react-hook-form';
import { Hint, Wrap } from '../../../../shared/style/chakra.tsx';
import { leastBudgetCents } from '../../../../shared/text/least-budget.ts';
import { Button } from '../../../../shared/ui/buttons/button.tsx';
import { formatNumber } from '../../../../shared/ui/figures/numbers.tsx';
import type { CreateLootValues } from '../create-loot-schema.ts';

const EXAMPLES = [200, 500, 1000];

/** Offers budgets that can be paid. */
export function BudgetChoice() {
  const { control, setValue } = useFormContext<CreateLootValues>();
  const budget = useWatch({ control, name: 'budget' });
  const examples = EXAMPLES.filter((dollars) => dollars * 100 >= leastBudgetCents());
  if (examples.length === 0) return null;
  return (
    <Wrap gap="2" alignItems="center">
      <Hint>See what a budget buys:</Hint>
      <Wrap gap="2">
        {examples.map((dollars) => (
          <Button
            key={dollars}
            variant="outline"
            fontSize="sm"
            paddingX="3"
            borderRadius="full"
            bg={Number(budget) === dollars ? 'goldWash' : 'transparent'}
            borderColor={Number(budget) === dollars ? 'goldText' : 'controlLine'}
            aria-pressed={Number(budget) === dollars}
            onClick={() => setValue('budget', String(dollars), { shouldDirty: true, shouldValidate: true })}
          >
            SGD {formatNumber(dollars)}
          </Button>
        ))}
      </Wrap>
    </Wrap>
  );
}
