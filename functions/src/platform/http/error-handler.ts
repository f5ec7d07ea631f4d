import { finished } from 'node:stream';
import {
  ERROR_STATUS,
  RETRY_AFTER_SECONDS,
  type ErrorCode,
  type ErrorEnvelope,
} from '@doubloon/contract/calls/errors.ts';
import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../app-error.ts';
import { isContended, isUnanswered } from '../database/grpc-status.ts';
import type { Log } from '../log.ts';
import { requestContext } from './request-context.ts';

/** Codes for the body parser's errors, by their `type`. */
const BODY_ERRORS: Record<string, readonly [ErrorCode, string]> = {
  'entity.too.large': ['payload_too_large', 'The request is too large'],
  'charset.unsupported': ['unsupported_media_type', 'The character set is not supported'],
  'encoding.unsupported': ['unsupported_media_type', 'The content encoding is not supported'],
};

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isContended(error)) {
    return new AppError('too_many_requests', 'Too many changes at the same time. Please try again.', {
      cause: error,
    });
  }
  if (isUnanswered(error)) {
    return new AppError('unavailable', 'We could not answer in time. Please try again in a moment.', {
      cause: error,
    });
  }
  const type = (error as { type?: unknown } | null)?.type;
  const known = typeof type === 'string' ? BODY_ERRORS[type] : undefined;
  if (known) return new AppError(known[0], known[1], { cause: error });
  if (isUnreadable(error)) return new AppError('malformed_request', 'The request cannot be read', { cause: error });
  if (error instanceof URIError) return new AppError('malformed_request', 'The address is malformed', { cause: error });
  return new AppError('internal', 'Something went wrong. Please try again.', { cause: error });
}

/** True when reading the request failed because of the request itself, such as a body that is not compressed as declared. */
function isUnreadable(error: unknown): boolean {
  const { expose, status } = (error ?? {}) as { expose?: unknown; status?: unknown };
  return expose === true && typeof status === 'number' && status >= 400 && status < 500;
}

/** Returns the last middleware: it turns every error into the same envelope, and masks unknown errors and logs them. */
export function handleErrors(log: Log) {
  return (error: unknown, request: Request, response: Response, next: NextFunction): void => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { requestId } = requestContext(response);
    const refusal = toAppError(error);
    const { code, retryAfterSeconds = RETRY_AFTER_SECONDS[code] } = refusal;
    if (code === 'internal') log.error({ err: refusal.cause ?? refusal }, 'unexpected error');
    else if (code === 'unavailable') log.error({ err: refusal.cause ?? refusal }, 'database does not answer');
    else log.info({ code: refusal.code, refusal: refusal.message }, 'refused');
    const body: ErrorEnvelope = {
      code: refusal.code,
      message: refusal.message,
      ...(refusal.details !== undefined && { details: refusal.details as ErrorEnvelope['details'] }),
      ...(refusal.errorType !== undefined && { errorType: refusal.errorType }),
      ...refusal.refusedPayment,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      requestId,
    };
    if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
    whenSent(request, () => response.status(ERROR_STATUS[refusal.code]).json(body));
  };
}

/**
 * Answers once the caller has sent everything, dropping the rest of a refused body: a caller that is still sending when the connection closes reads no answer.
 */
function whenSent(request: Request, answer: () => void): void {
  if (request.readableEnded || request.destroyed) {
    answer();
    return;
  }
  finished(request, { writable: false }, answer);
  request.unpipe();
  request.resume();
}
