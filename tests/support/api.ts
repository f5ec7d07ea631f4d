import { createServer, request as sendRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorCodesOf } from '@doubloon/contract/openapi.ts';
import {
  costOf,
  FILE_TYPES,
  NEXT_CURSOR_HEADER,
  type InputOf,
  type Operation,
  type OutputOf,
} from '@doubloon/contract/calls/operation.ts';
import { encodeRequest } from '@doubloon/contract/calls/encode-request.ts';
import { ErrorEnvelope } from '@doubloon/contract/calls/errors.ts';
import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { z } from 'zod';
import { createApp } from '../../functions/src/app.ts';
import { DOMAINS } from '../../functions/src/domains.ts';
import type { Dependencies } from '../../functions/src/platform/dependencies.ts';
import { createLog } from '../../functions/src/platform/log.ts';
import {
  getProcessDependencies,
  provideDomains,
  setProcessDependencies,
} from '../../functions/src/platform/process-dependencies.ts';
import { addressOf } from '../../scripts/seeding/network-address.ts';
import { createKeyGuard } from '../../functions/src/platform/pinned-account.ts';
import { createReadCounter } from '../../functions/src/platform/provider-reads.ts';
import { createStripeClient } from '../../functions/src/platform/stripe-client.ts';
import { sayWithFailure } from '../../scripts/testing/report/say-with-failure.ts';
import { metered, newUsage, type Usage, unmetered } from './setup/firestore-meter.ts';
import { emptyOwnDatabase, ownProjectId } from './setup/own-database.ts';
import type { Person } from './given/person.ts';
import { productDatabase } from './setup/product-database.ts';

/** Every log line of the API in this test file, parsed. */
export const logLines: Record<string, unknown>[] = [];

let replaced: Partial<Dependencies> = {};
let dependencies: Dependencies | undefined;
let server: Server | undefined;
let baseUrl = '';
const usages = new Map<string, Usage>();
let callCount = 0;
let inFlight = 0;
let mostInFlight = 0;

provideDomains(DOMAINS);

