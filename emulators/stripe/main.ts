import { parseArgs } from 'node:util';
import { openTestClock } from '../clock/test-clock.ts';
import { createStripeStandIn } from './server.ts';
import type { WebhookEndpoint } from './world/world.ts';

/** SGD 50,000, so that refunds are made at once although payments settle after two days. */
const FLOAT_CENTS = 5_000_000;

const usage = `Usage: node emulators/stripe/main.ts [options]
  --port N                 default 12111, or STRIPE_STANDIN_PORT; 0 for any free one
  --data-file FILE         keeps the state, or STRIPE_STANDIN_DATA_FILE
  --site-origin URL        where "back" leads when nothing better is known, or SITE_ORIGIN
  --webhook URL=SECRET     receives the platform's events; may be repeated
  --connect-webhook URL=SECRET   receives connected accounts' events; may be repeated
TEST_CLOCK_FILE names the file of the test clock. Without --webhook and --connect-webhook the endpoints are SITE_ORIGIN's, with
STRIPE_WEBHOOK_SECRET and STRIPE_CONNECT_WEBHOOK_SECRET.`;

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    'data-file': { type: 'string' },
    'site-origin': { type: 'string' },
    webhook: { type: 'string', multiple: true, default: [] },
    'connect-webhook': { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(usage);
else await start();

async function start(): Promise<void> {
  const { env } = process;
  const siteOrigin = values['site-origin'] ?? env.SITE_ORIGIN;
  const clock = env.TEST_CLOCK_FILE ? openTestClock(env.TEST_CLOCK_FILE) : { now: Date.now };
  const standIn = await createStripeStandIn({
    port: Number(values.port ?? env.STRIPE_STANDIN_PORT ?? 12111),
    dataFile: values['data-file'] ?? env.STRIPE_STANDIN_DATA_FILE,
    siteOrigin,
    webhooks: endpoints(siteOrigin),
    floatCents: FLOAT_CENTS,
    clock: () => clock.now(),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void standIn.close());
  console.log(`Stripe stand-in ready at ${standIn.url}`);
}

function endpoints(siteOrigin: string | undefined): WebhookEndpoint[] {
  const given = [
    ...values.webhook.map((text) => endpoint(text, false)),
    ...values['connect-webhook'].map((text) => endpoint(text, true)),
  ];
  if (given.length > 0 || siteOrigin === undefined) return given;
  const { STRIPE_WEBHOOK_SECRET: own, STRIPE_CONNECT_WEBHOOK_SECRET: connected } = process.env;
  return [
    ...(own ? [{ url: `${siteOrigin}/api/webhooks/stripe`, secret: own, connect: false }] : []),
    ...(connected ? [{ url: `${siteOrigin}/api/webhooks/stripe-connect`, secret: connected, connect: true }] : []),
  ];
}

function endpoint(text: string, connect: boolean): WebhookEndpoint {
  const cut = text.lastIndexOf('=');
  if (cut < 1 || !URL.canParse(text.slice(0, cut))) throw new Error(`Expected URL=SECRET, got "${text}"\n${usage}`);
  return { url: text.slice(0, cut), secret: text.slice(cut + 1), connect };
}
