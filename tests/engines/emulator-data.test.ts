import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Firestore, type DocumentData } from '@google-cloud/firestore';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { startEngineSuite, type EngineSuite } from './engine-suite.ts';

const DEMO_DATA = join(ROOT, 'emulator-data');

interface Content {
  documents: Record<string, DocumentData>;
  users: Record<string, unknown>[];
  transfers: unknown[];
  sessions: unknown[];
  social: unknown;
}

async function readEverything(suite: EngineSuite): Promise<Content> {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${suite.ports.firestore}`);
  const db = new Firestore({ projectId: suite.env['GCLOUD_PROJECT'] ?? '' });
  const documents: Record<string, DocumentData> = {};
  for (const collection of await db.listCollections()) {
    for (const document of (await collection.get()).docs) documents[document.ref.path] = document.data();
  }
  await db.terminate();
  const answer = await fetch(
    `${suite.urls.auth}/identitytoolkit.googleapis.com/v1/projects/${suite.env['GCLOUD_PROJECT']}/accounts:query`,
    { method: 'POST', headers: { authorization: 'Bearer owner', 'content-type': 'application/json' }, body: '{}' },
  );
  const { userInfo } = (await answer.json()) as { userInfo: Record<string, unknown>[] };
  // The Auth emulator stamps the moment of the import on two fields.
  const users = userInfo.map(({ passwordUpdatedAt: _updated, validSince: _since, ...user }) => user);
  const { hostname, port } = new URL(suite.urls.stripe);
  const stripe = new Stripe('sk_test_standin', { host: hostname, port, protocol: 'http', telemetry: false });
  const social: unknown = await (await fetch(`${suite.urls.social}/_control/state`)).json();
  return {
    documents,
    users,
    transfers: (await stripe.transfers.list({ limit: 100 })).data,
    sessions: (await stripe.checkout.sessions.list({ limit: 100 })).data,
    social,
  };
}

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon-demo-data-'));
  cpSync(DEMO_DATA, join(folder, 'first'), { recursive: true });
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('the demo data', () => {
  it('is the same after an import and an export', async () => {
    const parts = ['auth', 'firestore', 'storage', 'stripe', 'social'] as const;
    const first = await startEngineSuite([...parts], { importDir: join(folder, 'first') });
    const before = await readEverything(first);
    await first.exportTo(join(folder, 'second'));
    await first.dispose();
    const second = await startEngineSuite([...parts], { importDir: join(folder, 'second') });
    const after = await readEverything(second);
    await second.dispose();

    expect(before.users.length).toBeGreaterThan(3);
    expect(after).toEqual(before);
    expect(before.transfers).not.toEqual([]);
    const collections = new Set(Object.keys(before.documents).map((path) => path.split('/')[0]));
    expect([...collections].filter((name) => !Object.values<string>(COLLECTIONS).includes(name ?? ''))).toEqual([]);
    expect(collections).toContain(COLLECTIONS.payouts);
  });

  it('lists accounts that exist, with their roles', () => {
    const accounts = JSON.parse(readFileSync(join(DEMO_DATA, 'accounts.json'), 'utf8')) as { email: string }[];
    const exported = readFileSync(join(DEMO_DATA, 'auth_export', 'accounts.json'), 'utf8');
    expect(accounts.length).toBeGreaterThan(3);
    for (const { email } of accounts) expect(exported).toContain(email);
  });
});
