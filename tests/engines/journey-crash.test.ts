import { existsSync } from 'node:fs';
import { getApplication } from '@doubloon/contract/applications/operations.ts';
import { getCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { listPayoutsOfCreator } from '@doubloon/contract/payments/operations.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDemoApi, type DemoApi, type DemoPerson } from '../../scripts/seeding/demo-api.ts';
import { demoStory } from '../../scripts/seeding/stories/demo-story.ts';
import { ensureBuilt } from '../support/setup/ensure-built.ts';
import { killFirestore, startEngineSuite, type EngineSuite } from './support/engine-suite.ts';
import { functionsWorkers } from './functions-processes.ts';

const MINUTE_MS = 60_000;
const PATIENCE = { timeout: 120_000, interval: 50 };
const DRAFT = {
  title: 'A loot that outlives crashes',
  description: 'Whatever dies on the way, what was acknowledged stays.',
  budget: 100_000,
  platforms: ['tiktok' as const],
  applicant_questions: {
    cover_letter: true,
    relevant_experience: false,
    years_of_experience: false,
    formal_training: false,
  },
};

let suite: EngineSuite;
let api: DemoApi;
let owner: DemoPerson;
let creator: DemoPerson;

beforeAll(async () => {
  await ensureBuilt();
  suite = await startEngineSuite(['auth', 'firestore', 'storage', 'functions', 'hosting', 'stripe', 'social', 'clock']);
  api = createDemoApi(suite.urls.hosting, suite.urls.auth);
  const password = 'treasure-map';
  owner = await api.signUp({
    name: 'O',
    username: 'merchant.mo',
    email: 'o@example.com',
    password,
    role: 'business_owner',
  });
  creator = await api.signUp({
    name: 'C',
    username: 'maker',
    email: 'c@example.com',
    password,
    role: 'content_creator',
  });
});

afterAll(() => suite.dispose());

/** Kills every functions process and waits until the emulator has seen them end and the suite has said so. */
async function killWorkers(): Promise<void> {
  const firebase = suite.pidOf('firebase') ?? 0;
  const workers = functionsWorkers(firebase);
  expect(workers).not.toEqual([]);
  const said = suite.event('functions process');
  for (const pid of workers) process.kill(pid, 'SIGKILL');
  expect(await said).toBe('A functions process ended by SIGKILL; the next request starts another.');
  await vi.waitFor(() => expect(workers.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]), PATIENCE);
}

async function control(address: string, body: object): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok, `${address} answered ${response.status}`).toBe(true);
}

describe('the journey, with processes killed in the middle of it', () => {
  it('loses nothing that was acknowledged, and goes on to exactly one payout', async () => {
    const story = demoStory(api, suite.urls.social);
    const campaignId = await story.postLoot(owner, DRAFT);
    await story.linkAccount(creator, 'tiktok', 'maker');
    await story.connectPayouts(creator);

    if ((await killFirestore(suite)) === 'over') {
      // The official engine keeps data in memory: the run is over and says so, rather than going on without it.
      expect(suite.engine.engine).toBe('official');
      return;
    }
    expect(await api.call(getCampaign, { params: { id: campaignId } })).toMatchObject({ title: DRAFT.title });
    const applicationId = await story.apply(creator, campaignId, 'Still here.');

    await killWorkers();
    expect(await api.call(getApplication, { params: { id: applicationId } }, creator)).toMatchObject({
      status: 'pending',
    });
    await story.decide(owner, applicationId, 'approved', 'Welcome.');
    const deliverableId = await story.deliver(
      creator,
      { id: applicationId, campaignId },
      { url: 'https://www.tiktok.com/@maker/video/7300000000000000077', views: 12_000, notes: '' },
    );

    const { hostname, port } = new URL(suite.urls.stripe);
    const stripe = new Stripe('sk_test_standin', { host: hostname, port, protocol: 'http', telemetry: false });
    const transfers = async () => (await stripe.transfers.list({ limit: 10 })).data.map(({ amount }) => amount);
    await control(`${suite.urls.stripe}/_control/faults`, { on: 'transfers.create', kind: 'timeout_after_effect' });
    const review = story
      .review(owner, deliverableId, 'approved', 'Thank you.')
      .catch((error: unknown) => String(error));
    // The provider has moved the money and does not answer: the worst moment to lose the process that asked.
    await vi.waitFor(async () => expect(await transfers()).toEqual([90_000]), PATIENCE);
    await killWorkers();
    expect(await review).toMatch(/answered 5\d\d/);

    await control(`${suite.urls.clock}/advance`, { ms: 3 * MINUTE_MS });
    const payouts = await api.call(listPayoutsOfCreator, { params: { id: creator.uid }, query: {} }, creator);
    expect(payouts).toMatchObject([{ status: 'paid', amount: 90_000 }]);
    expect(await api.call(getDeliverable, { params: { id: deliverableId } }, creator)).toMatchObject({
      status: 'approved',
    });
    expect(await transfers()).toEqual([90_000]);
  });
});
