import type Stripe from 'stripe';

type Read = Stripe.StripeRawError;

/** The `error` object of a Stripe answer (https://docs.stripe.com/api/errors), as Stripe's own client reads it. */
export interface ErrorBody extends Pick<Read, 'charge' | 'code' | 'decline_code' | 'doc_url' | 'param'> {
  type: Extract<Read['type'], 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'>;
  message: NonNullable<Read['message']>;
}

/** How a failed request is answered. An idempotency key keeps the answer only when the endpoint had `begun`. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly begun: boolean;

  constructor(status: number, body: ErrorBody, begun = true) {
    super(body.message);
    this.status = status;
    this.body = body.code ? { ...body, doc_url: docUrl(body.code) } : body;
    this.begun = begun;
  }
}

interface Details {
  code?: string;
  param?: string;
}

/** A 400 raised by the endpoint itself. */
export function refused(message: string, details: Details = {}): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', message, ...details });
}

/** A 400 raised while reading the parameters, so before the endpoint began. */
export function badParam(message: string, details: Details): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', message, ...details }, false);
}

/** 404 for an id in the path; 400 with the parameter's name for an id in the body, as Stripe tells them apart. */
export function noSuch(kind: string, id: string, param?: string): StripeFailure {
  const body = {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
  } as const;
  return new StripeFailure(param ? 400 : 404, { ...body, param: param ?? 'id' });
}

/** 403: an account that does not exist, or has withdrawn its authorisation, looks the same to the platform. */
export function noAccess(account: string): StripeFailure {
  const message =
    `The provided key 'sk_test_***' does not have access to account '${account}' (or that account does not exist). ` +
    'Application access may have been revoked.';
  return new StripeFailure(403, { type: 'invalid_request_error', code: 'account_invalid', message }, false);
}

/** 401. */
export function unauthenticated(message: string): StripeFailure {
  return new StripeFailure(401, { type: 'invalid_request_error', message }, false);
}

/** 403: a restricted key without the permission for a request (https://docs.stripe.com/changelog/2016-10-19/insufficient-permissions-throw-403-error). */
export function keyRefused(): StripeFailure {
  const message =
    "The provided key 'rk_test_***' does not have the required permissions for this endpoint. " +
    'Having more permissions would allow this request to continue.';
  return new StripeFailure(403, { type: 'invalid_request_error', message }, false);
}

/** 402: a card issuer's refusal. */
export function cardDeclined(declineCode: string, charge?: string): StripeFailure {
  const message = declineMessages[declineCode] ?? 'Your card was declined.';
  const body: ErrorBody = { type: 'card_error', code: 'card_declined', decline_code: declineCode, message };
  return new StripeFailure(402, charge ? { ...body, charge } : body);
}

/** 501: Stripe can do this and the stand-in cannot; it says so by name and never pretends. */
export function notImitated(what: string, param?: string): StripeFailure {
  const message = `The Stripe stand-in does not imitate ${what}. What it leaves out is listed in emulators/stripe/api/limitations.ts.`;
  const body = { type: 'api_error', code: 'not_imitated', message } as const;
  return new StripeFailure(501, param ? { ...body, param } : body, false);
}

/** 429: too many requests, or another request holds the object. */
export function tooMany(code: 'rate_limit' | 'lock_timeout'): StripeFailure {
  const message =
    code === 'rate_limit'
      ? 'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.'
      : 'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.';
  return new StripeFailure(429, { type: 'invalid_request_error', code, message }, false);
}

/** 500 or 503. */
export function serverError(status: 500 | 503): StripeFailure {
  const message = 'An unknown error occurred. If you have any questions, we can help at https://support.stripe.com/.';
  return new StripeFailure(status, { type: 'api_error', message });
}

/** The platform's available balance does not cover the amount. */
export function balanceInsufficient(): StripeFailure {
  const message =
    'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by ' +
    'creating Charges using the 4000000000000077 test card. See: https://stripe.com/docs/testing#available-balance';
  return refused(message, { code: 'balance_insufficient' });
}

const declineMessages: Record<string, string> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
};

function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}
