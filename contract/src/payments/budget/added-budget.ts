import { z } from 'zod';
import { CampaignView } from '../../campaigns/campaign.ts';
import { MIN_CHARGE_CENTS } from '../../shared/constants.ts';
import { DollarsToCents, PayoutModel, type PayoutTerms, totalPayableCents } from '../../shared/money.ts';
import { DocumentId, named } from '../../shared/values.ts';
import { MAX_CHARGE_CENTS } from '../checkout.ts';
import { GoesBack } from '../refund-request.ts';

/** Maximum number of creator slots that can be added at once. */
export const MAX_ADDED_SLOTS = 1000;

/** An addition to a campaign: creator slots if its creators share the budget, otherwise an amount in cents. */
export type Addition = { readonly slots: number } | { readonly budgetCents: number };

/** The budget, slots and reach that an addition gives a campaign. Its price per slot or view is the campaign's, rounded in favour of the creators. */
export interface AddedTerms {
  readonly budgetCents: number;
  /** Creator slots; 0 if creators do not share the budget. */
  readonly slots: number;
  /** Additional views of the expected reach, rounded down. */
  readonly reach: number;
}

/** Returns the budget, slots and reach of an addition to a campaign with these terms. Pure. */
export function addedTerms(terms: PayoutTerms, addition: Addition): AddedTerms {
  const budgetCents = 'slots' in addition ? budgetOfSlots(terms, addition.slots) : addition.budgetCents;
  const reach = (BigInt(budgetCents) * BigInt(terms.expectedReach)) / BigInt(terms.budgetCents);
  return { budgetCents, slots: 'slots' in addition ? addition.slots : 0, reach: Number(reach) };
}

/** Returns the budget of additional slots in cents, such that no slot is worth less than before. */
function budgetOfSlots({ budgetCents, creatorSlots }: PayoutTerms, slots: number): number {
  const whole = BigInt(budgetCents) * BigInt(slots);
  return Number((whole + BigInt(creatorSlots) - 1n) / BigInt(creatorSlots));
}

/** The smallest and largest addition that can be paid for, in slots or in cents; `least` exceeds `most` if none is possible. */
interface AdditionRange {
  readonly least: number;
  readonly most: number;
}

/** Returns how much can be added to a campaign with these terms, where no payment may be for less than `leastBudgetCents`. Pure. */
export function additionRange(terms: PayoutTerms, leastBudgetCents: number): AdditionRange {
  const isShared = terms.payoutModel === 'budget_share';
  const isPaid = (addition: number) => {
    const { budgetCents, reach } = addedTerms(terms, isShared ? { slots: addition } : { budgetCents: addition });
    const isEnough = budgetCents >= leastBudgetCents && totalPayableCents(budgetCents) >= MIN_CHARGE_CENTS;
    return isEnough && (isShared || reach > 0);
  };
  const isTooMuch = (addition: number) =>
    totalPayableCents(addedTerms(terms, isShared ? { slots: addition } : { budgetCents: addition }).budgetCents) >
    MAX_CHARGE_CENTS;
  const top = isShared ? MAX_ADDED_SLOTS : MAX_CHARGE_CENTS;
  return { least: firstThat(isPaid, top), most: firstThat(isTooMuch, top + 1) - 1 };
}

/** Returns the smallest whole number from 1 on for which `holds` is true, given that it is then true for all larger ones; at most `top`. */
function firstThat(holds: (value: number) => boolean, top: number): number {
  let [below, from] = [0, top];
  while (from - below > 1) {
    const middle = Math.floor((below + from) / 2);
    if (holds(middle)) from = middle;
    else below = middle;
  }
  return from;
}

/** Budget that one payment has added to a campaign, for its owner. */
export const AddedPayment = z.object({
  /** The budget of this payment, without the fee. */
  budget: DollarsToCents,
  /** Slots added by it; 0 if creators do not share the budget. */
  creator_slots: z.int(),
  /** Why it was not added and is refunded in full; null if it was added. */
  goes_back: GoesBack.nullable(),
});
export type AddedPayment = z.infer<typeof AddedPayment>;

/** A campaign as one payment has bought it or added to it. */
export const PaidCampaignView = CampaignView.extend({
  /** The budget of this payment without the fee, whatever was added since; null for everybody who may not see it. */
  paid_budget: DollarsToCents.nullable(),
  /** The addition; null for the campaign's first payment, and for everybody who may not see it. */
  added: AddedPayment.nullable(),
}).meta({ id: 'PaidCampaign' });
export type PaidCampaignView = z.infer<typeof PaidCampaignView>;

/** The possible additions of budget to a campaign, for its owner. */
export const AddedBudgetView = named('AddedBudget', {
  campaign_id: DocumentId,
  /** Why no budget can be added; null if it can. */
  problem: z.string().nullable(),
  payout_model: PayoutModel,
  /** The budget so far, and the number of slots that share it. */
  budget: DollarsToCents,
  creator_slots: z.int(),
  /** The expected reach, which sets the price of a view. */
  expected_reach: z.int(),
  /** The smallest and largest number of slots; null if creators do not share the budget. */
  slots: z.object({ least: z.int(), most: z.int() }).nullable(),
  /** The smallest and largest amount; null if slots are added instead. */
  amount: z.object({ least: DollarsToCents, most: DollarsToCents }).nullable(),
  currency: z.literal('sgd'),
});
export type AddedBudgetView = z.infer<typeof AddedBudgetView>;
