import { DEFAULT_EXPECTED_REACH } from '@doubloon/contract/shared/constants.ts';
import type { PayoutTerms } from '@doubloon/contract/shared/money.ts';
import type { CreateLootValues } from '../create-loot-schema.ts';
import { centsFromText } from '../dollars-text.ts';

type PayoutValues = Pick<CreateLootValues, 'payoutModel' | 'budget' | 'expectedReach' | 'creatorSlots' | 'creatorCap'>;

/** The terms that the form describes so far; what is missing or cannot be read counts as not typed. */
export function typedTerms(form: Partial<PayoutValues>): PayoutTerms {
  const { payoutModel = 'budget_share', budget = '', expectedReach = '', creatorSlots = '', creatorCap = '' } = form;
  return {
    payoutModel,
    budgetCents: centsFromText(budget) ?? 0,
    expectedReach: /^[1-9]\d{0,8}$/.test(expectedReach) ? Number(expectedReach) : DEFAULT_EXPECTED_REACH,
    creatorSlots: /^[1-9]\d{0,3}$/.test(creatorSlots) ? Number(creatorSlots) : 1,
    creatorCapCents: centsFromText(creatorCap) ?? null,
  };
}
