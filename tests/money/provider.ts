import Stripe from 'stripe';
import {
  answerRequest,
  type ApiCall,
  type Fate,
  nameOf,
  openStore,
  type World as StandIn,
} from '../../emulators/stripe/index.ts';
import { guarded } from '../../functions/src/platform/guarded-client.ts';
import { repeatingDropped } from '../../functions/src/platform/repeat-dropped.ts';

/** A payment provider of one's own, and the client that talks to it. */
export interface Provider {
  readonly standIn: StandIn;
  readonly stripe: Stripe;
  /** Lets the next request that moves money be held up for so long; its sender hears nothing. */
  readonly holdNext: (ms: number, where: HeldUp) => void;
  /** When the next of what is held up arrives; null when nothing is. */
  readonly nextArrival: () => number | null;
  /** Lets everything arrive that is held up no longer. */
  readonly arrive: () => Promise<void>;
  /** Starts the product anew with a key of its own platform account, or of another one. */
  readonly startWith: (whose: 'own' | 'other') => void;
}

/** Held up on its way, so that another with the same key comes first, or at the provider, which turns others away meanwhile. */
export type HeldUp = 'in the network' | 'at the provider';

export interface ProviderOptions {
  readonly clock: () => number;
  /** Waited for before and after every request; throwing is a process that dies there. */
  readonly turn: () => Promise<void>;
  /** Told what no client may ever send. */
  readonly complain: (what: string) => void;
  /** Sends requests without their keys, a fault that is planted. */
  readonly forgetKeys?: boolean;
  /** A new instance's look at whose key it is. */
  readonly startGuard: () => (stripe: Stripe) => Promise<boolean>;
}

const OWN_KEY = 'sk_test_standin_money';
const OTHER_KEY = 'sk_test_standin_other';

const MOVES_MONEY = ['/v1/transfers', '/v1/refunds'];
const HALF_AN_HOUR = 30 * 60;
const TWO_DAYS = 2 * 24 * 60 * 60;

/** The stand-in in this process: the real client's requests reach it without a network, and silence is a time-out at once. */
export function createProvider({ clock, turn, complain, forgetKeys = false, startGuard }: ProviderOptions): Provider {
  const standIn: StandIn = {
    store: openStore(undefined),
    settings: {
      url: 'http://127.0.0.1',
      siteOrigin: undefined,
      merchantName: 'Doubloon',
      platformCountry: 'SG',
      mayTransferOnly: true,
      captureDelay: HALF_AN_HOUR,
      settlementDelay: TWO_DAYS,
      asyncPaymentDelay: 3600,
      asyncRefundDelay: 3600,
    },
    endpoints: [],
    clock,
    request: null,
  };
  const keysInUse = new Set<string>();
  const sentUnderKey = new Map<string, string>();
  // A key names one request: under the same key another is refused, or taken for the first.
  const watchKey = (key: string | undefined, sent: string) => {
    if (key === undefined) return;
    const before = sentUnderKey.get(key) ?? sent;
    sentUnderKey.set(key, before);
    if (before !== sent) complain(`the key ${key} was used for ${before} and for ${sent}`);
  };
  const held: { readonly call: ApiCall; readonly at: number; readonly name: string }[] = [];
  let hold: { readonly ms: number; readonly where: HeldUp } | null = null;
  const answer = (call: ApiCall): Promise<Fate> => {
    if (hold === null || call.method !== 'POST' || !MOVES_MONEY.includes(call.originalUrl)) {
      return answerRequest(standIn, keysInUse, call);
    }
    const name = nameOf({ key: String(call.headers['idempotency-key']), account: null });
    held.push({ call, at: clock() + hold.ms, name });
    if (hold.where === 'at the provider') keysInUse.add(name);
    hold = null;
    return Promise.resolve({ kind: 'silence' });
  };
  const sendWith = (key: string): Stripe.HttpClient => ({
    getClientName: () => 'in-process',
    async makeRequest(...[, , path, method, headers, body]: Parameters<Stripe.HttpClient['makeRequest']>) {
      await turn();
      const lowered = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
      const sent: Record<string, string> = {
        ...Object.fromEntries(lowered.filter(([name]) => !(forgetKeys && name === 'idempotency-key'))),
        authorization: `Bearer ${key}`,
      };
      watchKey(sent['idempotency-key'], `${path} ${body ?? ''}`);
      const fate = await answer({ method, originalUrl: path, headers: sent, body: Buffer.from(body ?? '') });
      await turn();
      if (fate.kind === 'dropped') throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
      if (fate.kind !== 'answer') throw Stripe.HttpClient.makeTimeoutError();
      const { status, body: object, headers: more = {} } = fate.answer;
      const sentText = JSON.stringify(object);
      const answerHeaders = Object.entries(more).map(([name, value]) => [name.toLowerCase(), value] as const);
      return {
        getStatusCode: () => status,
        getHeaders: () => ({ 'request-id': 'req_1', ...Object.fromEntries(answerHeaders) }),
        getRawResponse: () => object,
        toStream: () => {
          throw new Error('Nothing is streamed');
        },
        toJSON: () => Promise.resolve(JSON.parse(sentText) as object),
      };
    },
  });
  // A process keeps its key: what one has begun is not sent with the key of the next.
  const startProcess = (key: string): Stripe.HttpClient => {
    const unguarded = sendWith(key);
    const asking = new Stripe(key, { telemetry: false, maxNetworkRetries: 0, httpClient: unguarded });
    const mayAsk = startGuard();
    return repeatingDropped(guarded(unguarded, { mayAsk: () => mayAsk(asking) }));
  };
  let running: Stripe.HttpClient | undefined;
  const stripe = new Stripe(OWN_KEY, {
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient: {
      getClientName: () => 'in-process',
      makeRequest: (...request) => (running ??= startProcess(OWN_KEY)).makeRequest(...request),
    },
  });
  return {
    standIn,
    stripe,
    holdNext: (ms, where) => void (hold = { ms, where }),
    nextArrival: () => held.reduce<number | null>((first, { at }) => Math.min(first ?? at, at), null),
    startWith: (whose) => {
      running = startProcess(whose === 'own' ? OWN_KEY : OTHER_KEY);
    },
    arrive: async () => {
      const due = held.filter(({ at }) => at <= clock());
      for (const one of due) {
        held.splice(held.indexOf(one), 1);
        keysInUse.delete(one.name);
        await answerRequest(standIn, keysInUse, one.call);
      }
    },
  };
}
