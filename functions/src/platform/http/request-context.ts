import { REQUEST_ID_HEADER } from '@doubloon/contract/calls/operation.ts';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import { inLogContext, traceIdOf, type LogContext } from '../log-context.ts';

/** Facts about a request. Every line that is logged while it runs carries them. */
export interface RequestContext extends LogContext {
  readonly requestId: string;
  uid: string | null;
}

/** Returns the context that `traceRequests` attached to this response. */
export function requestContext(response: Response): RequestContext {
  return (response.locals as { context: RequestContext }).context;
}

/** Returns middleware that gives each request an id, sends it back, and logs the answer with status and milliseconds. Its lines carry id, uid and trace. */
export function traceRequests(log: Log, clock: Clock) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const context: RequestContext = {
      requestId: newId('req', clock.now()),
      uid: null,
      traceId: traceIdOf({
        traceparent: request.get('traceparent'),
        cloudTrace: request.get('x-cloud-trace-context'),
      }),
    };
    response.locals['context'] = context;
    response.set(REQUEST_ID_HEADER, context.requestId);
    const startedAt = performance.now();
    inLogContext(context, () => {
      const logAnswer = () => {
        log.info(
          {
            method: request.method,
            // The path is logged without the query, which can contain secrets.
            path: request.originalUrl.split('?')[0],
            status: response.statusCode,
            ms: Math.round(performance.now() - startedAt),
          },
          'request',
        );
      };
      response.on('finish', AsyncLocalStorage.bind(logAnswer));
      next();
    });
  };
}
