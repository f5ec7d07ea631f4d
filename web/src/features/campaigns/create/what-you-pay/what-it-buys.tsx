import { entitlementCents, SHARE_STARTS } from '@doubloon/contract/shared/money.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { chakra, Hint, Wrap } from '../../../../shared/style/chakra.tsx';
import { Button } from '../../../../shared/ui/buttons/button.tsx';
import { leastBudgetCents } from '../../../../shared/text/least-budget.ts';
import { formatCents, formatNumber } from '../../../../shared/ui/figures/numbers.tsx';
import type { CreateLootValues } from '../create-loot-schema.ts';
import { typedTerms } from '../preview/payout-terms.ts';

const EXAMPLES = [200, 500, 1000];

/** Says what the budget buys by the terms chosen so far, and offers some that can be paid before one is typed. */
export function WhatItBuys() {
  const { control, setValue, setFocus } = useFormContext<CreateLootValues>();
  const terms = typedTerms(useWatch({ control }));
  if (terms.budgetCents === 0) {
    const examples = EXAMPLES.filter((dollars) => dollars * 100 >= leastBudgetCents());
    if (examples.length === 0) return null;
    return (
      <div>
        <Hint marginBottom="2">See what a budget buys:</Hint>
        <Wrap gap="2">
          {examples.map((dollars) => (
            <Button
              key={dollars}
              variant="outline"
              fontSize="sm"
              paddingX="3"
              onClick={({ detail }) => {
                setValue('budget', String(dollars), { shouldDirty: true, shouldValidate: true });
                // The button goes, and with it the place of the keyboard; a finger would only get the phone's keyboard.
                if (detail === 0) setFocus('budget');
              }}
            >
              SGD {formatNumber(dollars)}
            </Button>
          ))}
        </Wrap>
      </div>
    );
  }
  const [least, most] = [Math.min(...SHARE_STARTS), Math.max(...SHARE_STARTS)].map((views) =>
    formatCents(entitlementCents(terms, views)),
  );
  const { payoutModel, creatorSlots, expectedReach } = terms;
  return (
    <p aria-live="polite">
      <chakra.b display="block">
        {payoutModel === 'budget_share'
          ? `Buys ${formatNumber(creatorSlots)} ${creatorSlots === 1 ? 'creator' : 'creators'}`
          : `Buys ${formatNumber(expectedReach)} counted views or more`}
      </chakra.b>
      {payoutModel === 'budget_share'
        ? `${least} to ${most}${creatorSlots === 1 ? '' : ' each'}, by counted views`
        : `${formatCents(entitlementCents(terms, 1000))} for a creator’s first 1,000`}
    </p>
  );
}
