import { aboutField } from '@doubloon/contract/calls/spoken-issues.ts';
import type { ErrorCode, ErrorEnvelope, FieldError } from '@doubloon/contract/calls/errors.ts';

/**
 * A refusal meant for the caller: `message` is shown to people, `code` decides the status. Anything else that is thrown
 * is masked as `internal` and logged.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: readonly FieldError[] | string | undefined;
  readonly errorType: string | undefined;
  /** Why a payment was refused, and who has to act before it can be made. */
  readonly refusedPayment: Required<Pick<ErrorEnvelope, 'reason' | 'must_act'>> | undefined;
  /** Seconds after which trying again makes sense, when `RETRY_AFTER_SECONDS` is not right. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      details?: readonly FieldError[] | string;
      errorType?: string;
      refusedPayment?: NonNullable<AppError['refusedPayment']>;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
    this.errorType = options.errorType;
    this.refusedPayment = options.refusedPayment;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Makes a `catch` for promises that answers a refusal with what `answers` has for its code, and throws everything else on. */
export const ifRefused =
  <const A extends Readonly<Partial<Record<ErrorCode, unknown>>>>(answers: A) =>
  (error: unknown): A[keyof A] => {
    if (error instanceof AppError && error.code in answers) return answers[error.code as keyof A];
    throw error;
  };

/** The answer for a document that is not there, or is another tenant's. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found`);
}

/** The refusal of an action that the present state does not allow. */
export function illegalState(message: string): AppError {
  return new AppError('illegal_state', message);
}

/** The refusal of an action that this caller may not take. */
export function forbidden(message: string): AppError {
  return new AppError('forbidden', message);
}

/** The refusal of one field, by its place in the request such as `body.url`; its problem is the whole message. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { details: [{ field, message }] });
}

/** The refusal of one field, by its place in the request, for a problem such as `Too long` that is answered behind the field's name. */
export function faultyField(field: string, message: string): AppError {
  return new AppError('invalid_input', aboutField(field, message), { details: [{ field, message }] });
}

/** The refusal of a list's cursor that no page of it ended with. */
export function notACursor(): AppError {
  return faultyField('query.cursor', 'Not a cursor of this list');
}
