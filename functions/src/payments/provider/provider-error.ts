import Stripe from 'stripe';
import { AppError } from '../../platform/app-error.ts';
import { OTHER_PLATFORM, refusesKey } from '../../platform/guarded-client.ts';
import { TURNED_AWAY } from '../../platform/repeat-dropped.ts';

const { errors } = Stripe;

/** True when the provider may have carried out a call that failed: no answer, a 5xx, the key still being worked on or used with other parameters before. */
export function isUncertain(error: unknown): boolean {
  const uncertain = [errors.StripeConnectionError, errors.StripeAPIError, errors.StripeIdempotencyError];
  if (uncertain.some((kind) => error instanceof kind)) return true;
  return error instanceof errors.StripeError && ((error.statusCode ?? 500) >= 500 || error.statusCode === 409);
}

/** True when the provider refused a request before it looked at its idempotency key: too many requests, or not allowed in. */
export function isTurnedAway(error: unknown): boolean {
  return error instanceof errors.StripeError && TURNED_AWAY.includes(error.statusCode ?? 0);
}

/**
 * True when the answer is not about this request but about an earlier one under its idempotency key, and will be for as long as the
 * provider keeps the key (API reference, "Idempotent requests").
 */
export function isKept(error: unknown): boolean {
  if (error instanceof errors.StripeIdempotencyError) return error.statusCode === 400;
  return error instanceof errors.StripeError && error.headers?.['idempotent-replayed'] === 'true';
}

/** True when the provider has looked at a request and does not accept it as it is. */
export function isRefused(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof errors.StripeInvalidRequestError && !isTurnedAway(error) && !isUncertain(error);
}

/** True when the provider refuses the key, which is logged with an alarm for every request: nobody but the platform can settle it. */
function isKeyRefused(error: unknown): boolean {
  return error instanceof errors.StripeError && refusesKey(error.statusCode, error.code);
}

/** True when the provider refuses the platform: it does not accept a request as it is, or not with this key. */
export function isAgainstPlatform(error: unknown): boolean {
  return isRefused(error) || isKeyRefused(error);
}

const hasCode =
  (...codes: readonly string[]) =>
  (error: unknown): boolean =>
    error instanceof errors.StripeError && codes.includes(error.code ?? '');

const isGone = hasCode('resource_missing', 'account_invalid');

/** True when the provider says that the object named does not exist, or is no longer open to the platform. */
export function isUnknownToProvider(error: unknown): boolean {
  return isGone(error) || (error instanceof errors.StripeError && error.statusCode === 404);
}

/** True when the account that a transfer goes to does not exist. */
export function isWithoutAccount({ code, param }: Stripe.errors.StripeError): boolean {
  return code === 'resource_missing' && param === 'destination';
}

/** True when the provider does not let the platform reach an account, which one such answer does not say for good (https://docs.stripe.com/error-codes#account-invalid). */
export const isOutOfReach = hasCode('account_invalid');

/** True when the account that a transfer goes to cannot receive money yet. */
export const isAccountNotReady = hasCode('insufficient_capabilities_for_transfer');

/** True when the balance that money would leave is too small: the platform's for a transfer, the creator's for its reversal. */
export const isShortOfBalance = hasCode('balance_insufficient');

/** True when all of a transfer was taken back already. */
export const isTakenBack = hasCode('transfer_already_reversed');

const passes = hasCode('balance_insufficient', 'insufficient_funds', 'charge_disputed', 'lock_timeout');

/** True for a refusal that goes away: the platform's balance is filled up, a dispute ends, the provider is less busy. */
export function isPassing(error: unknown): boolean {
  return isTurnedAway(error) || passes(error);
}

/** True for a charge of which nothing can be refunded any more: all was, or its time is over. */
const isRefundOver = hasCode('charge_already_refunded', 'charge_not_refundable');

/**
 * True when the provider refuses to move money because of what the platform asks or is, which only people can mend: not for the account that money goes to, for a charge that is
 * refunded or too old, or for anything that passes.
 */
export function isPlatformsMatter(error: Stripe.errors.StripeError): boolean {
  const isOfPayee = isAccountNotReady(error) || isOutOfReach(error) || isWithoutAccount(error);
  return isRefused(error) && !isPassing(error) && !isOfPayee && !isRefundOver(error);
}

/** True when the provider wants fewer requests. */
export function isBusy(error: unknown): boolean {
  return error instanceof errors.StripeRateLimitError;
}

const isOfOtherPlatform = hasCode(OTHER_PLATFORM);

/** The refusal of everything about money while the platform's key is of another account than the pinned one. */
export function otherPlatform(cause?: unknown): AppError {
  const message = 'Payments are stopped: our team has been told and has to settle it. Please try again later.';
  return new AppError('provider_unavailable', message, { cause });
}

/** The provider's failure as an answer to a caller who can only try again, at once or when the platform has settled it. Anything else is thrown on as it is. */
export function providerUnavailable(error: unknown): AppError {
  if (!(error instanceof errors.StripeError)) throw error;
  if (isOfOtherPlatform(error)) return otherPlatform(error);
  if (isKeyRefused(error)) return refusalOfPlatform(error, 'do this');
  return new AppError('provider_unavailable', 'The payment provider is not available right now. Please try again.', {
    cause: error,
  });
}

/** Which of our fields the provider's parameter comes from, where people fill it in. */
export type FieldsOfProvider = Readonly<Record<string, string>>;

/**
 * Turns the provider's refusal of what people have filled in into `invalid_input`, with its words for the field that it names. Null for any other error: it is
 * not theirs.
 */
export function refusalOfInput(error: unknown, fields: FieldsOfProvider): AppError | null {
  if (!isRefused(error)) return null;
  const param = Object.keys(fields).find((name) => error.param === name || error.param?.startsWith(`${name}[`));
  const field = param && fields[param];
  if (!field) return null;
  const message = `The payment provider does not accept this: ${error.message}`;
  return new AppError('invalid_input', message, { details: [{ field, message }], cause: error });
}

/** The provider's refusal of what the platform asks for, as an answer to a caller who can do nothing about it; its cause is for the log. */
export function refusalOfPlatform(error: unknown, what: string): AppError {
  const message = `The payment provider does not let us ${what} at the moment. This is not about you: our team has been told and has to settle it. Please try again later.`;
  return new AppError('provider_unavailable', message, { cause: error });
}
