import { aboutField } from '@doubloon/contract/calls/spoken-issues.ts';
import type { ErrorCode, ErrorEnvelope, FieldError } from '@doubloon/contract/calls/errors.ts';

/** A refusal meant for the caller: `message` is shown to people, `code` decides the status. Any other thrown value is masked as `internal` and logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: readonly FieldError[] | string | undefined;
  readonly errorType: string | undefined;
  /** The reason why a payment was refused, and who has to act before it can be made. */
  readonly refusedPayment: Required<Pick<ErrorEnvelope, 'reason' | 'must_act'>> | undefined;
  /** Seconds after which a retry makes sense, if not `RETRY_AFTER_SECONDS`. */
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

/** Returns a `catch` handler for promises: it answers a refusal with the entry of `answers` for its code, and rethrows everything else. */
export const ifRefused =
  <const A extends Readonly<Partial<Record<ErrorCode, unknown>>>>(answers: A) =>
  (error: unknown): A[keyof A] => {
    if (error instanceof AppError && error.code in answers) return answers[error.code as keyof A];
    throw error;
  };

/** Returns the error for a document that does not exist or belongs to another tenant. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found`);
}

/** Returns the refusal of an action that the current state does not allow. */
export function illegalState(message: string): AppError {
  return new AppError('illegal_state', message);
}

/** Returns the refusal of an action that this caller may not take. */
export function forbidden(message: string): AppError {
  return new AppError('forbidden', message);
}

/** Returns the refusal of one field, named by its place in the request such as `body.url`; `message` is the whole text. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { details: [{ field, message }] });
}

/** Returns the refusal of one field, named by its place in the request; a problem such as `Too long` is answered after the field's name. */
export function faultyField(field: string, message: string): AppError {
  return new AppError('invalid_input', aboutField(field, message), { details: [{ field, message }] });
}

/** Returns the refusal of a cursor that no page of the list ended with. */
export function notACursor(): AppError {
  return faultyField('query.cursor', 'Not a cursor of this list');
}
