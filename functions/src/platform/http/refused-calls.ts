import { ERROR_STATUS } from '@doubloon/contract/shared/errors.ts';
import type { RateLimit } from '@doubloon/contract/shared/rate-limit.ts';
import { AppError } from '../app-error.ts';
import type { InstanceLimiter } from '../limits/instance-limiter.ts';

/** More than the expired sessions and unverified browsers of a whole school cause. Calls that are let in are no part of it. */
export const REFUSED_CALLS: RateLimit = {
  bucket: 'refused-calls',
  per: 'address',
  max: 600,
  windowSeconds: 60,
  within: 'instance',
};

/** True when an error is what the caller has to answer for, and not the database or the identity service. */
const isRefusal = (error: unknown) => error instanceof AppError && ERROR_STATUS[error.code] < 500;

/**
 * Looks at a call of `network` and counts it when it is refused. Throws `too_many_requests`, without a look, while the network has been refused too
 * often within this instance.
 */
export async function countRefusal<T>(limiter: InstanceLimiter, network: string, look: () => Promise<T>): Promise<T> {
  limiter.check(REFUSED_CALLS, network);
  try {
    return await look();
  } catch (error) {
    if (isRefusal(error)) await limiter.count(REFUSED_CALLS, network);
    throw error;
  }
}
