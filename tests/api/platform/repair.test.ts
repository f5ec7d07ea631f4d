import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { DELETED_PERSON } from '@doubloon/contract/users/user.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicationProjections } from '../../../functions/src/applications/projections.ts';
import type { Database } from '../../../functions/src/platform/database/database.ts';
import { RunHeld } from '../../../functions/src/platform/migrations/progress.ts';
import type { Difference } from '../../../functions/src/platform/projections/recheck.ts';
import { updateCounters } from '../../../functions/src/platform/projections/tally.ts';
import {
  compareDerivedData,
  interruptedRepair,
  repairDerivedData,
  type RepairedPage,
} from '../../../functions/src/repair-derived-data.ts';
import { applicationDocument, campaignDocument } from '../../../functions/testing/documents.ts';
import { deps } from '../../support/api.ts';
import { productDatabase } from '../../support/setup/product-database.ts';

/** Documents that one transaction may read here; a real one ends after 270 seconds. */
const READS_OF_A_TRANSACTION = 420;
const CAMPAIGNS = 13;
const APPLICATIONS_OF_A_CAMPAIGN = 33;
const APPLICATIONS = CAMPAIGNS * APPLICATIONS_OF_A_CAMPAIGN;
/** So long ago that their notifications have been removed. */
const APPLIED_AT = new Date('2026-01-05T08:00:00Z');
const NOW = new Date('2026-11-28T08:00:00Z');

const clockAt = (now: Date) => ({ now: () => now });
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

/** Faults of the database, and a count of its transactions. */
const faults = { diesAtTransaction: 0, transactions: 0, losesAnswers: false };

