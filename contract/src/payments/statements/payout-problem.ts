import { entitlementCents, type PayoutModel } from '../../shared/money.ts';
import { DEFAULT_EXPECTED_REACH } from '../../shared/constants.ts';

/** Number of views for which a campaign that pays by views must pay at least a cent. */
const FIRST_PAID_VIEWS = 1000;

/** A draft's budget, and how it should be paid out; amounts in cents. */
interface WantedTerms {
  readonly budget: number;
  readonly payout_model?: PayoutModel | undefined;
  readonly creator_slots?: number | undefined;
  readonly creator_cap?: number | null | undefined;
  readonly expected_reach?: number | null | undefined;
}

/**
 * Returns why a budget cannot be paid out as requested: the field of the create form, and a message for its owner. Undefined if everybody who takes part can
 * earn something, and every field has an effect.
 */
export function payoutProblem(wanted: WantedTerms): { field: keyof WantedTerms; message: string } | undefined {
  const { budget, payout_model: payoutModel = 'budget_share', creator_slots: creatorSlots = 1 } = wanted;
  const { creator_cap: cap = null, expected_reach: reach } = wanted;
  const expectedReach = reach ?? DEFAULT_EXPECTED_REACH;
  const terms = { payoutModel, budgetCents: budget, creatorSlots, expectedReach, creatorCapCents: null };
  if (payoutModel === 'budget_share') {
    if (cap !== null) return { field: 'creator_cap', message: 'A cap needs payment by views' };
    if (entitlementCents(terms, 0) < 1) {
      return {
        field: 'creator_slots',
        message: `The budget is too small for ${creatorSlots.toLocaleString('en-US')} creators: each would earn less than one cent`,
      };
    }
    return undefined;
  }
  if (creatorSlots > 1) return { field: 'creator_slots', message: 'Only a shared budget is divided among creators' };
  if (cap !== null && cap > budget) {
    return { field: 'creator_cap', message: 'The most that one creator can earn must not be above the budget' };
  }
  if (entitlementCents(terms, FIRST_PAID_VIEWS) < 1) {
    return {
      field: 'expected_reach',
      message: 'The budget is too small for this reach: a thousand views would earn less than one cent',
    };
  }
  return undefined;
}
