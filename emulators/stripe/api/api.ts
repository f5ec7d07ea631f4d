import { Router, raw, type Request, type Response } from 'express';
import { parse } from 'qs';
import { authenticate, checkVersion, isOfOtherPlatform } from './authentication.ts';
import { getAccount } from '../accounts/accounts.ts';
import { otherPlatform } from '../accounts/other-platform.ts';
import { type ErrorBody, StripeFailure, badParam, notImitated, serverError } from '../shared/errors.ts';
import { API_VERSION } from '../events/events.ts';
import { expanded } from './expand.ts';
import type { Fault } from '../world/fault-kinds.ts';
import { failureBefore, strike, turnAway, waitSlowly } from '../world/faults.ts';
import { newId } from '../shared/ids.ts';
import { findAnswer, keepAnswer, nameOf, type KeyedRequest, type KeysInUse } from './idempotency.ts';
import { findOperation } from './operations.ts';
import { countRead } from './reads.ts';
import { letTimePass } from '../time-passing.ts';
import type { World } from '../world/world.ts';

interface Answer {
  status: number;
  body: object;
  headers?: Record<string, string>;
}

/** The outcome of a request: an answer, or a connection that is left open without one, or dropped. */
export type Fate = { kind: 'answer'; answer: Answer } | { kind: 'dropped' } | { kind: 'silence' };

/** The API itself, under /v1 and /v2: authentication, parameters, idempotency keys, switched-on failures, then the endpoint. `changed` is called after each effect. */
export function apiRouter(world: World, changed: () => void): Router {
  const keysInUse: KeysInUse = new Set();
  const router = Router();
  router.use(['/v1', '/v2'], raw({ type: () => true, limit: '1mb' }), async (request: Request, response: Response) => {
    const requestId = newId('req');
    response.set({
      'Request-Id': requestId,
      'Stripe-Version': String(request.headers['stripe-version'] ?? API_VERSION),
    });
    const key = request.headers['idempotency-key'];
    if (typeof key === 'string') response.set('Idempotency-Key', key);
    const fate = await answerRequest(world, keysInUse, request, requestId);
    changed();
    if (fate.kind === 'dropped') response.socket?.destroy();
    if (fate.kind === 'answer') send(response, fate.answer);
  });
  return router;
}

/** A request as far as the API looks at it; the body as it came, in bytes. */
export type ApiCall = Pick<Request, 'method' | 'originalUrl' | 'headers' | 'body'>;

/** Answers one request; never rejects. */
export function answerRequest(
  world: World,
  keysInUse: KeysInUse,
  request: ApiCall,
  requestId: string = newId('req'),
): Promise<Fate> {
  return decideFate(world, keysInUse, request, requestId).catch(failedFate);
}

