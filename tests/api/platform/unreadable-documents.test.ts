import { listMessages } from '@doubloon/contract/messaging/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newestFirst } from '../../../functions/src/platform/database/collection.ts';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { storeOf } from '../../../functions/src/platform/database/document-store.ts';
import { sortedPage } from '../../../functions/src/platform/database/sorted-page.ts';
import { conversationDocument, messageDocument } from '../../../functions/testing/message-documents.ts';
import { call, deps, logLines } from '../../support/api.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import { emptyOwnDatabase } from '../../support/setup/own-database.ts';
import { productDatabase } from '../../support/setup/product-database.ts';

const Item = z.object({ id: z.string(), kind: z.enum(['plain', 'striped']), n: z.int(), createdAt: z.date() });
type Item = z.output<typeof Item>;

class Items extends storeOf(COLLECTIONS.applications, Item, ({ id }) => id) {
  newest = (limit: number, cursor?: string) => newestFirst(this.documents, { limit, cursor });
  byNumber = (limit: number, cursor?: string) =>
    sortedPage(
      this.documents,
      { limit, cursor },
      {
        by: { field: 'n', direction: 'desc', read: ({ n }) => n },
        maxReads: 0,
      },
    );
  list = () => this.all(this.documents.orderBy('n'));
  eachOne = () => this.each(this.documents);
  latest = () => this.first(this.documents.orderBy('n', 'desc'));
}

const items = () => new Items(deps().db);
const write = (id: string, n: number, kind = 'plain') =>
  deps()
    .db.firestore.collection(COLLECTIONS.applications)
    .doc(id)
    .set({ id, n, kind, createdAt: new Date(Date.UTC(2026, 10, 20, n)) });
const warnings = () => logLines.filter(({ message }) => message === 'a stored document cannot be read');

async function idsOnPages(page: (cursor?: string) => ReturnType<Items['newest']>): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const { items: shown, nextCursor } = await page(cursor);
    pages.push(shown.map(({ id }) => id));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return pages;
}

beforeEach(async () => {
  await emptyOwnDatabase();
  logLines.length = 0;
});

describe('a document that this version cannot read', () => {
  beforeEach(async () => {
    for (const [index, id] of ['a', 'b', 'c', 'd', 'e'].entries())
      await write(id, index, 'be'.includes(id) ? 'dotted' : 'plain');
  });

  it('is left out of lists, with a warning that says where it is and nothing that it says', async () => {
    expect((await items().list()).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
    expect(warnings()).toMatchObject([
      { severity: 'WARNING', collection: 'applications', id: 'b' },
      { collection: 'applications', id: 'e' },
    ]);
    expect(JSON.stringify(warnings())).not.toContain('dotted');
    expect([...(await items().findMap(['a', 'b', 'none'])).keys()]).toEqual(['a']);
  });

  it('is left out of pages, which go on behind it', async () => {
    expect(await idsOnPages((cursor) => items().newest(1, cursor))).toEqual([[], ['d'], ['c'], [], ['a']]);
    expect(await idsOnPages((cursor) => items().newest(2, cursor))).toEqual([['d'], ['c'], ['a']]);
    expect((await idsOnPages((cursor) => items().byNumber(2, cursor))).flat()).toEqual(['d', 'c', 'a']);
    expect((await idsOnPages((cursor) => items().byNumber(1, cursor))).flat()).toEqual(['d', 'c', 'a']);
  });

  it('is refused where it is asked for, and where none may be missed', async () => {
    const refusal = 'applications/e cannot be read by this version: kind';
    await expect(items().find('e')).rejects.toThrow(refusal);
    await expect(items().findEach(['a', 'e'])).rejects.toThrow(refusal);
    await expect(items().latest()).rejects.toThrow(refusal);
    await expect(
      (async () => {
        for await (const _ of items().eachOne());
      })(),
    ).rejects.toThrow('applications/b cannot be read');
    expect(warnings()).toEqual([]);
  });

  it('is refused in a unit of work, by every kind of reading', async () => {
    const work = (body: (tx: Items) => Promise<unknown>) => unitOfWork(deps(), (tx) => body(new Items(tx)));
    const refusal = 'cannot be read by this version';
    await expect(work((tx) => tx.get('e'))).rejects.toThrow(refusal);
    await expect(work((tx) => tx.findAll(['a', 'e']))).rejects.toThrow(refusal);
    await expect(work((tx) => tx.list())).rejects.toThrow(refusal);
    expect(warnings()).toEqual([]);
  });

  it('is refused by lists, too, if the database has no log', async () => {
    await expect(new Items(productDatabase(deps().db.firestore)).list()).rejects.toThrow('cannot be read');
  });
});

it('is left out of a list of the API, which shows everything beside it', async () => {
  const [owner, creator] = [await createPerson('business_owner'), await createPerson('content_creator')];
  const conversation = conversationDocument({ id: unique('cnv_'), participantIds: [owner.uid, creator.uid] });
  const { firestore } = deps().db;
  await firestore.collection(COLLECTIONS.conversations).doc(conversation.id).set(conversation);
  for (const number of [1, 2, 3]) {
    const message = messageDocument(conversation, { id: `msg_${number}`, senderId: owner.uid, number });
    const attachments = number === 2 ? [{ type: 'hologram', url: 'secret' }] : [];
    await firestore
      .collection(COLLECTIONS.messages)
      .doc(message.id)
      .set({ ...message, attachments });
  }
  const ask = (limit: number, cursor?: string) =>
    call(listMessages, { params: { id: conversation.id }, query: { limit, cursor } }, creator);
  expect(await ask(2)).toMatchObject({ data: [{ id: 'msg_3' }], nextCursor: '2' });
  expect(await ask(2, '2')).toMatchObject({ data: [{ id: 'msg_1' }], nextCursor: null });
  expect(warnings()).toMatchObject([{ collection: 'messages', id: 'msg_2', operation: 'listMessages' }]);
  expect(JSON.stringify(warnings())).not.toContain('secret');
});
