import { AppError } from '../platform/app-error.ts';

/** The refusal of an account that somebody else has linked. */
export function linkedBySomebodyElse(): AppError {
  return new AppError('already_exists', 'This account is already linked to another user');
}

/** The refusal of the address of an account. */
export function refusedAccountUrl(message: string): AppError {
  return new AppError('invalid_input', message, { details: [{ field: 'body.accountUrl', message }] });
}

/** The refusal of an account whose platform showed neither that it exists nor that it does not. */
export function unverifiableAccount(): AppError {
  return new AppError('provider_unavailable', 'Unable to verify account', {
    details: 'The platform did not show this profile to us. Make sure that it is public and try again.',
  });
}
