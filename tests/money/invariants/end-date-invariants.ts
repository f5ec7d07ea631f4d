import { MAX_RUN_DAYS } from '@doubloon/contract/payments/campaign-dates.ts';
import { PAYMENT_METHODS, paymentMethodsOf } from '@doubloon/contract/payments/payment-methods.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import type { World as StandIn } from '../../../emulators/stripe/index.ts';
import type { Books } from './books.ts';

/** Says which loots end later than their payment, as the provider knows it, can be held or refunded. */
export function wrongEndDates({ campaigns, funds }: Books, { store }: StandIn): string[] {
  return funds.flatMap(({ campaignId, fundsId, goesBack, chargeId }) => {
    if (fundsId !== null && goesBack) return [];
    const { title, endDate } = campaigns.find(({ id }) => id === campaignId) ?? {};
    const charge = store.state.charges.get(chargeId);
    if (!endDate || !charge) return [];
    const paidAt = new Date(charge.created * 1000);
    const method = PAYMENT_METHODS.find((one) => one === charge.payment_method_details?.type);
    if (endDate > dayInSingapore(addDays(paidAt, MAX_RUN_DAYS))) return [`${title} ends when its budget is not held`];
    if (!method || paymentMethodsOf({ endDate }, paidAt, [method]).length === 0)
      return [`${title} ends too late for a refund by ${method}`];
    return [];
  });
}
