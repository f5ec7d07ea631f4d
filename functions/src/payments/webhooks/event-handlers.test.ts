import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ACCOUNT_EVENTS, CONNECT_EVENTS, type Handlers } from './event-handlers.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../../docs/deployment.md'), 'utf8');

/** The events that the documentation has an endpoint set up for. */
function documentedEvents(endpoint: string): string[] {
  const [, cell = ''] =
    new RegExp(`^\\s*\\| \`SITE_ORIGIN/api/webhooks/${endpoint}\`[^|]*\\|([^|]*)\\|$`, 'm').exec(DOCUMENT) ?? [];
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, type = '']) => type);
}

const endpoints: [string, Handlers][] = [
  ['stripe', ACCOUNT_EVENTS],
  ['stripe-connect', CONNECT_EVENTS],
];

it.each(endpoints)(
  'docs/deployment.md sets up the endpoint %s for the events that are handled',
  (endpoint, handlers) => {
    expect(documentedEvents(endpoint).sort()).toEqual(Object.keys(handlers).sort());
  },
);

it('docs/deployment.md sets up both endpoints before their secrets, without which the deploy tool refuses to deploy', () => {
  expect(DOCUMENT).toMatch(
    /Create two webhook endpoints[^]*functions:secrets:set[^]*STRIPE_CONNECT_WEBHOOK_SECRET[^]*Run `npm run deploy -- --project ID`\. Afterwards/,
  );
  expect(DOCUMENT.match(/functions:secrets:set/g)).toHaveLength(1);
});
