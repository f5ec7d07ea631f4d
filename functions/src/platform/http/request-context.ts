import { REQUEST_ID_HEADER } from '@doubloon/contract/calls/operation.ts';
import type { NextFunction, Request, Response } from 'express';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';

export interface RequestContext {
  readonly requestId: string;
  uid: string | null;
}

/** Returns the context that `traceRequests` attached to this response. */
export function requestContext(response: Response): RequestContext {
  return (response.locals as { context: RequestContext }).context;
}

/** Returns middleware that gives each request an id, sends it back, and logs the answer with id, uid, status and milliseconds. */
export function traceRequests(log: Log, clock: Clock) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const context: RequestContext = { requestId: newId('req', clock.now()), uid: null };
    response.locals['context'] = context;
    response.set(REQUEST_ID_HEADER, context.requestId);
    const startedAt = performance.now();
    response.on('finish', () => {
      log.info(
        {
          requestId: context.requestId,
          uid: context.uid,
          method: request.method,
          // The path is logged without the query, which can contain secrets.
          path: request.originalUrl.split('?')[0],
          status: response.statusCode,
          ms: Math.round(performance.now() - startedAt),
        },
        'request',
      );
    });
    next();
  };
}
