import { CHECKOUT_FAILED, CHECKOUT_PROCESSING } from '@doubloon/contract/payments/checkout.ts';
import { AppError } from '../../platform/app-error.ts';
import { SessionProgress } from '../provider/stripe-objects.ts';

/**
 * The refusal of a checkout session that is not paid, as the provider shows it with its payment expanded: nobody has paid yet, the
 * payment is confirmed later, or it will not come (`errorType`). A complete session takes no second attempt.
 */
export function unpaidCheckout(session: unknown): AppError {
  const { status, payment_intent: payment } = SessionProgress.safeParse(session).data ?? {};
  const failed = { errorType: CHECKOUT_FAILED };
  if (status === 'expired') {
    return new AppError('payment_required', 'This checkout has expired. Nothing was charged.', failed);
  }
  if (status !== 'complete') return new AppError('payment_required', 'This payment has not been completed yet.');
  if (payment?.status === 'processing') {
    return new AppError('payment_required', 'This payment is still being confirmed.', {
      errorType: CHECKOUT_PROCESSING,
    });
  }
  return new AppError('payment_required', 'Your bank did not confirm the payment. Nothing was charged.', failed);
}
