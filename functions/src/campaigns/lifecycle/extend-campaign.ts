import type { Campaign, ExtensionView } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { MAX_RUN_DAYS } from '@doubloon/contract/payments/campaign-dates.ts';
import { type Checkout, HOLD_DAYS } from '@doubloon/contract/payments/checkout.ts';
import { latestEndDate, PAYMENT_METHODS, paymentMethodsOf } from '@doubloon/contract/payments/payment-methods.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { campaignStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';
import type { CalendarDay } from '@doubloon/contract/shared/values.ts';
import { hasOpenDispute } from '../../payments/ledger/freed-money.ts';
import { illegalState, invalidField } from '../../platform/app-error.ts';
import { type Tx, unitOfWork } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/dependencies.ts';
import { getOwnCampaign, toCampaignView } from '../show-campaigns.ts';

/** Why a loot cannot end later than on its latest day, as its owner reads it. */
const LIMITS = {
  run: `The payment provider’s limit for holding money is ${HOLD_DAYS} days after its payment, and one review has to fit in`,
  refund: 'What creators do not earn has to go back by PayNow, which is possible for 90 days after its payment',
} as const;

/**
 * Returns how far the end date of a campaign can be moved: each payment for it has its own limit, and the earliest holds. A payment counts from when its checkout
 * was opened, which is never after it was made, so that what follows from it is never too late. Reads up to 22.
 */
async function extensionOf(
  tx: Tx,
  campaign: Campaign,
  { now, validationDays }: { readonly now: Date; readonly validationDays: number },
): Promise<ExtensionView> {
  const [first, ...added] = await tx.campaignFunds.getAllOf(campaign.id);
  const all = [first, ...added.filter(({ goesBack }) => !goesBack)];
  const limits = await Promise.all(
    all.map(async (funds) => limitOf(funds, await tx.checkouts.get(funds.checkoutId), validationDays)),
  );
  const { latest, limit } = limits.reduce((one, other) => ((other.latest ?? '') < (one.latest ?? '') ? other : one));
  const problem = stateProblem(campaign, all, now) ?? dateProblem(campaign, latest, limit);
  return { problem, latest_end_date: problem === null ? latest : null, limit };
}

/** Returns the last day on which the money of one payment can still be held and refunded, and which of the two limits it. */
function limitOf(funds: CampaignFunds, checkout: Checkout, validationDays: number) {
  const latest = latestEndDate(checkout.createdAt, methodsOf(funds, checkout, validationDays), validationDays);
  const longest = latestEndDate(checkout.createdAt, [], validationDays);
  return { latest, limit: latest === longest ? LIMITS.run : LIMITS.refund };
}

/** The methods by which a payment may have been made: where the provider's answer was not kept, all that its checkout has offered. */
function methodsOf({ paymentMethod }: CampaignFunds, { campaign, createdAt }: Checkout, validationDays: number) {
  return paymentMethod ? [paymentMethod] : paymentMethodsOf(campaign, createdAt, PAYMENT_METHODS, validationDays);
}

function stateProblem({ status, endDate }: Campaign, all: readonly CampaignFunds[], now: Date): string | null {
  if (!campaignLife.can(status, 'complete')) {
    return `This loot is ${spoken(campaignStatusLabels[status])} and cannot be extended`;
  }
  if (endDate === null) return `This loot has no end date. It runs for ${MAX_RUN_DAYS} days after its payment`;
  if (endDate < dayInSingapore(now)) return 'This loot has ended';
  if (all.some(hasOpenDispute)) return 'The payment for this loot is disputed at the bank, which decides first';
  return null;
}

function dateProblem({ endDate }: Campaign, latest: CalendarDay | null, limit: string): string | null {
  return latest === null || endDate === null || latest <= endDate ? `This loot cannot end later. ${limit}` : null;
}

export const previewExtension: Handler<'previewExtension'> = ({ db, clock, config, caller }, { params }) =>
  unitOfWork({ db }, async (tx) => {
    const { validationDays } = config;
    return extensionOf(tx, await getOwnCampaign(tx, params.id, caller), { now: clock.now(), validationDays });
  });

/**
 * Moves the end date of a running campaign of the caller's later; the same date again changes nothing. Throws `illegal_state` when it cannot be moved at all,
 * `invalid_input` for an earlier day, which creators rely on, and for one on which its money could not be held or refunded any more.
 */
export const extendCampaign: Handler<'extendCampaign'> = async ({ db, clock, config, caller }, { params, body }) =>
  toCampaignView(
    await unitOfWork({ db }, async (tx) => {
      const now = clock.now();
      const campaign = await getOwnCampaign(tx, params.id, caller);
      const {
        problem,
        latest_end_date: latest,
        limit,
      } = await extensionOf(tx, campaign, { now, validationDays: config.validationDays });
      const { endDate } = body;
      if (problem !== null || latest === null || campaign.endDate === null) throw illegalState(problem ?? limit);
      if (endDate === campaign.endDate) return campaign;
      if (endDate < campaign.endDate) throw invalidField('body.endDate', 'The end date can only be moved later');
      if (endDate > latest) throw invalidField('body.endDate', `The end date can be at most ${latest}. ${limit}`);
      const changes = { endDate, extendedAt: now };
      tx.campaigns.update(campaign.id, changes);
      return { ...campaign, ...changes };
    }),
  );
