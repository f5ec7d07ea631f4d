import type { RateLimit } from '@doubloon/contract/calls/operation.ts';
import type { RequestHandler } from 'express';
import { AppError } from '../platform/app-error.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { networkOf } from '../platform/http/calling-browser.ts';
import { createRateLimiter } from '../platform/limits/rate-limiter.ts';

/** Returns a handler that refuses a network that asks for too much. A request is also answered when it cannot be counted. */
export function countVisits({ db, clock, log }: Dependencies, limit: RateLimit): RequestHandler {
  const limiter = createRateLimiter(db, clock);
  return async (request, response, next) => {
    try {
      await limiter(limit, networkOf(request.ip));
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_requests') {
        const wait = String(error.retryAfterSeconds ?? 1);
        response.status(429).set({ 'Retry-After': wait, 'Cache-Control': 'no-store' }).type('text').send(error.message);
        return;
      }
      log.warn({ err: error }, 'page not counted');
    }
    next();
  };
}
