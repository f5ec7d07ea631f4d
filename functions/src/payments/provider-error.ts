import Stripe from 'stripe';
import { AppError } from '../platform/app-error.ts';

const { errors } = Stripe;

/**
 * Whether the provider may have done what was asked although the call failed: no answer, a 5xx, the key still being worked on or used with
 * other parameters before.
 */
export function isUncertain(error: unknown): boolean {
  const uncertain = [errors.StripeConnectionError, errors.StripeAPIError, errors.StripeIdempotencyError];
  if (uncertain.some((kind) => error instanceof kind)) return true;
  return error instanceof errors.StripeError && ((error.statusCode ?? 500) >= 500 || error.statusCode === 409);
}

/** Whether the provider refused a request before it looked at its idempotency key: too many requests, or not allowed in. */
export function isTurnedAway(error: unknown): boolean {
  return error instanceof errors.StripeError && [401, 403, 429].includes(error.statusCode ?? 0);
}

/** Whether the provider says that what was named does not exist, or is no longer open to the platform. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof errors.StripeError &&
    (error.code === 'resource_missing' || error.code === 'account_invalid' || error.statusCode === 404)
  );
}

/** The provider's failure as an answer to a caller who can only try again. Anything else is thrown on as it is. */
export function providerUnavailable(error: unknown): AppError {
  if (!(error instanceof errors.StripeError)) throw error;
  return new AppError('provider_unavailable', 'The payment provider is not available right now. Please try again.', {
    cause: error,
  });
}
