import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import { Firestore } from '@google-cloud/firestore';

/** Documents read and written by one piece of work. */
export interface Usage {
  reads: number;
  writes: number;
  /** Paths of the written documents. */
  readonly written: string[];
}

export const newUsage = (): Usage => ({ reads: 0, writes: 0, written: [] });

const current = new AsyncLocalStorage<Usage>();

/** One write of a commit, with the full name of its document. */
interface Write {
  readonly update?: { readonly name?: string };
  readonly delete?: string;
}

/** The two methods through which @google-cloud/firestore sends everything (its `index.ts`, `request` and `requestStream`). */
interface Funnels {
  request: (this: unknown, method: string, request: { writes?: Write[] }, ...rest: unknown[]) => Promise<unknown>;
  requestStream: (
    this: unknown,
    method: string,
    bidirectional: boolean,
    request: { documents?: unknown[] },
    ...rest: unknown[]
  ) => Promise<EventEmitter>;
}

function install(): void {
  const prototype = Firestore.prototype as unknown as Funnels;
  const { request, requestStream } = prototype;
  prototype.request = function (method, body, ...rest) {
    const usage = current.getStore();
    if (usage && (method === 'commit' || method === 'batchWrite')) countWrites(body.writes ?? [], usage);
    return request.call(this, method, body, ...rest);
  };
  prototype.requestStream = async function (method, bidirectional, body, ...rest) {
    const usage = current.getStore();
    const stream = await requestStream.call(this, method, bidirectional, body, ...rest);
    if (!usage) return stream;
    if (method === 'batchGetDocuments') usage.reads += body.documents?.length ?? 0;
    if (method === 'runAggregationQuery') usage.reads += 1;
    if (method === 'runQuery') countDocuments(stream, usage);
    return stream;
  };
}

function countWrites(writes: readonly Write[], usage: Usage): void {
  usage.writes += writes.length;
  const names = writes.map((write) => write.update?.name ?? write.delete ?? '');
  usage.written.push(...names.map((name) => name.replace(/^.*\/documents\//, '')));
}

// Watching `emit` counts the data without starting the flow before the library listens.
function countDocuments(stream: EventEmitter, usage: Usage): void {
  const emit = stream.emit.bind(stream) as (event: string, ...args: unknown[]) => boolean;
  stream.emit = ((event: string, ...args: unknown[]) => {
    if (event === 'data' && (args[0] as { document?: unknown }).document) usage.reads += 1;
    return emit(event, ...args);
  }) as EventEmitter['emit'];
}

install();

/** Runs `work` and counts in `usage` every document that it reads and writes, even after it has returned. */
export function metered<T>(usage: Usage, work: () => T): T {
  return current.run(usage, work);
}

/** Runs work that an instance does once, whoever calls it first, without counting it for that call. */
export function unmetered<T>(work: () => T): T {
  return current.exit(work);
}
