import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { DocumentStore } from '../../../functions/src/platform/database/document-store.ts';
import { STORE_CLASSES } from '../../../functions/src/store-classes.ts';
import type { DocumentData } from '@google-cloud/firestore';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deps } from '../../support/api.ts';
import { requiredFields } from '../../support/old-documents/required-fields.ts';
import { ownProjectId } from '../../support/setup/own-database.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'support', 'old-documents');
/** Stored documents as the REST interface writes them, by their collections. */
type StoredDocuments = Readonly<Record<string, readonly { readonly id: string; readonly fields: unknown }[]>>;

/** Collections of which no file has a document, and why: the demo data, of which the files are made, has none. */
const UNCOVERED: Readonly<Record<string, string>> = {
  ...sameReason('is gone within a day, and made anew', [
    ...[COLLECTIONS.signInAttempts, COLLECTIONS.rateLimits, COLLECTIONS.verificationCodes],
    ...[COLLECTIONS.oauthTickets, COLLECTIONS.oauthStates],
  ]),
  ...sameReason('comes with a browser or an address, which the people of the demo data do not have', [
    ...[COLLECTIONS.knownBrowsers, COLLECTIONS.pushDevices, COLLECTIONS.pushes],
    ...[COLLECTIONS.mails, COLLECTIONS.accountMails, COLLECTIONS.calendarFeeds],
  ]),
  ...sameReason('comes with what an account protects itself by, which signing in to the demo would have to know', [
    ...[COLLECTIONS.secondFactors, COLLECTIONS.sessionEnds, COLLECTIONS.blocks],
  ]),
  ...sameReason('is work that has not ended, and the demo data is at rest', [
    ...[COLLECTIONS.pendingFiles, COLLECTIONS.accountDeletions, COLLECTIONS.unreadEvents],
  ]),
  ...sameReason('is of a choice that nobody in the demo data has made', [
    ...[COLLECTIONS.savedLoots, COLLECTIONS.savedSearches, COLLECTIONS.shortlist, COLLECTIONS.invitations],
  ]),
};

function sameReason(reason: string, collections: readonly string[]): Record<string, string> {
  return Object.fromEntries(collections.map((collection) => [collection, reason]));
}

const readJson = <T>(name: string) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as T;
const days = readdirSync(FOLDER).filter((name) => /^\d{4}-\d\d-\d\d\.json$/.test(name));

/** Every class of documents, by the name of its collection. */
const stores = () =>
  Object.fromEntries(
    Object.values<new (session: ReturnType<typeof deps>['db']) => object>(STORE_CLASSES).map((Store) => {
      const store = new Store(deps().db) as DocumentStore<DocumentData>;
      return [store.collectionName, store];
    }),
  );

async function write(documents: StoredDocuments): Promise<void> {
  const root = `projects/${ownProjectId()}/databases/(default)/documents`;
  const writes = Object.entries(documents).flatMap(([collection, list]) =>
    list.map(({ id, fields }) => ({ update: { name: `${root}/${collection}/${id}`, fields } })),
  );
  const { status } = await fetch(`http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  expect(status).toBe(200);
}

describe('documents of earlier versions', () => {
  it('are there for more than one of them', () => expect(days.length).toBeGreaterThan(2));

  it('are of every collection but those that are named with a reason', () => {
    const covered = new Set(days.flatMap((day) => Object.keys(readJson<StoredDocuments>(day))));
    const missing = Object.values(COLLECTIONS).filter((collection) => !covered.has(collection));
    expect(missing.sort(), 'npm run old-documents writes them: docs/decisions/018-documents-change-shape.md').toEqual(
      Object.keys(UNCOVERED).sort(),
    );
  });

  it.each(days)('are read by this version: those of %s', async (day) => {
    const documents = readJson<StoredDocuments>(day);
    await write(documents);
    const byCollection = stores();
    const unread: string[] = [];
    for (const [collection, list] of Object.entries(documents)) {
      const store = byCollection[collection];
      // The private part of a payout is read with it, and tallies by triggers.
      if (collection === COLLECTIONS.payoutTransfers || collection === COLLECTIONS.tallies) continue;
      for (const { id } of list) {
        const found = await Promise.resolve(store?.find(id)).catch((error: unknown) => unread.push(String(error)));
        if (found === null || found === undefined) unread.push(`${collection}/${id} has no store`);
      }
    }
    expect(unread).toEqual([]);
  });
});

describe('fields that every stored document has to have', () => {
  const firstRequired = readJson<Record<string, readonly string[]>>('required-fields.json');

  it('are those that the documents of earlier versions have, so that a newer field has a default or is optional', () => {
    const added = Object.entries(stores()).flatMap(([collection, { schema }]) =>
      requiredFields(schema)
        .filter((field) => !firstRequired[collection]?.includes(field))
        .map((field) => `${collection}.${field}`),
    );
    expect(added, 'give it a default or make it optional: docs/decisions/018-documents-change-shape.md').toEqual([]);
  });

  it('are listed for every class of documents, and for no other', () => {
    expect(Object.keys(firstRequired).sort()).toEqual(Object.keys(stores()).sort());
  });

  it('are found in parts, lists, records and unions, behind every default', () => {
    const Part = z.object({ a: z.string(), b: z.string().optional(), c: z.int().default(0) });
    const Whole = z.object({
      id: z.string(),
      part: Part.nullable().default(null),
      list: z.array(Part).default([]),
      record: z.record(z.string(), Part),
      union: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('x'), n: z.int() }),
        z.object({ kind: z.literal('y') }),
      ]),
    });
    expect(requiredFields(Whole)).toEqual([
      'id',
      'part.a',
      'list[].a',
      'record',
      'record.*.a',
      'union',
      'union.kind',
      'union.n',
    ]);
    const missing = Whole.extend({ added: z.int() });
    expect(requiredFields(missing).filter((field) => !requiredFields(Whole).includes(field))).toEqual(['added']);
  });
});
