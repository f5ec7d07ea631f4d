import type { OperationById, OperationId } from '@doubloon/contract/operations.ts';
import type {
  BrowserHandler,
  CallingBrowser,
  SignedPayload,
  UploadHandler,
  WebhookHandler,
  Caller,
  Call,
  Dependencies,
} from '../dependencies.ts';
import {
  fileTypeOf,
  type HttpMethod,
  isOperation,
  NEXT_CURSOR_HEADER,
  type Operation,
  type Download,
  type RateLimit,
  type UploadRules,
} from '@doubloon/contract/calls/operation.ts';
import { SECOND_FACTOR_NEEDED } from '@doubloon/contract/auth/second-factor.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { requireApp } from '../identity/app-check.ts';
import { AppError, forbidden, ifRefused } from '../app-error.ts';
import { type Authenticate, createAuthenticator } from '../identity/authenticate.ts';
import { browserSession, networkOf } from './calling-browser.ts';
import type { Log } from '../log.ts';
import { parseInput } from './parse-input.ts';
import { limitUsers } from '../limits/limit-calls.ts';
import { createRateLimiter, type RateLimiter, createInstanceLimiter, countRefusal } from '../limits/rate-limiter.ts';
import { recordMethods } from './known-methods.ts';
import { bodyReader } from './request-body.ts';
import { requestContext } from './request-context.ts';
import { checkFiles } from '../uploads/check-files.ts';
import { readUpload } from '../uploads/read-multipart.ts';
import { sendDownload } from './send-download.ts';

type HandlerOf<Op> = Op extends { readonly id: infer Id extends OperationId }
  ? OperationById<Id> extends { readonly upload: UploadRules }
    ? UploadHandler<Id>
    : OperationById<Id>['access']['kind'] extends 'webhook'
      ? WebhookHandler<Id>
      : BrowserHandler<Id>
  : never;

/** A handler for each operation that a module of the contract exports, by its name. A missing or misspelt handler does not compile. */
type HandlersOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Operation ? Name : never]: HandlerOf<Module[Name]>;
};

export interface Route {
  readonly operation: Operation;
  readonly run: (
    call: Call<Caller | null>,
    request: Request,
    response: Response,
    countAs: CallingBrowser['countAs'],
  ) => Promise<unknown>;
}

/**
 * Joins the operations of a module of the contract with their handlers; this is the line of a domain in `routes.ts`. `handlers` may contain other exports of
 * their files.
 */
export function routes<Module extends object>(operations: Module, handlers: HandlersOf<Module>): readonly Route[] {
  const all: Readonly<Record<string, unknown>> = { ...handlers };
  return Object.values(operations)
    .filter(isOperation)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((operation) => ({ operation, run: runOf(operation, all[operation.id] as AnyHandler) }));
}

type AnyHandler = (call: Call<Caller | null>, input: unknown, more?: unknown) => Promise<unknown>;

function runOf(operation: Operation, handler: AnyHandler): Route['run'] {
  const { upload } = operation;
  if (operation.access.kind === 'webhook') {
    return (call, request) => handler({ ...call, caller: null }, signedPayloadOf(request));
  }
  if (upload) {
    return async (call, request) => {
      const form = await readUpload(request, upload);
      const { params, query } = request;
      const input = parseOwnInput(operation, { params, query, body: form.fields }, call.caller);
      return handler(call, input, await checkFiles(form.files, upload));
    };
  }
  return (call, request, response, countAs) => {
    const input = parseOwnInput(operation, request, call.caller);
    return handler(call, input, { ...browserSession(call.config, request, response), countAs });
  };
}

function parseOwnInput(operation: Operation, from: Parameters<typeof parseInput>[1], caller: Caller | null): unknown {
  const input: unknown = parseInput(operation, from);
  if (caller) requireSelf(operation, input, caller);
  return input;
}

function signedPayloadOf(request: Request & { readonly rawBody?: Buffer }): SignedPayload {
  const { rawBody } = request;
  const signature = request.get('stripe-signature');
  if (!rawBody || !signature) throw new AppError('malformed_request', 'Missing signature or body');
  return { rawBody, signature };
}

function requireSelf(operation: Operation, input: unknown, caller: Caller): void {
  if (!operation.self) return;
  const { access, method } = operation;
  const readByAdmin = method === 'GET' && caller.role === 'admin' && access.kind === 'roles';
  const value = operation.self
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], input);
  if (value !== caller.uid && !readByAdmin) throw forbidden('You can only do this for your own account');
}

async function identify(authenticate: Authenticate, operation: Operation, request: Request): Promise<Caller | null> {
  const { access } = operation;
  if (access.kind === 'public' && access.knowsCaller) return recognise(authenticate, request);
  if (access.kind !== 'signedIn' && access.kind !== 'roles') return null;
  const caller = await authenticate(request.get('authorization'), operation.method === 'GET' ? 'recently' : 'now');
  if (access.kind === 'roles' && !access.roles.includes(caller.role)) {
    if (caller.needsSecondFactor) throw secondFactorNeeded();
    throw forbidden('You do not have permission to do this');
  }
  return caller;
}

