import { AppError } from '../platform/app-error.ts';

/** The refusal of a mailed code that was used, has expired or never was one. */
export function mailedCodeRefused(): AppError {
  const message = 'This link is invalid or has expired. Please request a new one.';
  return new AppError('invalid_input', message, { details: [{ field: 'body.code', message }] });
}
