import { APP_NOT_VERIFIED } from '@doubloon/contract/calls/error-types.ts';
import type { ActingParty, FieldError } from '@doubloon/contract/calls/errors.ts';
import { EMAIL_NOT_PROVEN } from '@doubloon/contract/auth/proven-email.ts';
import { RECENT_SIGN_IN_NEEDED } from '@doubloon/contract/auth/recent-sign-in.ts';
import { SECOND_FACTOR_NEEDED } from '@doubloon/contract/auth/second-factor.ts';

/** A call that did not succeed; `message` is what people may read. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  declare readonly status: number;
  declare readonly code: string | undefined;
  declare readonly details: string | readonly FieldError[] | undefined;
  declare readonly errorType: string | undefined;
  /** Why a payment was refused, and who has to act before it can be made. */
  declare readonly refusedPayment: { reason: string; must_act: ActingParty } | undefined;
  /** Request id to quote to support. */
  declare readonly requestId: string | undefined;
  /** How long the server asks to wait before the next try (`Retry-After`). */
  declare readonly retryAfterSeconds: number | undefined;
  /** True when the response held no explanation, such as a gateway's page; `message` then says only how the call failed. */
  declare readonly wordless: boolean;

  constructor(message: string, fields: Pick<ApiError, 'status'> & Partial<Omit<ApiError, keyof Error>>) {
    super(message);
    this.name = 'ApiError';
    Object.assign(this, fields, { wordless: fields.wordless ?? false });
  }
}

/** True for a 401 that means the session has ended; an App Check rejection (`APP_NOT_VERIFIED`) has the same status and does not count. */
export function saysSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.errorType !== APP_NOT_VERIFIED;
}

/**
 * The words for what went wrong: the server's, those of the transport where an answer had none, or `fallback` where no answer came. An error inside
 * the server, whose words explain nothing, comes with the id to quote.
 */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.message === '' || error.code === 'network') return fallback;
  const isInside = error.status >= 500 && error.requestId && !error.wordless;
  return isInside ? `${error.message} (Request id: ${error.requestId})` : error.message;
}

/** Returns the server's explanation; undefined when no response came or it held none. */
export function reasonOf(error: unknown): string | undefined {
  const isWordless = error instanceof ApiError && error.wordless;
  return (!isWordless && messageOf(error, '')) || undefined;
}

/** Returns `what`, followed by the reason when there is one. */
export function withReason(what: string, reason: string | undefined): string {
  return reason ? `${what}: ${reason}` : what;
}

/**
 * The words for something that has failed: with the server's reason, or `otherwise` where no answer came. Words of the transport, which are no reason, stand
 * alone.
 */
export function failureText(what: string, error: unknown, otherwise?: string): string {
  if (error instanceof ApiError && error.wordless) return error.message;
  return withReason(what, reasonOf(error) ?? otherwise);
}

/** True when nothing exists under the id in the URL: 404, or 422 for an id that cannot be valid. */
export function isMissing(error: unknown): error is ApiError {
  return error instanceof ApiError && [404, 422].includes(error.status);
}

/** True for a response that the API did not write: a gateway's page, or a 200 whose body cannot be read. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 200 || (error.status >= 502 && error.code === undefined));
}

/** A field that the server refused, by its name in the body, and why. */
export interface RefusedField {
  field: string;
  message: string;
}

/** A failure that is about single fields, and has been told as a whole. */
export class FieldsRefused extends Error {
  readonly fields: readonly RefusedField[];

  constructor(fields: readonly RefusedField[]) {
    super('Fields were refused');
    this.fields = fields;
  }
}

/** The fields that were refused, with the server's words for each; none when something else was. */
export function refusedFields(error: unknown): readonly RefusedField[] {
  if (error instanceof FieldsRefused) return error.fields;
  if (!(error instanceof ApiError) || !error.details || typeof error.details === 'string') return [];
  return error.details.map(({ field, message }) => ({ field: field.replace(/^body\./, ''), message }));
}

/** True when a call was refused until its person has signed in again. */
export function needsSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.errorType === RECENT_SIGN_IN_NEEDED;
}

/** True when a call was refused until the admin who makes it signs in with a second factor. */
export function needsSecondFactor(error: unknown): boolean {
  return error instanceof ApiError && error.errorType === SECOND_FACTOR_NEEDED;
}

/** True when a call was refused until its person has proven their e-mail. */
export function needsProof(error: unknown): boolean {
  return error instanceof ApiError && error.errorType === EMAIL_NOT_PROVEN;
}
