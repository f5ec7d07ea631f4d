import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A trigger event as the Firestore engine sent it. */
export interface RecordedEvent {
  /** The id the trigger is registered under: the function's name. */
  readonly trigger: string;
  /** A CloudEvent, its data still in the bytes it came in. */
  readonly cloudEvent: object;
}

/** A deployed function as it is called with a raw event. */
export type EventFunction = ((cloudEvent: object) => unknown) & {
  readonly __endpoint: {
    readonly eventTrigger: {
      readonly eventType: string;
      readonly eventFilters: Readonly<Record<string, string>>;
      readonly eventFilterPathPatterns: Readonly<Record<string, string>>;
    };
  };
};

export type EventRecorder = Awaited<ReturnType<typeof startEventRecorder>>;

/** Deliveries of one event at most; the platform goes on for a day. */
const MAX_ATTEMPTS = 5;

/** After so long without an event the engine sends none any more. */
const SILENCE_MS = 120_000;

/**
 * Stands where the functions emulator stands: hands each event that the engine sends over HTTP to its function, as firebase-tools does,
 * and keeps it. An event whose function fails is delivered again, as `retry: true` asks the platform to.
 */
export async function startEventRecorder(functions: Readonly<Record<string, EventFunction>>) {
  const events: RecordedEvent[] = [];
  const failures: unknown[] = [];
  const changes = new EventEmitter();
  let changed = 0;
  let underWay = 0;
  let gate: Promise<void> = Promise.resolve();
  let openGate = () => {};

  const change = (by: 1 | -1): void => {
    underWay += by;
    changed += 1;
    changes.emit('change');
  };

  const idle = async (): Promise<void> => {
    while (underWay > 0) await once(changes, 'change');
  };

  const deliver = async ({ trigger, cloudEvent }: RecordedEvent): Promise<void> => {
    const handle = functions[trigger];
    if (!handle) throw new Error(`There is no function ${trigger}`);
    for (let attempt = 1; ; attempt += 1) {
      try {
        // A copy, because each delivery is a parse of its own.
        return void (await handle({ ...cloudEvent }));
      } catch (error) {
        if (attempt < MAX_ATTEMPTS) continue;
        failures.push(error);
        throw error;
      }
    }
  };

  const receive = async (request: IncomingMessage): Promise<void> => {
    const event = await readEvent(request);
    events.push(event);
    change(1);
    await gate;
    await deliver(event).finally(() => change(-1));
  };
  const server = createServer((request, response) => {
    receive(request).then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  // A connection closed for idleness could take the engine's next event with it, and one that waits while the machine is busy would be late.
  server.keepAliveTimeout = 0;
  server.headersTimeout = 0;
  server.requestTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything that has arrived, in the order of its arrival. */
    events,
    /** Errors of functions that failed at every delivery. */
    failures,
    /** Resolves when no event is being worked on. */
    idle,
    /**
     * Looks whenever all events that have come were worked on, until `look` does not reject and none has come meanwhile. Rejects as `look`
     * did last when no further event comes that could change what it sees.
     */
    until: async (look: () => Promise<void>): Promise<void> => {
      for (;;) {
        await idle();
        const before = changed;
        const problem = await look().then(
          () => undefined,
          (error: unknown) => ({ error }),
        );
        if (changed > before) continue;
        if (!problem) return;
        await once(changes, 'change', { signal: AbortSignal.timeout(SILENCE_MS) }).catch(() => {
          throw problem.error;
        });
      }
    },
    deliver,
    /** Lets events wait until `release`. */
    hold: () => {
      gate = new Promise((resolve) => (openGate = resolve));
    },
    release: () => openGate(),
    /** Tells the engine which functions there are, as firebase-tools does. */
    register: async (firestore: string, projectId: string): Promise<void> => {
      for (const [name, { __endpoint: endpoint }] of Object.entries(functions)) {
        const { eventType, eventFilters, eventFilterPathPatterns } = endpoint.eventTrigger;
        const { database, namespace } = eventFilters;
        const document = { value: eventFilterPathPatterns['document'], matchType: 'PATH_PATTERN' };
        const response = await fetch(
          `${firestore}/emulator/v1/projects/${projectId}/eventarcTrigger?eventarcTriggerId=${name}`,
          {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ eventType, database, namespace, document }),
          },
        );
        if (!response.ok) throw new Error(`The engine refused the trigger ${name}: ${await response.text()}`);
      }
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reads a CloudEvent in binary mode: its attributes are headers, its data the body. */
async function readEvent(request: IncomingMessage): Promise<RecordedEvent> {
  const body = await buffer(request);
  const attributes = Object.entries(request.headers)
    .filter(([name]) => name.startsWith('ce-'))
    .map(([name, value]) => [name.slice('ce-'.length), value] as const);
  const trigger = /\/triggers\/([^/?]+)/.exec(request.url ?? '')?.[1];
  if (trigger === undefined || attributes.length === 0)
    throw new Error(`This is no event of a trigger: ${request.url ?? ''}`);
  return { trigger, cloudEvent: { ...Object.fromEntries(attributes), data: unwrapped(body) } };
}

/** firenook sends the protocol buffer as base64, the official engine as it is, whose bytes are not all letters of base64. */
function unwrapped(body: Buffer): Buffer {
  const isBase64 = /^[\w+/]+=*$/.test(body.toString('latin1'));
  return isBase64 ? Buffer.from(body.toString('latin1'), 'base64') : body;
}
