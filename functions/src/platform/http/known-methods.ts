import type { HttpMethod } from '@doubloon/contract/calls/operation.ts';
import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../app-error.ts';

type Known = Response<unknown, { methods?: readonly HttpMethod[] }>;

/** Returns the middleware behind an address's routes: it records their methods for the refusal of any other. */
export function recordMethods(methods: readonly HttpMethod[]) {
  return (_request: Request, response: Known, next: NextFunction): void => {
    response.locals.methods = [...(response.locals.methods ?? []), ...methods];
    next();
  };
}

/** The middleware behind all routes: refuses an unknown address (404), or an unknown method of a known address (405, with `Allow`). */
export function refuseUnknownAddress(request: Request, response: Known, next: NextFunction): void {
  const { methods = [] } = response.locals;
  const asked = `${request.method} ${request.path}`;
  // Reading also includes HEAD, which Express answers, and OPTIONS, which CORS answers.
  const allowed = new Set<string>(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
  // A file may be missing below an address that serves files.
  if (allowed.size === 0 || allowed.has(request.method)) {
    next(new AppError('not_found', `No such address: ${asked}`));
    return;
  }
  response.set('Allow', [...allowed, 'OPTIONS'].join(', '));
  next(new AppError('method_not_allowed', `This address does not take ${request.method}`));
}
