import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import type { InputOf } from '@doubloon/contract/calls/operation.ts';
import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import type Stripe from 'stripe';
import { openTestClock } from '../../../emulators/clock/test-clock.ts';
import { createStripeStandIn, type FaultKind } from '../../../emulators/stripe/index.ts';
import { LOCAL_PROJECT_ID } from '../../../emulators/suite/local-project.ts';
import { DOMAINS } from '../../../functions/src/domains.ts';
import { onPayoutWritten } from '../../../functions/src/triggers.ts';
import type { Dependencies } from '../../../functions/src/platform/dependencies.ts';
import { getProcessDependencies, provideDomains } from '../../../functions/src/platform/process-dependencies.ts';
import { createDemoApi, type DemoApi, type DemoPerson } from '../../../scripts/seeding/demo-api.ts';
import { startEngineSuite } from '../support/engine-suite.ts';
import { startEventRecorder, type EventFunction, type EventRecorder } from '../support/event-recorder.ts';
import { startFirestoreGate } from './firestore-gate.ts';
import { Gate } from './gate.ts';
import { startProviderGate } from './provider-gate.ts';
import { Workers } from './workers.ts';

type Job = InputOf<typeof runScheduledJob>['params']['name'];

/** Everything the flows play on: engines, a provider, processes of the product, and a gate between them. */
export interface Stage {
  readonly gate: Gate;
  /** The product's own database and provider, past the gate. */
  readonly deps: Dependencies;
  /** The API of the process that lives. */
  readonly api: () => DemoApi;
  readonly signUp: (role: ChoosableRole) => Promise<DemoPerson>;
  readonly pass: (minutes: number) => void;
  readonly runJob: (name: Job) => Promise<unknown>;
  /** Does something only people, banks and time do to the provider. */
  readonly atProvider: (path: string, body: object) => Promise<unknown>;
  readonly failNext: (on: string, kind: FaultKind) => Promise<unknown>;
  /** Delivers the newest event of a type about something; answers the status. */
  readonly deliver: (type: Stripe.Event.Type, about: string, account?: string) => Promise<number>;
  /** Kills the process that serves; another one takes over. */
  readonly kill: () => Promise<void>;
  /** The triggers and their events. */
  readonly triggers: Pick<EventRecorder, 'idle' | 'until'>;
  /** Takes everything away that is stored, here and at the provider; people of before are gone. */
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts it all; `setVariable` sets a variable of this process, whose triggers and looks go past the gate. */
export async function openStage(setVariable: (name: string, value: string) => void): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'doubloon-sigkill-'));
  const clockFile = join(folder, 'clock.json');
  const clock = openTestClock(clockFile);
  const recorder = await startEventRecorder({ onPayoutWritten: onPayoutWritten as unknown as EventFunction });
  const suite = await startEngineSuite(['auth', 'firestore'], { eventsTo: recorder.address });
  const standIn = await createStripeStandIn({
    port: 0,
    clock: () => clock.now(),
    settings: { captureDelay: 0, settlementDelay: 0 },
  });
  const variables = { ...suite.env, STRIPE_API_BASE: standIn.url, TEST_CLOCK_FILE: clockFile, LOG_LEVEL: 'silent' };
  for (const [name, value] of Object.entries(variables)) setVariable(name, value);
  await recorder.register(suite.urls.firestore, LOCAL_PROJECT_ID);
  const gate = new Gate();
  const [provider, firestore] = await Promise.all([
    startProviderGate(gate, standIn.url),
    startFirestoreGate(gate, suite.env['FIRESTORE_EMULATOR_HOST'] ?? ''),
  ]);
  const workers = await Workers.start({
    STRIPE_API_BASE: provider.url,
    FIRESTORE_EMULATOR_HOST: firestore.address,
  });
  provideDomains(DOMAINS);
  const deps = getProcessDependencies();
  const api = () => createDemoApi(workers.url, suite.urls.auth);
  const atProvider = async (path: string, body: object): Promise<unknown> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(`${standIn.url}${path}`, init);
    if (!response.ok) throw new Error(`The provider refused ${path}: ${await response.text()}`);
    return response.json();
  };
  let people = 0;
  return {
    gate,
    deps,
    api,
    signUp: (role) => {
      people += 1;
      const username = `person${people}`;
      const email = `${username}@example.com`;
      return api().signUp({ name: username, username, email, password: 'treasure-map', role });
    },
    pass: (minutes) => clock.advance(minutes * 60_000),
    runJob: (name) => api().call(runScheduledJob, { params: { name } }),
    atProvider,
    failNext: (on, kind) => atProvider('/_control/faults', { on, kind }),
    deliver: async (type, about, account) => {
      const { data } = await deps.stripe.events.list({ type, limit: 100 }, account ? { stripeAccount: account } : {});
      const event = data.find((one) => (one.data.object as { id: string }).id === about);
      if (!event) throw new Error(`There is no ${type} about ${about}`);
      return deliverEvent(workers.url, deps, event);
    },
    kill: () => workers.kill(),
    triggers: recorder,
    clear: async () => {
      await atProvider('/_control/reset', {});
      const documents = `/emulator/v1/projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;
      const { ok } = await fetch(suite.urls.firestore + documents, { method: 'DELETE' });
      if (!ok) throw new Error('The documents were not removed');
    },
    close: async () => {
      await workers.close();
      provider.close();
      firestore.close();
      await standIn.close();
      await deps.db.firestore.terminate();
      await recorder.close();
      await suite.dispose();
      rmSync(folder, { recursive: true });
    },
  };
}

async function deliverEvent(url: string, { config, stripe }: Dependencies, event: Stripe.Event): Promise<number> {
  const payload = JSON.stringify(event);
  const { webhookSecret, connectWebhookSecret } = config.stripe;
  const secret = (event.account ? connectWebhookSecret : webhookSecret) ?? '';
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  const response = await fetch(`${url}/api/webhooks/${event.account ? 'stripe-connect' : 'stripe'}`, {
    method: 'POST',
    body: payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
  return response.status;
}