async function decideFate(own: World, keysInUse: KeysInUse, request: ApiCall, requestId: string): Promise<Fate> {
  const path = request.originalUrl.split('?')[0] ?? '';
  authenticate(request.headers);
  const world = isOfOtherPlatform(request.headers) ? otherPlatform(own) : own;
  checkVersion(request.headers);
  const { operation, ids } = findOperation(request.method, path);
  if (request.method === 'GET') countRead(world);
  const account = request.headers['stripe-account']?.toString() ?? null;
  if (account !== null) getAccount(world, account);
  if (account !== null && !operation.connected) throw notImitated(`${operation.name} for a connected account`);
  const params = readParams(request);
  const key = request.method === 'POST' ? request.headers['idempotency-key']?.toString() : undefined;
  const keyed = key === undefined ? undefined : { key, account, endpoint: path, params };
  const targets = [operation.name, '*'];
  const turnedAway = turnAway(world, targets, { ids, params });
  if (turnedAway) world.store.save();
  const refusal = turnedAway && failureBefore(turnedAway);
  if (refusal) throw refusal;
  const kept = keyed && findAnswer(world, keysInUse, keyed);
  if (kept) {
    const headers = {
      'Idempotent-Replayed': 'true',
      'Original-Request': kept.requestId,
      ...(kept.status >= 500 ? noRetry : {}),
    };
    return { kind: 'answer', answer: { status: kept.status, body: kept.body, headers } };
  }
  const run = operation.prepare(params);
  const fault = strike(world, targets, { ids, params });
  if (fault?.kind === 'slow') await whileInUse(keysInUse, keyed, () => waitSlowly(world, fault));
  if (fault?.kind === 'timeout_before_effect') return { kind: 'silence' };

  // From here to the saved file nothing waits, so that requests never see each other half-done.
  const timeChanged = letTimePass(world);
  world.request = { id: requestId, idempotencyKey: key ?? null };
  try {
    const answer = execute(() => {
      const failure = fault && failureBefore(fault);
      if (failure) throw failure;
      const twist = fault?.kind ?? null;
      const object = run(world, { ids, account, headers: request.headers, twist });
      return expanded(world, object, wishes(params));
    }, fault);
    const begun = answer.begun && answer.status !== 429;
    const body = structuredClone(answer.body);
    if (keyed && begun) keepAnswer(world, keyed, { requestId, status: answer.status, body });
    if (request.method !== 'GET' || fault || timeChanged) world.store.save();
    if (fault?.kind === 'timeout_after_effect') return { kind: 'silence' };
    if (fault?.kind === 'reset_after_effect') return { kind: 'dropped' };
    const shown = fault?.kind === 'other_mode' ? { ...body, livemode: true } : body;
    return {
      kind: 'answer',
      answer: { status: answer.status, body: shown, ...(answer.status >= 500 ? { headers: noRetry } : {}) },
    };
  } finally {
    world.request = null;
  }
}

const noRetry = { 'Stripe-Should-Retry': 'false' };

function execute(work: () => object, fault: Fault | undefined): { status: number; body: object; begun: boolean } {
  try {
    const body = work();
    if (fault?.kind === 'api_error_after_effect') return failed(serverError(500));
    return { status: 200, body, begun: true };
  } catch (error) {
    if (error instanceof StripeFailure) return failed(error);
    throw error;
  }
}

function failed(failure: StripeFailure): { status: number; body: { error: ErrorBody }; begun: boolean } {
  return { status: failure.status, body: { error: failure.body }, begun: failure.begun };
}

function failedFate(error: unknown): Fate {
  const failure = error instanceof StripeFailure ? error : serverError(500);
  if (failure !== error) console.error('The Stripe stand-in failed:', error);
  const { status, body } = failed(failure);
  return { kind: 'answer', answer: { status, body, ...(status >= 500 ? { headers: noRetry } : {}) } };
}

async function whileInUse(
  keysInUse: KeysInUse,
  keyed: KeyedRequest | undefined,
  wait: () => Promise<void>,
): Promise<void> {
  if (!keyed) return wait();
  keysInUse.add(nameOf(keyed));
  try {
    await wait();
  } finally {
    keysInUse.delete(nameOf(keyed));
  }
}

function readParams(request: ApiCall): Record<string, unknown> {
  const body: unknown = request.body;
  const form = Buffer.isBuffer(body) ? body.toString('utf8') : '';
  const type = request.headers['content-type'] ?? '';
  if (form !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw badParam(
      `Invalid request (check that your POST content type is application/x-www-form-urlencoded). Yours is ${type || 'missing'}.`,
      {},
    );
  }
  const query = request.originalUrl.split('?')[1] ?? '';
  return parse([query, form].filter(Boolean).join('&'), {
    depth: 8,
    arrayLimit: 200,
    parameterLimit: 2000,
    plainObjects: true,
  });
}

function wishes(params: Record<string, unknown>): string[] {
  return Array.isArray(params.expand) ? params.expand.map(String) : [];
}

function send(response: Response, answer: Answer): void {
  response
    .status(answer.status)
    .set(answer.headers ?? {})
    .json(answer.body);
}
