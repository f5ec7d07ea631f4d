import { getConversation, listMessages, sendMessage } from '@doubloon/contract/messaging/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { pairInConversation, say, type Pair } from '../../support/given/conversations.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let pair: Pair;
let stranger: Person;
let admin: Person;

beforeAll(async () => {
  pair = await pairInConversation();
  stranger = await createPerson('content_creator');
  admin = await createPerson('admin');
});

const text = (id: string, words: string) => ({ params: { id }, body: { text: words, attachments: [] } });
const storedMessages = async (id: string) =>
  (await deps().db.firestore.collection(COLLECTIONS.messages).where('conversationId', '==', id).get()).docs.map(
    (document) => document.data(),
  );

describe('sending a message', () => {
  it('stores it trimmed, numbered, with both people on it, and shows it in the conversation', async () => {
    const { ada, cy, id } = await pairInConversation();
    const sent = await succeed(sendMessage, text(id, '  Ahoy,\nCy! \n'), ada);
    expect(sent).toMatchObject({
      conversationId: id,
      senderId: ada.uid,
      text: 'Ahoy,\nCy!',
      number: 1,
      senderNumber: 1,
      attachments: [],
      read: false,
    });
    const answer = await succeed(sendMessage, text(id, 'Ahoy'), cy);
    expect(answer).toMatchObject({ number: 2, senderNumber: 1 });
    expect(answer.timestamp.getTime()).toBeGreaterThanOrEqual(sent.timestamp.getTime());
    expect(await storedMessages(id)).toHaveLength(2);
    for (const one of await storedMessages(id)) {
      expect(one).toMatchObject({ participantIds: [ada.uid, cy.uid].toSorted() });
    }
    expect(await succeed(getConversation, { params: { id } }, ada)).toMatchObject({
      lastMessage: { text: 'Ahoy', senderId: cy.uid, timestamp: answer.timestamp },
      updatedAt: answer.timestamp,
      unreadCount: 1,
    });
  });

  it('takes attachments as a JSON string too, and leaves them out', async () => {
    const { ada, id } = pair;
    for (const body of ['{"text":"One","attachments":"[]"}', '{"text":"One"}']) {
      const answer = await callRaw('POST', `/messaging/conversations/${id}/messages`, { person: ada, body });
      expect(answer).toMatchObject({ status: 201, body: { text: 'One', attachments: [] } });
    }
  });

  it('refuses an empty one, one that is too long and one that hides something, and stores nothing', async () => {
    const { ada, id } = await pairInConversation();
    const attempt = (words: string) =>
      callRaw('POST', `/messaging/conversations/${id}/messages`, {
        person: ada,
        body: JSON.stringify({ text: words }),
      });
    expect(await attempt(' \n ')).toMatchObject({
      status: 422,
      body: { details: [{ field: 'body.text', message: 'Write a message or attach a file' }] },
    });
    expect(await attempt('x'.repeat(5001))).toMatchObject({ status: 422, body: { details: [{ field: 'body.text' }] } });
    expect((await attempt('a\u0000b')).status).toBe(422);
    expect((await attempt('a\u202eb')).status).toBe(422);
    expect(await storedMessages(id)).toEqual([]);
    expect((await attempt('x'.repeat(5000))).status).toBe(201);
  });

  it('is for the two people of the conversation only', async () => {
    const { id } = await pairInConversation();
    for (const person of [stranger, admin]) {
      expect(await refuse(sendMessage, text(id, 'Psst'), person)).toMatchObject({ status: 404 });
    }
    expect(await refuse(sendMessage, text(id, 'Psst'))).toMatchObject({ status: 401 });
    expect(await refuse(sendMessage, text('cnv_nothing', 'Psst'), stranger)).toMatchObject({ status: 404 });
    expect(await storedMessages(id)).toEqual([]);
  });

  it('is refused when the other has left', async () => {
    const { ada, cy, id } = await pairInConversation();
    await deps().db.firestore.collection(COLLECTIONS.users).doc(cy.uid).delete();
    expect(await refuse(sendMessage, text(id, 'Still there?'), ada)).toMatchObject({
      status: 409,
      code: 'illegal_state',
    });
    expect(await storedMessages(id)).toEqual([]);
  });

  it('numbers messages that both send at the same moment without gaps and without doubles', async () => {
    const { ada, cy, id } = await pairInConversation();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) => call(sendMessage, text(id, `No. ${n}`), n % 2 ? ada : cy)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(201));
    const messages = await storedMessages(id);
    const numbersOf = (field: string, sender?: Person) =>
      messages
        .filter(({ senderId }) => !sender || senderId === sender.uid)
        .map((message) => Number(message[field]))
        .toSorted((a, b) => a - b);
    const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
    expect(numbersOf('number')).toEqual(upTo(16));
    expect(numbersOf('senderNumber', ada)).toEqual(upTo(8));
    expect(numbersOf('senderNumber', cy)).toEqual(upTo(8));
    expect(await succeed(getConversation, { params: { id } }, ada)).toMatchObject({ unreadCount: 8 });
  });

  it('sends one with a name of its own once, however often and wherever it is tried', async () => {
    const { ada, cy, id } = await pairInConversation();
    const named = (words: string) => {
      const { params, body } = text(id, words);
      return { params, body: { ...body, clientMessageId: 'attempt-1' } };
    };
    const first = await succeed(sendMessage, named('Ahoy'), ada);
    expect(first).toMatchObject({ number: 1, clientMessageId: 'attempt-1' });
    const again = await Promise.all(Array.from({ length: 4 }, () => succeed(sendMessage, named('Ahoy again'), ada)));
    expect(again).toEqual(Array(4).fill(first));
    // The other person's message with the same client id is a separate message.
    expect(await succeed(sendMessage, named('Ahoy yourself'), cy)).toMatchObject({ number: 2, text: 'Ahoy yourself' });
    expect(await storedMessages(id)).toHaveLength(2);
    expect(await succeed(getConversation, { params: { id } }, cy)).toMatchObject({ unreadCount: 1 });
  });

  it('stores it once when the attempts come at the same moment', async () => {
    const { ada, id } = await pairInConversation();
    const { params, body } = text(id, 'Ahoy');
    const attempt = () => succeed(sendMessage, { params, body: { ...body, clientMessageId: 'attempt-1' } }, ada);
    const sent = await Promise.all([attempt(), attempt(), attempt()]);
    expect(new Set(sent.map((message) => message.id)).size).toBe(1);
    expect(await storedMessages(id)).toHaveLength(1);
  });

  it('refuses a name that is none', async () => {
    const { ada, id } = pair;
    for (const clientMessageId of ['short', 'x'.repeat(65), 'with/slash']) {
      const body = JSON.stringify({ text: 'Ahoy', clientMessageId });
      const answer = await callRaw('POST', `/messaging/conversations/${id}/messages`, { person: ada, body });
      expect(answer).toMatchObject({ status: 422, body: { details: [{ field: 'body.clientMessageId' }] } });
    }
  });

  it('is limited to sixty in a minute, per sender', async () => {
    const { ada, cy } = await pairInConversation();
    const answers = await Promise.all(
      Array.from({ length: 62 }, () => call(sendMessage, text('cnv_nothing', 'Ahoy'), ada)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(await refuse(sendMessage, text('cnv_nothing', 'Ahoy'), cy)).toMatchObject({ status: 404 });
  });
});

