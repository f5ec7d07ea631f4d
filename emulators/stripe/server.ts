import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { apiRouter } from './api/api.ts';
import { controlRouter } from './control.ts';
import { hostedCheckoutRouter } from './pages/hosted-checkout.ts';
import { hostedOnboardingRouter } from './pages/hosted-onboarding.ts';
import { sendMessagePage } from './pages/hosted-page.ts';
import { openStore, type Store } from './world/state.ts';
import { letTimePass } from './time-passing.ts';
import { move } from './balances/balance.ts';
import { startDeliveries } from './events/webhook-delivery.ts';
import type { Settings, WebhookEndpoint, World } from './world/world.ts';

const TICK_MS = 1000;

/** How to start a stand-in. */
export interface StandInOptions {
  /** 0 for any free port. */
  port: number;
  host?: string;
  /** Where the state is kept; without it nothing survives `close`. */
  dataFile?: string | undefined;
  /** Where people return to when a page has nothing better. */
  siteOrigin?: string | undefined;
  webhooks?: readonly WebhookEndpoint[];
  /** Test time in milliseconds; real time when not given. */
  clock?: () => number;
  /** Money in cents that a platform on which nothing was ever moved begins with, as refunds need some; none without it. */
  floatCents?: number;
  settings?: Partial<Omit<Settings, 'siteOrigin' | 'url'>>;
}

/** A running stand-in. */
export interface StripeStandIn {
  url: string;
  port: number;
  /** Stops serving and delivering; everything acknowledged stays in the data file. */
  close(): Promise<void>;
}

/** Starts a Stripe stand-in that the real client can talk to. Rejects when the port is taken or the data file is not the stand-in's. */
export async function createStripeStandIn(options: StandInOptions): Promise<StripeStandIn> {
  const { host = '127.0.0.1' } = options;
  const server = createServer();
  server.listen(options.port, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const world: World = {
    // Only the process that has the port opens the file, so that two never write to it.
    store: openOr(() => server.close(), options.dataFile),
    settings: {
      url: `http://${host}:${port}`,
      siteOrigin: options.siteOrigin,
      merchantName: 'Doubloon',
      platformCountry: 'SG',
      mayTransferOnly: true,
      captureDelay: 5,
      settlementDelay: 2 * 24 * 60 * 60,
      asyncPaymentDelay: 10,
      asyncRefundDelay: 60,
      ...options.settings,
    },
    endpoints: options.webhooks ?? [],
    clock: options.clock ?? Date.now,
    request: null,
  };
  if (options.floatCents !== undefined && world.store.state.movements.values().length === 0) {
    move(world, null, { type: 'topup', amount: options.floatCents, source: 'topup' });
    world.store.save();
  }
  const deliveries = startDeliveries(world);
  server.on('request', application(world, deliveries.wake));
  const ticker = setInterval(() => {
    if (!letTimePass(world)) return;
    world.store.save();
    deliveries.wake();
  }, TICK_MS);
  deliveries.wake();
  return {
    url: world.settings.url,
    port,
    async close() {
      clearInterval(ticker);
      await deliveries.stop();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      world.store.close();
    },
  };
}

function openOr(giveUp: () => void, dataFile: string | undefined): Store {
  try {
    return openStore(dataFile);
  } catch (error) {
    giveUp();
    throw error;
  }
}

function application(world: World, changed: () => void): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(apiRouter(world, changed));
  app.use('/_control', controlRouter(world, changed));
  app.use(hostedCheckoutRouter(world, changed));
  app.use(hostedOnboardingRouter(world, changed));
  app.get('/', (_request, response) => {
    const text =
      'The API is under /v1; switch failures and see what is left out under /_control. Every payment, account and transfer here is made up.';
    sendMessagePage(response, 200, {
      title: 'This stands in for Stripe',
      text,
      next: { url: '/_control', label: 'Open the control endpoint' },
    });
  });
  return app;
}
