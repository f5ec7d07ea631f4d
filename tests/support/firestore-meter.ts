import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import { Firestore } from '@google-cloud/firestore';

/** Documents read and written by one piece of work. */
export interface Usage {
  reads: number;
  writes: number;
}

const current = new AsyncLocalStorage<Usage>();

/** The two funnels through which @google-cloud/firestore sends everything (its `index.ts`, `request` and `requestStream`). */
interface Funnels {
  request: (this: unknown, method: string, request: { writes?: unknown[] }, ...rest: unknown[]) => Promise<unknown>;
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
    if (usage && (method === 'commit' || method === 'batchWrite')) usage.writes += body.writes?.length ?? 0;
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

// Watching `emit` counts what passes without starting the flow before the library listens.
function countDocuments(stream: EventEmitter, usage: Usage): void {
  const emit = stream.emit.bind(stream) as (event: string, ...args: unknown[]) => boolean;
  stream.emit = ((event: string, ...args: unknown[]) => {
    if (event === 'data' && (args[0] as { document?: unknown }).document) usage.reads += 1;
    return emit(event, ...args);
  }) as EventEmitter['emit'];
}

install();

/** Runs `work` and counts into `usage` every document it reads and writes, also after it has returned. */
export function metered<T>(usage: Usage, work: () => T): T {
  return current.run(usage, work);
}
