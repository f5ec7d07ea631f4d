import { invalidField } from '../../platform/app-error.ts';
import { endDateProblem } from '@doubloon/contract/payments/campaign-dates.ts';
import { payoutProblem } from '@doubloon/contract/payments/statements/payout-problem.ts';
import { MAX_CHARGE_CENTS } from '@doubloon/contract/payments/checkout.ts';
import { MIN_CHARGE_CENTS } from '@doubloon/contract/shared/constants.ts';
import { totalPayableCents } from '@doubloon/contract/shared/money.ts';
import { prepareCampaign } from '../../campaigns/write-campaign.ts';
import type { Call, Handler } from '../../platform/dependencies.ts';
import { requireProvenEmail } from '../../platform/identity/proven-email.ts';
import { openCheckout, type ReturnUrls } from './open-checkout.ts';

/**
 * Stores the draft, then opens a checkout, hosted or embedded, for its budget plus fee. Every amount is computed here. Of a draft only one checkout can be paid: an earlier
 * one is ended first, and answered when it is paid or being confirmed. Throws `forbidden` while the owner's e-mail is not proven, `invalid_input` for a total outside the provider's limits or a budget below the deployment's least, for impossible dates
 * and payouts, for return addresses outside the product, and for other fields that the provider does not accept.
 */
export const startCheckout: Handler<'startCheckout'> = async (call, { body }) => {
  const { db, clock, caller, config } = call;
  const { formData } = body;
  await requireProvenEmail(call, 'pay for a loot');
  checkTotal(totalPayableCents(formData.budget));
  checkBudget(formData.budget, config.leastBudgetCents);
  const now = clock.now();
  const dateProblem = endDateProblem(formData, now);
  if (dateProblem) throw invalidField('body.formData.endDate', dateProblem);
  const payoutRefusal = payoutProblem(formData);
  if (payoutRefusal) throw invalidField(`body.formData.${payoutRefusal.field}`, payoutRefusal.message);
  const urls = returnUrls(call, body);
  const campaign = prepareCampaign(formData, await db.users.get(caller.uid));
  const draft = { draft: body.draftId ?? campaign, named: body.draftId !== undefined };
  return openCheckout(call, { campaign, addsTo: null, ...draft }, urls, body);
};

function checkTotal(totalCents: number): void {
  const refuse = (problem: string, limitCents: number) =>
    invalidField('body.formData.budget', `The budget is ${problem} SGD ${(limitCents / 100).toFixed(2)}`);
  if (totalCents < MIN_CHARGE_CENTS)
    throw refuse('too small: budget and fee together must be at least', MIN_CHARGE_CENTS);
  if (totalCents > MAX_CHARGE_CENTS)
    throw refuse('too large: budget and fee together can be at most', MAX_CHARGE_CENTS);
}

function checkBudget(budgetCents: number, leastCents: number): void {
  if (budgetCents < leastCents)
    throw invalidField('body.formData.budget', `A loot needs a budget of at least SGD ${leastCents / 100}`);
}

function returnUrls({ config }: Call, wanted: { successUrl?: string; cancelUrl?: string }): ReturnUrls {
  const origin = config.siteOrigin;
  return {
    success:
      returnUrl(origin, 'successUrl', wanted.successUrl) ??
      `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}&payment_gateway=stripe`,
    cancel: returnUrl(origin, 'cancelUrl', wanted.cancelUrl) ?? `${origin}/create-loot`,
  };
}

/** A wanted return address as the browser will read it. A `blob:` address has our origin too, and a user name hides the host. */
function returnUrl(origin: string, field: string, wanted: string | undefined): string | undefined {
  if (wanted === undefined) return undefined;
  const { href, protocol, username, password, origin: itsOrigin } = new URL(wanted);
  const site = new URL(origin);
  if (itsOrigin !== site.origin || protocol !== site.protocol || username || password) {
    throw invalidField(`body.${field}`, `Must be an address of ${origin}`);
  }
  return href;
}
