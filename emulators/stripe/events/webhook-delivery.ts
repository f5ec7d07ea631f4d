import { createHmac } from 'node:crypto';
import { isExhausted } from '../../suite/processes/system-error.ts';
import type { StoredDelivery } from '../world/state.ts';
import type { Table } from '../world/table.ts';
import type { World } from '../world/world.ts';

const RETRY_MS = [200, 500, 1000, 2000, 5000, 10_000, 15_000];
/** Ends only what hangs; an endpoint that is slow has still got the event. */
const TIMEOUT_MS = 60_000;
const AT_ONCE = 4;

/** Sends queued events until told to stop. */
export interface DeliveryWorker {
  /** Looks for something to send; call it after events were queued. */
  wake: () => void;
  /** Stops; undelivered events stay queued. Resolves when nothing is under way any more. */
  stop: () => Promise<void>;
}

/** The `Stripe-Signature` header for a body at a real time in Unix seconds: https://docs.stripe.com/webhooks#verify-manually */
export function signatureHeader(body: string, secret: string, atSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex');
  return `t=${atSeconds},v1=${signature}`;
}

/** Real milliseconds to wait after so many failed attempts. */
export function retryDelayMs(attempts: number): number {
  return RETRY_MS[Math.min(Math.max(attempts, 1), RETRY_MS.length) - 1] ?? 0;
}

/** Starts delivering the queued events of a world: signed, several at once, so in no promised order, each again until the endpoint answers 2xx. */
export function startDeliveries(world: World): DeliveryWorker {
  const underWay = new Map<string, Promise<void>>();
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const sendOne = async ({ id, ...queued }: StoredDelivery) => {
    const { deliveries, events } = world.store.state;
    const endpoint = world.endpoints.find(({ url }) => url === queued.endpoint);
    const event = events.get(queued.event);
    if (!endpoint || !event) {
      deliveries.delete(id);
      world.store.save();
      return;
    }
    const body = JSON.stringify(event, null, 2);
    const accepted = await post(
      endpoint.url,
      body,
      signatureHeader(body, endpoint.secret, Math.floor(Date.now() / 1000)),
      abort.signal,
    );
    // Got again, because rows may have been saved or forgotten while the endpoint took its time.
    const delivery = deliveries.get(id);
    if (abort.signal.aborted || !delivery) return;
    if (accepted) {
      release(deliveries, delivery);
      deliveries.delete(id);
      const delivered = events.get(queued.event);
      if (delivered) delivered.pending_webhooks = Math.max(0, delivered.pending_webhooks - 1);
    } else {
      delivery.attempts += 1;
      delivery.notBeforeMs = Date.now() + retryDelayMs(delivery.attempts);
    }
    world.store.save();
  };

  const wake = () => {
    clearTimeout(timer);
    if (abort.signal.aborted) return;
    const now = Date.now();
    const waiting = world.store.state.deliveries.values().filter(({ id }) => !underWay.has(id));
    for (const delivery of waiting.filter(({ notBeforeMs }) => notBeforeMs <= now).slice(0, AT_ONCE - underWay.size)) {
      const sending = sendOne(delivery).finally(() => {
        underWay.delete(delivery.id);
        wake();
      });
      underWay.set(delivery.id, sending);
    }
    const next = Math.min(...waiting.map(({ notBeforeMs }) => notBeforeMs).filter((at) => at > now));
    if (Number.isFinite(next)) timer = setTimeout(wake, next - now);
  };

  return {
    wake,
    async stop() {
      clearTimeout(timer);
      abort.abort();
      await Promise.all(underWay.values());
    },
  };
}

/** A held event may go once a later one has arrived. */
function release(deliveries: Table<StoredDelivery>, arrived: StoredDelivery): void {
  for (const { id } of deliveries.values()) {
    if (id === arrived.id) return;
    const delivery = deliveries.get(id);
    if (delivery?.held && delivery.endpoint === arrived.endpoint) {
      delivery.held = false;
      delivery.notBeforeMs = 0;
    }
  }
}

async function post(url: string, body: string, signature: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signature,
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      // Stripe takes a redirect for a failure.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch (error) {
    // The endpoint has said nothing; what it is sent comes again.
    if (isExhausted((error as Error).cause)) console.error('The Stripe stand-in could not send an event:', error);
    return false;
  }
}
