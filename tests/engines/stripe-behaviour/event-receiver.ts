import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { WebhookEndpoint } from '../../../emulators/stripe/index.ts';

/** Where the suite's events arrive; each is verified with the real client before it counts. */
export interface EventReceiver {
  endpoints: WebhookEndpoint[];
  /** Accepted events, in order of arrival. */
  accepted: Stripe.Event[];
  /** How many deliveries came, refused ones included. */
  attempts: () => number;
  /** Refuses the next deliveries with these statuses before accepting again. */
  refuse: (...statuses: number[]) => void;
  /** Refuses every delivery with this status, until called with null. */
  refuseAll: (status: number | null) => void;
  /** Resolves with the first `count` accepted events of a type, those that came already included. */
  received: (type: string, count?: number) => Promise<Stripe.Event[]>;
  close: () => Promise<void>;
}

const secrets = { '/account': 'whsec_standin_account', '/connect': 'whsec_standin_connect' };

/** Starts two endpoints, one for the platform's events and one for those of connected accounts. */
export async function openReceiver(): Promise<EventReceiver> {
  const accepted: Stripe.Event[] = [];
  const refusals: number[] = [];
  const arrivals = new EventEmitter();
  let attempts = 0;
  let always: number | null = null;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      attempts += 1;
      const refusal = always ?? refusals.shift();
      if (refusal !== undefined) return void response.writeHead(refusal).end();
      const secret = secrets[request.url as keyof typeof secrets];
      const signature = String(request.headers['stripe-signature']);
      accepted.push(Stripe.webhooks.constructEvent(Buffer.concat(parts), signature, secret));
      response.writeHead(200).end();
      arrivals.emit('event');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ofType = (type: string) => accepted.filter((event) => event.type === type);
  return {
    endpoints: [
      { url: `http://127.0.0.1:${port}/account`, secret: secrets['/account'], connect: false },
      { url: `http://127.0.0.1:${port}/connect`, secret: secrets['/connect'], connect: true },
    ],
    accepted,
    attempts: () => attempts,
    refuse: (...statuses) => void refusals.push(...statuses),
    refuseAll: (status) => void (always = status),
    async received(type, count = 1) {
      while (ofType(type).length < count) await once(arrivals, 'event');
      return ofType(type).slice(0, count);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