describe('reading messages', () => {
  it('gives them newest first, and the pages stay as they were while new ones arrive', async () => {
    const { ada, cy, id } = await pairInConversation();
    for (let n = 1; n <= 5; n += 1) await say(id, n % 2 ? ada : cy, `No. ${n}`);
    const page = await call(listMessages, { params: { id }, query: { limit: 2 } }, cy);
    if (!page.ok || !page.nextCursor) throw new Error('a first page with a cursor was expected');
    expect(page.data.map(({ text: words }) => words)).toEqual(['No. 5', 'No. 4']);
    await say(id, ada, 'No. 6');
    const next = await call(listMessages, { params: { id }, query: { limit: 2, cursor: page.nextCursor } }, cy);
    if (!next.ok || !next.nextCursor) throw new Error('a second page with a cursor was expected');
    expect(next.data.map(({ number }) => number)).toEqual([3, 2]);
    const last = await call(listMessages, { params: { id }, query: { limit: 2, cursor: next.nextCursor } }, cy);
    expect(last).toMatchObject({ ok: true, nextCursor: null, data: [{ number: 1 }] });
  });

  it('gives only what is newer than a known one, cheaply when there is nothing', async () => {
    const { ada, cy, id } = await pairInConversation();
    for (let n = 1; n <= 4; n += 1) await say(id, ada, `No. ${n}`);
    const since = (after: number, query: object = {}) =>
      call(listMessages, { params: { id }, query: { after, ...query } }, cy);
    expect(await since(2)).toMatchObject({ nextCursor: null, data: [{ number: 4 }, { number: 3 }] });
    const bounded = await since(1, { limit: 2 });
    if (!bounded.ok || !bounded.nextCursor) throw new Error('a first page with a cursor was expected');
    expect(bounded.data.map(({ number }) => number)).toEqual([4, 3]);
    expect(await since(1, { limit: 2, cursor: bounded.nextCursor })).toMatchObject({
      nextCursor: null,
      data: [{ number: 2 }],
    });
    const { body, usage } = await callRaw('GET', `/messaging/conversations/${id}/messages?after=4`, { person: cy });
    expect(body).toEqual([]);
    expect(usage.reads).toBeLessThanOrEqual(2);
  });

  it('refuses a cursor that is none', async () => {
    const { ada, id } = pair;
    for (const cursor of ['x', '-1', '1.5', '1'.repeat(16)]) {
      expect(await refuse(listMessages, { params: { id }, query: { cursor } }, ada)).toMatchObject({ status: 422 });
    }
    const { status } = await callRaw('GET', `/messaging/conversations/${id}/messages?after=x`, { person: ada });
    expect(status).toBe(422);
  });

  it('is for the two people of the conversation only, not for admins', async () => {
    const { ada, cy, id } = pair;
    await say(id, ada, 'Between us');
    const input = { params: { id }, query: {} };
    for (const person of [ada, cy]) expect((await succeed(listMessages, input, person))[0]?.text).toBe('Between us');
    for (const person of [stranger, admin]) {
      expect(await refuse(listMessages, input, person)).toMatchObject({ status: 404 });
    }
    expect(await refuse(listMessages, input)).toMatchObject({ status: 401 });
  });
});
