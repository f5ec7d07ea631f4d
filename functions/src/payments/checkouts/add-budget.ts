import {
  type AddedBudgetView,
  additionRange,
  addedTerms,
  type Addition,
} from '@doubloon/contract/payments/budget/added-budget.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { MAX_ADDITIONS } from '@doubloon/contract/payments/campaign-funds.ts';
import { PreparedCampaign } from '@doubloon/contract/payments/checkout.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import type { PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { campaignStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';
import { getOwnCampaign } from '../../campaigns/show-campaigns.ts';
import { illegalState, invalidField } from '../../platform/app-error.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Call, Handler, Input } from '../../platform/dependencies.ts';
import { requireProvenEmail } from '../../platform/identity/proven-email.ts';
import { hasOpenDispute } from '../ledger/freed-money.ts';
import { openCheckout } from './open-checkout.ts';
import { type AllFunds } from '../ledger/ledger.ts';

export const previewAddedBudget: Handler<'previewAddedBudget'> = async (call, { params }) => {
  const { campaign, all } = await readOwn(call, params.id);
  return viewOf(campaign, all, { now: call.clock.now(), leastCents: call.config.leastBudgetCents });
};

/**
 * Opens a checkout, hosted or embedded, that adds budget to a running campaign of the caller's, at the price that it has. One at a time: an earlier one for the same addition is ended
 * first, and answered when it is paid or being confirmed. Throws `forbidden` while the owner's e-mail is not proven, `illegal_state` when nothing can be added,
 * `invalid_input` for an addition of the other payout model, or one that is too small or too large.
 */
export const addBudget: Handler<'addBudget'> = async (call, { params, body }) => {
  await requireProvenEmail(call, 'pay for a loot');
  const { campaign, all } = await readOwn(call, params.id);
  const view = viewOf(campaign, all, { now: call.clock.now(), leastCents: call.config.leastBudgetCents });
  if (view.problem !== null) throw illegalState(view.problem);
  const added = addedTerms(all[0].terms, additionOf(view, body));
  const origin = call.config.siteOrigin;
  const name = `budget:${campaign.id}:${all[0].addedIds.length}`;
  return openCheckout(
    call,
    { campaign: prepared(campaign, all[0].terms, added), addsTo: campaign.id, draft: name, named: true },
    {
      success: `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}&payment_gateway=stripe&added=budget`,
      cancel: `${origin}/loot-management/${campaign.id}`,
    },
    { embedded: body.embedded },
  );
};

/** A campaign of the caller's and its funds, as they are at one moment. Throws `not_found`. Reads up to 12. */
function readOwn({ db, caller }: Pick<Call, 'db' | 'caller'>, id: string) {
  return unitOfWork(
    { db },
    async (tx) => {
      const campaign = await getOwnCampaign(tx, id, caller);
      return { campaign, all: await tx.campaignFunds.getAllOf(campaign.id) };
    },
    { readOnly: true },
  );
}

/** The campaign as the checkout keeps it: with the budget, slots and reach that are added. */
function prepared(
  campaign: Campaign,
  { payoutModel }: PayoutTerms,
  { budgetCents, slots, reach }: ReturnType<typeof addedTerms>,
): PreparedCampaign {
  const isReachSaid = payoutModel === 'per_view' || campaign.expectedReach !== null;
  return PreparedCampaign.parse({
    ...campaign,
    budgetCents,
    creatorSlots: Math.max(slots, 1),
    expectedReach: isReachSaid && reach > 0 ? reach : null,
  });
}

/** How much can be added to a campaign, or why nothing can. Pure. */
function viewOf(
  campaign: Campaign,
  all: AllFunds,
  { now, leastCents }: { readonly now: Date; readonly leastCents: number },
): AddedBudgetView {
  const { terms } = all[0];
  const range = additionRange(terms, leastCents);
  const isShared = terms.payoutModel === 'budget_share';
  return {
    campaign_id: campaign.id,
    problem: stateProblem(campaign, all, now) ?? (range.least > range.most ? 'This budget cannot be added to' : null),
    payout_model: terms.payoutModel,
    budget: terms.budgetCents,
    creator_slots: terms.creatorSlots,
    expected_reach: terms.expectedReach,
    slots: isShared ? range : null,
    amount: isShared ? null : range,
    currency: CURRENCY,
  };
}

function stateProblem({ status, endDate }: Campaign, all: AllFunds, now: Date): string | null {
  if (!campaignLife.can(status, 'complete') || all[0].closedAt !== null) {
    return `This loot is ${spoken(campaignStatusLabels[status])}: no budget can be added to it`;
  }
  if (endDate !== null && endDate < dayInSingapore(now)) return 'This loot has ended';
  if (all.some(hasOpenDispute)) return 'A payment for this loot is disputed at the bank, which decides first';
  if (all[0].addedIds.length >= MAX_ADDITIONS) {
    return `Budget was added to this loot ${MAX_ADDITIONS} times. Duplicate it to go on`;
  }
  return null;
}

/** The addition that is asked for. Throws `invalid_input` when the campaign does not take it. */
function additionOf({ slots, amount }: AddedBudgetView, body: Input<'addBudget'>['body']): Addition {
  if (slots) {
    if (body.slots === undefined || body.amount !== undefined)
      throw invalidField('body.slots', 'Creators share this budget: name the slots to add');
    if (body.slots < slots.least) throw invalidField('body.slots', `Add at least ${slots.least} slots`);
    if (body.slots > slots.most) throw invalidField('body.slots', `At most ${slots.most} slots can be added at once`);
    return { slots: body.slots };
  }
  if (!amount || body.amount === undefined || body.slots !== undefined)
    throw invalidField('body.amount', 'Creators are paid per view: name the amount to add');
  if (body.amount < amount.least)
    throw invalidField('body.amount', `Add at least SGD ${(amount.least / 100).toFixed(2)}`);
  if (body.amount > amount.most)
    throw invalidField('body.amount', `At most SGD ${(amount.most / 100).toFixed(2)} can be added at once`);
  return { budgetCents: body.amount };
}
