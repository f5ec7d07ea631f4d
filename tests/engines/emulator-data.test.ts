import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Firestore, type DocumentData } from '@google-cloud/firestore';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FlagReport } from '@doubloon/contract/flags/flag-report.ts';
import { FLAG_NAMES, type FlagName } from '@doubloon/contract/flags/flag.ts';
import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { playedUntil } from '../../emulators/suite/firebase/open-import.ts';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { EXPIRING_COLLECTIONS, hasPassed } from '../../scripts/seeding/expired-documents.ts';
import { unlistedFields } from '../support/borders/document-fields.ts';
import { READABLE_FIELDS } from '../support/borders/readable-fields.ts';
import { startEngineSuite, type EngineSuite } from './support/engine-suite.ts';

const DEMO_DATA = join(ROOT, 'emulator-data');

interface Content {
  documents: Record<string, DocumentData>;
  users: Record<string, unknown>[];
  transfers: unknown[];
  sessions: unknown[];
  social: unknown;
  /** Files in the bucket, by path. */
  files: Record<string, { size: string; md5Hash: string }>;
}

const BUCKET = `${LOCAL_PROJECT_ID}.firebasestorage.app`;

async function readFiles(suite: EngineSuite): Promise<Content['files']> {
  const answer = await fetch(`${suite.urls.storage}/storage/v1/b/${BUCKET}/o`, {
    headers: { authorization: 'Bearer owner' },
  });
  const { items } = (await answer.json()) as { items: { name: string; size: string; md5Hash: string }[] };
  return Object.fromEntries(items.map(({ name, size, md5Hash }) => [name, { size, md5Hash }]));
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
    files: await readFiles(suite),
  };
}

/** Everything that a document says is stored lies in the bucket, under an address at `port`, and little else does. */
function expectKeptFiles({ documents, files }: Content, storagePort: number): void {
  const text = JSON.stringify(documents);
  const addresses = [...text.matchAll(/http:\/\/127\.0\.0\.1:(\d+)\/v0\/b\/([^/]+)\/o\/([^?"]+)/g)];
  const named = new Set(addresses.map(([, , , path = '']) => decodeURIComponent(path)));
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((path) => !(path in files))).toEqual([]);
  expect(Object.keys(files).filter((path) => !named.has(path))).toEqual([]);
  for (const [, port, bucket] of addresses)
    expect({ port, bucket }).toEqual({ port: String(storagePort), bucket: BUCKET });
}

/** Fields of documents that somebody reads from the database itself and that no list of `READABLE_FIELDS` allows. */
function fieldsInNoList({ documents }: Content): string[] {
  const found = Object.entries(documents).flatMap(([path, document]) => {
    const [name = ''] = path.split('/');
    const readable = READABLE_FIELDS[name as CollectionName];
    return readable ? unlistedFields(document, readable.fields).map((field) => `${name} ${field}`) : [];
  });
  const read = new Set(Object.keys(documents).map((path) => path.split('/')[0] as CollectionName));
  expect([...read].filter((name) => READABLE_FIELDS[name]).length).toBeGreaterThan(15);
  return [...new Set(found)];
}

/** Returns the stores' affiliate rewards, in percent: 20 to 30 in the specification's samples. */
function rewardsIn({ documents }: Content): number[] {
  const stores = Object.entries(documents).filter(([path]) => path.startsWith(`${COLLECTIONS.stores}/`));
  const rewards = stores.map(([, store]) => (store as { affiliateReward: number | null }).affiliateReward);
  return rewards.filter((reward) => reward !== null).toSorted((a, b) => a - b);
}

/** Flags about how money comes and goes: the demo has one payment for each loot, and the emulators set these no limits. */
const ABOUT_MONEY: readonly FlagName[] = [
  'risky_payment',
  'not_authenticated',
  'fast_owner',
  'fast_card',
  'fast_creator',
  'replaced_account',
];

/** The flags of the treasures whose held payments wait for an admin. */
function flagsOfHeldPayments({ documents }: Content): FlagName[] {
  const held = Object.entries(documents).filter(
    ([path, { kind, status }]) => path.startsWith(`${COLLECTIONS.cases}/`) && kind === 'hold' && status === 'open',
  );
  return held.flatMap(([, { deliverableId }]) => {
    const report = FlagReport.omit({ evaluatedAt: true }).parse(
      documents[`${COLLECTIONS.flagReports}/${String(deliverableId)}`],
    );
    return report.flags.map(({ name }) => name);
  });
}

/** The platforms of posts that were read, are due again and go on growing while somebody looks around. */
function growingPlatforms({ documents, social }: Content): Set<string> {
  const { posts } = social as { posts: Record<string, { course?: { kind: string; views: number }[] }> };
  const watched = Object.entries(documents).filter(
    ([path, { readAt, dueAt }]) => path.startsWith(`${COLLECTIONS.watchedPosts}/`) && readAt && dueAt,
  );
  const growing = watched.filter(([, { platform, postId }]) => {
    const last = posts[`${String(platform)}/${String(postId)}`]?.course?.at(-1);
    return last?.kind === 'grow' && last.views > 0;
  });
  return new Set(growing.map(([, { platform }]) => String(platform)));
}

/** Returns the paths of the documents that had expired when the demo data was played. */
function expiredDocuments({ documents }: Content): string[] {
  const until = playedUntil(DEMO_DATA);
  return Object.entries(documents)
    .filter(([path, document]) => {
      const expiring = EXPIRING_COLLECTIONS.find(({ collection }) => path.startsWith(`${collection}/`));
      return expiring && hasPassed(document[expiring.field], until);
    })
    .map(([path]) => path);
}

/** Returns a value with the port of all file URLs replaced. */
function filesAt(port: number, value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/127\.0\.0\.1:\d+(?=\/v0\/b\/)/g, `127.0.0.1:${port}`);
  if (Array.isArray(value)) return value.map((each) => filesAt(port, each));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filesAt(port, each)]));
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
  it('is the same after an import and an export, but for where its files are served', async () => {
    const parts = ['auth', 'firestore', 'storage', 'stripe', 'social'] as const;
    const first = await startEngineSuite([...parts], { importDir: join(folder, 'first') });
    const before = await readEverything(first);
    await first.exportTo(join(folder, 'second'));
    await first.dispose();
    const second = await startEngineSuite([...parts], { importDir: join(folder, 'second') });
    const after = await readEverything(second);
    const [address = ''] = /http:\/\/127\.0\.0\.1:\d+\/v0\/b\/[^"]+/.exec(JSON.stringify(after.documents)) ?? [];
    const picture = await fetch(address);
    await second.dispose();

    expect(before.users.length).toBeGreaterThan(3);
    expect(after).toEqual({ ...before, documents: filesAt(second.ports.storage, before.documents) });
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toMatch(/^(image|video)\//);
    expect(before.transfers).not.toEqual([]);
    const collections = new Set(Object.keys(before.documents).map((path) => path.split('/')[0]));
    expect([...collections].filter((name) => !Object.values<string>(COLLECTIONS).includes(name ?? ''))).toEqual([]);
    expect(collections).toContain(COLLECTIONS.payouts);
    expectKeptFiles(before, first.ports.storage);
    expect(fieldsInNoList(before)).toEqual([]);
    expect(expiredDocuments(before)).toEqual([]);
    expect(rewardsIn(before)).toEqual([20, 25]);
    const planted = flagsOfHeldPayments(before);
    expect(FLAG_NAMES.filter((name) => !planted.includes(name))).toEqual(ABOUT_MONEY);
    expect(growingPlatforms(before)).toEqual(new Set(['instagram', 'tiktok', 'youtube']));
  });
});
