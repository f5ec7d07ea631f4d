import { RECENT_SIGN_IN_NEEDED } from '@doubloon/contract/auth/recent-sign-in.ts';
import { ApiError } from './api-error.ts';

/** True when a call was refused until its person has signed in again. */
export function needsSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.errorType === RECENT_SIGN_IN_NEEDED;
}
