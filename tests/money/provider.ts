import Stripe from 'stripe';
import { answerRequest } from '../../emulators/stripe/api.ts';
import { openStore } from '../../emulators/stripe/state.ts';
import type { World as StandIn } from '../../emulators/stripe/world.ts';

/** A payment provider of one's own, and the client that talks to it. */
export interface Provider {
  readonly standIn: StandIn;
  readonly stripe: Stripe;
}

export interface ProviderOptions {
  readonly clock: () => number;
  /** Waited for before and after every request; throwing is a process that dies there. */
  readonly turn: () => Promise<void>;
  /** Sends requests without their keys, a fault that is planted. */
  readonly forgetKeys?: boolean;
}

const TWO_DAYS = 2 * 24 * 60 * 60;

/** The stand-in in this process: the real client's requests reach it without a network, and silence is a time-out at once. */
export function createProvider({ clock, turn, forgetKeys = false }: ProviderOptions): Provider {
  const standIn: StandIn = {
    store: openStore(undefined),
    settings: {
      url: 'http://127.0.0.1',
      siteOrigin: undefined,
      merchantName: 'Doubloon',
      platformCountry: 'SG',
      settlementDelay: TWO_DAYS,
      asyncPaymentDelay: 3600,
    },
    endpoints: [],
    clock,
    request: null,
  };
  const keysInUse = new Set<string>();
  const httpClient = {
    getClientName: () => 'in-process',
    async makeRequest(...[, , path, method, headers, body]: Parameters<Stripe.HttpClient['makeRequest']>) {
      await turn();
      const lowered = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
      const sent = Object.fromEntries(lowered.filter(([name]) => !(forgetKeys && name === 'idempotency-key')));
      const call = { method, originalUrl: path, headers: sent, body: Buffer.from(body ?? '') };
      const fate = await answerRequest(standIn, keysInUse, call);
      await turn();
      if (fate.kind !== 'answer') throw Object.assign(new TypeError('ETIMEDOUT'), { code: 'ETIMEDOUT' });
      const { status, body: answer, headers: more = {} } = fate.answer;
      const answerHeaders = Object.entries(more).map(([name, value]) => [name.toLowerCase(), value] as const);
      return {
        getStatusCode: () => status,
        getHeaders: () => ({ 'request-id': 'req_1', ...Object.fromEntries(answerHeaders) }),
        getRawResponse: () => answer,
        toStream: () => {
          throw new Error('Nothing is streamed');
        },
        toJSON: () => Promise.resolve(structuredClone(answer)),
      };
    },
  };
  const stripe = new Stripe('sk_test_standin_money', {
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient: httpClient as unknown as Stripe.HttpClient,
  });
  return { standIn, stripe };
}
