import type { HttpMethod } from '@doubloon/contract/calls/operation.ts';
import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../app-error.ts';

type Known = Response<unknown, { methods?: readonly HttpMethod[] }>;

/** Middleware behind an address's routes: remembers their methods for the refusal of any other. */
export function recordMethods(methods: readonly HttpMethod[]) {
  return (_request: Request, response: Known, next: NextFunction): void => {
    response.locals.methods = [...(response.locals.methods ?? []), ...methods];
    next();
  };
}

/** The middleware behind all of them: an address with nothing there (404), or not with this method (405, with `Allow`). */
export function refuseUnknownAddress(request: Request, response: Known, next: NextFunction): void {
  const { methods = [] } = response.locals;
  const asked = `${request.method} ${request.path}`;
  // Reading includes HEAD, which Express answers, and OPTIONS, which CORS answers.
  const allowed = new Set<string>(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
  // Below an address that files are read from, one may be missing.
  if (allowed.size === 0 || allowed.has(request.method)) {
    next(new AppError('not_found', `No such address: ${asked}`));
    return;
  }
  response.set('Allow', [...allowed, 'OPTIONS'].join(', '));
  next(new AppError('method_not_allowed', `This address does not take ${request.method}`));
}