/** A database whose transactions fail once they have read too much, or when the process is to die. */
function limited(firestore: Firestore): Firestore {
  const run = async (body: (transaction: Transaction) => Promise<unknown>, options: object = {}) => {
    faults.transactions += 1;
    if (faults.transactions === faults.diesAtTransaction) throw new Error('killed');
    // The client runs a transaction again if the answer to its commit is lost.
    if (faults.losesAnswers && !('readOnly' in options))
      await firestore.runTransaction((transaction) => body(counting(transaction)), options);
    return firestore.runTransaction((transaction) => body(counting(transaction)), options);
  };
  return new Proxy(firestore, {
    get: (target, name) => {
      if (name === 'runTransaction') return run;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

function counting(transaction: Transaction): Transaction {
  let reads = 0;
  const add = (more: number) => {
    reads += more;
    if (reads > READS_OF_A_TRANSACTION) throw new Error(`A transaction has read ${reads} documents`);
  };
  return new Proxy(transaction, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'get' && name !== 'getAll') return value.bind(target) as unknown;
      return async (...wanted: unknown[]) => {
        const found = (await value.apply(target, wanted)) as { readonly size?: number; readonly length?: number };
        add(found.size ?? found.length ?? 1);
        return found;
      };
    },
  });
}

let db: Database;

/** Its fields about people; nobody has an account here. */
const EXAMPLE = applicationDocument({ campaignId: '', creatorId: '', ownerId: '' });

const campaignId = (index: number) => `cmp_${index % CAMPAIGNS}`;
const campaignAt = (index: number) => db.firestore.collection(COLLECTIONS.campaigns).doc(campaignId(index));
const countedAt = async (index: number) => (await campaignAt(index).get()).get('counts.applications') as number;
const applicationOf = (index: number) =>
  applicationDocument({
    campaignId: campaignId(index),
    creatorId: `creator${Math.floor(index / CAMPAIGNS)}`,
    creatorName: DELETED_PERSON.name,
    campaign: { ...EXAMPLE.campaign, ownerName: DELETED_PERSON.name },
    ownerId: `owner${index % CAMPAIGNS}`,
    createdAt: APPLIED_AT,
    decideBy: APPLIED_AT,
  });
const applicationAt = (index: number) => db.firestore.collection(COLLECTIONS.applications).doc(applicationOf(index).id);

async function all(pages: AsyncIterable<RepairedPage>): Promise<{ sources: number; differences: Difference[] }> {
  const total = { sources: 0, differences: [] as Difference[] };
  for await (const { sources, differences } of pages) {
    total.sources += sources;
    total.differences.push(...differences);
  }
  return total;
}

const compare = () => all(compareDerivedData({ db, clock: clockAt(NOW) }));
const repair = (now = NOW, mayGoOn?: () => boolean) =>
  all(repairDerivedData({ db, clock: clockAt(now) }, mayGoOn && { mayGoOn }));

/** Breaks a counter of each campaign, and loses an application's event. */
async function breakNumbers(): Promise<void> {
  for (let index = 0; index < CAMPAIGNS; index += 1) await campaignAt(index).update({ 'counts.applications': 900 });
  await db.firestore
    .collection(COLLECTIONS.tallies)
    .doc(`applications__${applicationOf(7).id}`)
    .delete();
}

/** The transactions of a repair that nothing interrupts, once they have been counted. */
let whole: number | undefined;

async function transactionsOfRepair(): Promise<number> {
  faults.transactions = 0;
  await repair();
  return faults.transactions;
}

beforeAll(async () => {
  db = productDatabase(limited(deps().db.firestore));
  const writer = db.firestore.bulkWriter();
  for (let index = 0; index < CAMPAIGNS; index += 1) {
    const campaign = campaignDocument({
      id: campaignId(index),
      ownerId: `owner${index}`,
      ownerName: DELETED_PERSON.name,
    });
    void writer.set(campaignAt(index), campaign);
  }
  for (let index = 0; index < APPLICATIONS; index += 1) void writer.set(applicationAt(index), applicationOf(index));
  await writer.close();
});

beforeEach(() => {
  Object.assign(faults, { diesAtTransaction: 0, transactions: 0, losesAnswers: false });
});

describe('a repair of more documents than one transaction can read', () => {
  it('finds what nobody has counted, puts it right, and finds nothing more', async () => {
    expect(APPLICATIONS).toBeGreaterThan(READS_OF_A_TRANSACTION);
    const before = await compare();
    expect(before.differences).toContainEqual({
      document: `tallies/applications__${applicationOf(APPLICATIONS - 1).id}`,
      field: `${campaignAt(APPLICATIONS - 1).path}.counts.applications`,
      stored: 0,
      derived: 1,
    });
    expect(await countedAt(0)).toBe(0);
    await repair();
    expect(await countedAt(0)).toBe(APPLICATIONS_OF_A_CAMPAIGN);
    expect((await compare()).differences).toEqual([]);
    expect(await interruptedRepair({ db, clock: clockAt(NOW) })).toBeNull();
  });

  it('goes on where it was interrupted, without reading again what it was done with', async () => {
    await breakNumbers();
    const { sources } = await compare();
    let pages = 0;
    const first = await repair(NOW, () => (pages += 1) <= 12);
    expect(first.sources).toBeGreaterThan(0);
    expect(await interruptedRepair({ db, clock: clockAt(later(9)) })).toEqual(NOW);
    const second = await repair(later(9));
    expect(second.sources).toBeGreaterThan(0);
    expect(first.sources + second.sources).toBe(sources);
    expect((await compare()).differences).toEqual([]);
  });

  it.each([0, 2, 4, 6])(
    'is taken up when it was killed after %i sevenths, and nothing is counted twice',
    async (sevenths) => {
      whole ??= await transactionsOfRepair();
      const at = 1 + Math.floor((sevenths * whole) / 7);
      await breakNumbers();
      Object.assign(faults, { transactions: 0, diesAtTransaction: at });
      await expect(repair()).rejects.toThrow('killed');
      faults.diesAtTransaction = 0;
      await repair(later(121));
      expect((await compare()).differences, `killed at transaction ${at}`).toEqual([]);
      expect(await countedAt(7)).toBe(APPLICATIONS_OF_A_CAMPAIGN);
    },
  );

  it('looks at everything and counts nothing twice when the answers to its commits are lost', async () => {
    await breakNumbers();
    const { sources } = await compare();
    faults.losesAnswers = true;
    expect((await repair()).sources).toBe(sources);
    expect((await compare()).differences).toEqual([]);
    expect(await countedAt(7)).toBe(APPLICATIONS_OF_A_CAMPAIGN);
  });

  it('begins anew when it was interrupted a day ago', async () => {
    let pages = 0;
    await repair(NOW, () => (pages += 1) <= 12);
    const nextDay = later(24 * 60 * 60);
    expect(await interruptedRepair({ db, clock: clockAt(nextDay) })).toBeNull();
    expect((await repair(nextDay)).sources).toBe((await compare()).sources);
  });

  it('keeps what is counted while it runs', async () => {
    await breakNumbers();
    const count = (index: number) => updateCounters(db, applicationProjections, applicationOf(index).id);
    let isDone = false;
    const write = async () => {
      for (let index = APPLICATIONS; !isDone; index += 1) {
        await applicationAt(index).set(applicationOf(index));
        await count(index);
        const gone = index - APPLICATIONS;
        await applicationAt(gone).delete();
        await count(gone);
      }
    };
    const writing = write();
    await repair().finally(() => (isDone = true));
    await writing;
    expect((await compare()).differences).toEqual([]);
    const applications = await db.firestore.collection(COLLECTIONS.applications).count().get();
    const counted = await Promise.all(Array.from({ length: CAMPAIGNS }, (_, index) => countedAt(index)));
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(applications.data().count);
    expect((await applicationAt(APPLICATIONS).get()).exists).toBe(true);
  });

  it('never runs twice at once, so that no difference is added twice', async () => {
    await breakNumbers();
    const outcomes = await Promise.allSettled([repair(), repair()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: expect.any(RunHeld) as unknown,
    });
    expect((await compare()).differences).toEqual([]);
  });

  it('stops when another run has taken over, before it corrects anything', async () => {
    await breakNumbers();
    const slow = repairDerivedData({ db, clock: clockAt(NOW) });
    await slow.next();
    await repair(later(121));
    await expect(all(slow)).rejects.toThrow(RunHeld);
    expect((await compare()).differences).toEqual([]);
  });

  it('only compares when it is not told to write', async () => {
    await breakNumbers();
    const runs = await db.firestore.collection(COLLECTIONS.migrationRuns).get();
    for (const { ref } of runs.docs) await ref.delete();
    const { differences } = await compare();
    expect(differences).toContainEqual({
      document: campaignAt(7).path,
      field: 'counts.applications',
      stored: 900,
      derived: expect.any(Number) as unknown,
    });
    expect(await countedAt(7)).toBe(900);
    expect((await db.firestore.collection(COLLECTIONS.migrationRuns).get()).empty).toBe(true);
  });
});