const secondFactorNeeded = () =>
  new AppError(
    'forbidden',
    'Admins sign in with a second factor. Please switch it on in your profile, or sign in with it.',
    {
      errorType: SECOND_FACTOR_NEEDED,
    },
  );

async function recognise(authenticate: Authenticate, request: Request): Promise<Caller | null> {
  const authorization = request.get('authorization');
  if (authorization === undefined) return null;
  return authenticate(authorization, 'recently').catch(ifRefused({ unauthenticated: null }));
}

/** Counts the call against the limits of its operation; throws `too_many_requests` at the first limit that is reached. */
async function keepWithinLimits(
  limiters: Record<'instance' | 'everywhere', RateLimiter>,
  operation: Operation,
  limits: readonly RateLimit[],
  caller: Caller | null,
  request: Request,
): Promise<void> {
  for (const limit of limits) {
    const who = limit.per === 'user' ? caller?.uid : networkOf(request.ip);
    if (who === undefined) throw new Error(`${operation.id} counts calls per user, but does not ask who calls`);
    await limiters[limit.within ?? 'everywhere'](limit, who);
  }
}

async function send(operation: Operation, response: Response, result: unknown, log: Log): Promise<void> {
  const fileType = fileTypeOf(operation);
  if (fileType !== null) {
    await sendDownload(response, fileType, result as Download, log);
    return;
  }
  if (operation.answer === 'redirect') {
    response.redirect(302, z.encode(operation.output, result) as string);
    return;
  }
  let body = result;
  if (operation.paged) {
    const page = result as Page<unknown>;
    if (page.nextCursor) response.set(NEXT_CURSOR_HEADER, page.nextCursor);
    body = page.items;
  }
  response.status(operation.status ?? 200).json(z.encode(operation.output, body));
}

/**
 * Mounts routes on an Express router. Each call passes these steps in order: size and type of the body, authentication (refusals are counted), rate limits,
 * input parsing, handler, output parsing. Test-only routes are mounted in test mode only.
 */
export function mountRoutes(router: Router, deps: Dependencies, routes: readonly Route[]): void {
  const instance = createInstanceLimiter(deps.clock);
  const limiters = { everywhere: createRateLimiter(deps.db, deps.clock), instance: instance.count };
  const countUser = limitUsers(deps);
  const authenticate = createAuthenticator(deps.auth, deps.clock, deps.config);
  const methods = new Map<string, HttpMethod[]>();
  const room = roomsOf(router);
  for (const { operation, run } of routes) {
    if (operation.access.kind === 'testOnly' && !deps.config.testMode) continue;
    const body = bodyReader(operation);
    const limits = operation.rateLimits ?? [];
    const handler = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
      try {
        const context = requestContext(response);
        context.operation = operation.id;
        const admit = async () => {
          body.checkHeaders(request);
          await requireApp(operation, deps, request);
          return identify(authenticate, operation, request);
        };
        const network = networkOf(request.ip);
        const caller = limits.length > 0 ? await countRefusal(instance, network, admit) : await admit();
        context.uid = caller?.uid ?? null;
        if (caller) countUser(caller.uid);
        const countAs = (who: RateLimit['of']) => {
          const these = limits.filter((limit) => limit.of === who);
          return keepWithinLimits(limiters, operation, these, caller, request);
        };
        await countAs(undefined);
        await body.read(request, response);
        const call = { ...deps, caller, requestId: context.requestId };
        const answer = () => run(call, request, response, countAs);
        // Anybody can send a webhook, but the payment provider's alone has a good signature.
        const isSigned = operation.access.kind === 'webhook';
        const result = isSigned ? await countRefusal(instance, network, answer) : await answer();
        await send(operation, response, result, deps.log);
      } catch (error) {
        next(error);
      }
    };
    const path = expressPath(operation);
    room(path).router[operation.method.toLowerCase() as 'get'](room(path).below, handler);
    methods.set(path, [...(methods.get(path) ?? []), operation.method]);
  }
  for (const [path, known] of methods) room(path).router.all(room(path).below, recordMethods(known));
}

const expressPath = ({ path }: Operation): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * Returns a function that finds the router for a path, by its first part, and the rest of the path. Express asks each route of a router in turn, so that with
 * all of them in one, a request would be compared with hundreds of patterns.
 */
function roomsOf(router: Router): (path: string) => { readonly router: Router; readonly below: string } {
  const rooms = new Map<string, Router>();
  return (path) => {
    const [, first = '', below = ''] = /^(\/[^/:]+)(.*)$/.exec(path) ?? [];
    let room = rooms.get(first);
    if (!room) {
      rooms.set(first, (room = Router()));
      router.use(first, room);
    }
    return { router: room, below: below || '/' };
  };
}
