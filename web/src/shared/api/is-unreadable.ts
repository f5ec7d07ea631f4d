import { ApiError } from './api-error.ts';

/** Whether an answer came that is none of this product's: a gateway's page, or something else than was asked for. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 200 || (error.status >= 502 && error.code === undefined));
}
