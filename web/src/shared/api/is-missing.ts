import { ApiError } from './api-error.ts';

/** Whether a call failed because nothing has the id in the address: 404, or 422 for what can be no id at all. */
export function isMissing(error: unknown): error is ApiError {
  return error instanceof ApiError && [404, 422].includes(error.status);
}
