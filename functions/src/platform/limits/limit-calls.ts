import type { NextFunction, Request, Response } from 'express';
import type { Operation } from '@doubloon/contract/calls/operation.ts';
import type { Dependencies } from '../dependencies.ts';
import { networkOf } from '../http/calling-browser.ts';
import { refuseCall } from './rate-limiter.ts';
import { createTokenBuckets, type TokenBuckets } from './token-buckets.ts';

type Deps = Pick<Dependencies, 'clock' | 'config'>;

function take(buckets: TokenBuckets, who: string): void {
  const waitMs = buckets.take(who);
  if (waitMs > 0) throw refuseCall(waitMs);
}

/**
 * Refuses the calls of a network that makes too many within this instance, whatever they ask for, before anything in them is looked at. Does not count the
 * webhooks among `operations`: the payment provider would take a refusal for a fault.
 */
export function limitNetworks(
  { clock, config }: Deps,
  operations: readonly Operation[],
): (request: Request, response: Response, next: NextFunction) => void {
  const buckets = createTokenBuckets(config.callsPerMinute.network, clock);
  const uncounted = new Set(operations.filter(({ access }) => access.kind === 'webhook').map(({ path }) => `${path}`));
  return (request, _response, next) => {
    if (!uncounted.has(request.path)) take(buckets, networkOf(request.ip));
    next();
  };
}

/** Returns a function that throws `too_many_requests` for a user who makes too many calls within this instance, whatever they ask for. */
export function limitUsers({ clock, config }: Deps): (uid: string) => void {
  const buckets = createTokenBuckets(config.callsPerMinute.user, clock);
  return (uid) => take(buckets, uid);
}