/** Returns the process's own dependencies on the running suite, also for triggers, with a database and a recorded log of this test file. */
export function deps(): Dependencies {
  if (dependencies) return dependencies;
  const ofProcess = getProcessDependencies();
  const log = createLog('info', {
    write: (line) => void logLines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const firestore = new Firestore({ projectId: ownProjectId(), ignoreUndefinedProperties: true });
  const own = { db: productDatabase(firestore, log), log };
  const mayAsk = createKeyGuard({ ...ofProcess, ...own });
  const countRead = createReadCounter({ ...ofProcess, ...own });
  const stripe = createStripeClient(ofProcess.config.stripe, {
    mayAsk: (client) => unmetered(() => mayAsk(client)),
    countRead: () => unmetered(countRead),
    log: own.log,
  });
  dependencies = { ...ofProcess, ...own, stripe, ...replaced };
  setProcessDependencies(dependencies);
  return dependencies;
}

/** Replaces some dependencies of this test file's API; call it before anything has used them. */
export function replaceDependencies(own: Partial<Dependencies>): void {
  if (dependencies) throw new Error('The dependencies are in use already');
  replaced = own;
}

beforeAll(async () => {
  const app = createApp(deps());
  server = createServer((request, response) => {
    const usage = newUsage();
    usages.set(String(request.headers['x-test-call'] ?? ''), usage);
    metered(usage, () => void app(request, response));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});

beforeEach(({ onTestFailed }) => {
  const before = logLines.length;
  onTestFailed(({ task }) => sayWithFailure(task.result?.errors ?? [], logLines.slice(before)));
});

afterAll(async () => {
  await new Promise((resolve) => server?.close(resolve));
  server?.closeAllConnections();
  await dependencies?.db.firestore.terminate();
  await emptyOwnDatabase();
});

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** Documents that the call had read and written by the time of its answer. */
  readonly usage: Usage;
}

/** Sends a request as it is; nothing is encoded or checked. */
export async function callRaw(
  method: string,
  path: string,
  options: {
    body?: string | Uint8Array<ArrayBuffer> | FormData | ReadableStream<Uint8Array>;
    headers?: Record<string, string>;
    person?: Person | undefined;
  } = {},
): Promise<RawAnswer> {
  const id = String((callCount += 1));
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    redirect: 'manual',
    ...(options.body !== undefined && { body: options.body, duplex: 'half' }),
    headers: {
      'x-forwarded-for': addressOf(options.person),
      'x-test-call': id,
      ...(options.body !== undefined && !(options.body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(options.person && { authorization: `Bearer ${options.person.idToken}` }),
      ...options.headers,
    },
  });
  const body = await readBody(response);
  const usage = usages.get(id) ?? newUsage();
  usages.delete(id);
  return { status: response.status, headers: response.headers, body, usage };
}

/** Returns the status of a request with a form in its body, which `fetch` does not send with GET. */
export function statusOfForm(method: string, path: string, form: string): Promise<number | undefined> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': form.length };
  return new Promise((resolve, reject) => {
    sendRequest(`${baseUrl}${path}`, { method, headers: { ...headers, 'x-forwarded-for': addressOf(undefined) } })
      .on('response', (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end(form);
  });
}

/** Returns parsed JSON, a file as its bytes, anything else as text. */
async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (Object.values<string>(FILE_TYPES).includes(type)) return new Uint8Array(await response.arrayBuffer());
  const text = await response.text();
  return type.includes('json') && text !== '' ? JSON.parse(text) : text;
}

/** A file to upload: its name, its declared type, and its content. */
export interface TestFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export type Answer<Op extends Operation> =
  | { readonly ok: true; readonly status: number; readonly data: OutputOf<Op>; readonly nextCursor: string | null }
  | { readonly ok: false; readonly status: number; readonly error: ErrorEnvelope };

/**
 * Calls an operation over HTTP as `person` (nobody if omitted) and decodes the answer. The answer must fit the contract, including its error codes, and must
 * not be cacheable. A call that ran alone must stay within the operation's declared cost.
 */
export async function call<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  person?: Person,
  files: readonly TestFile[] = [],
): Promise<Answer<Op>> {
  const sent = files.map(({ name, type, bytes }) => new File([new Uint8Array(bytes)], name, { type }));
  const { endpoint, body } = encodeRequest(operation, input, sent);
  inFlight += 1;
  mostInFlight = inFlight === 1 ? 1 : Math.max(mostInFlight, inFlight);
  const answer = await callRaw(operation.method, endpoint, {
    person,
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  inFlight -= 1;
  expect(answer.headers.get('cache-control'), `${operation.id} can be kept`).toBe('private, no-store');
  const ranAlone = mostInFlight === 1;
  if (ranAlone) expectWithinCost(operation, answer.usage);
  if (answer.status >= 400) {
    const error = ErrorEnvelope.parse(answer.body);
    expect(errorCodesOf(operation), `${operation.id} answered an error it does not declare`).toContain(error.code);
    return { ok: false, status: answer.status, error };
  }
  return {
    ok: true,
    status: answer.status,
    data: z.decode(operation.output, answer.body) as OutputOf<Op>,
    nextCursor: answer.headers.get(NEXT_CURSOR_HEADER),
  };
}

function expectWithinCost(operation: Operation, usage: Usage): void {
  const { reads, writes } = costOf(operation);
  expect(usage.reads, `${operation.id} read more documents than it declares`).toBeLessThanOrEqual(reads);
  expect(usage.writes, `${operation.id} wrote more documents than it declares`).toBeLessThanOrEqual(writes);
}

/** Calls an operation with files, as `call` does. */
export function upload<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  files: readonly TestFile[],
  person?: Person,
): Promise<Answer<Op>> {
  return call(operation, input, person, files);
}

/** Makes a call that must succeed, and returns its data. */
export async function succeed<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  person?: Person,
  files: readonly TestFile[] = [],
): Promise<OutputOf<Op>> {
  const answer = await call(operation, input, person, files);
  if (!answer.ok) throw new Error(`${operation.id} answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  return answer.data;
}

/** Makes a call that must be refused, and returns its error. */
export async function refuse<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  person?: Person,
  files: readonly TestFile[] = [],
): Promise<ErrorEnvelope & { status: number }> {
  const answer = await call(operation, input, person, files);
  if (answer.ok) throw new Error(`${operation.id} succeeded with ${answer.status}, but must be refused`);
  return { ...answer.error, status: answer.status };
}
