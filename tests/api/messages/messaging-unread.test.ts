import { getDashboardStats } from '@doubloon/contract/dashboard/operations.ts';
import {
  getConversation,
  getUnreadCount,
  listConversations,
  listMessages,
  markConversationRead,
  startConversation,
} from '@doubloon/contract/messaging/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { onConversationWritten, onReadMarkWritten } from '../../../functions/src/triggers.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import {
  pairInConversation,
  say,
  runConversationTriggers,
  writtenEvent,
  type Pair,
} from '../../support/given/conversations.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let stranger: Person;
let admin: Person;

beforeAll(async () => {
  stranger = await createPerson('content_creator');
  admin = await createPerson('admin');
});

const markRef = (id: string, { uid }: Person) => deps().db.firestore.doc(`readMarks/${id}__${uid}`);
const mark = (id: string, person: Person, readCount?: number) =>
  succeed(markConversationRead, { params: { id }, body: { ...(readCount !== undefined && { readCount }) } }, person);
const unreadOf = async (id: string, person: Person) =>
  (await succeed(getConversation, { params: { id } }, person)).unreadCount;
const totalOf = async (person: Person) =>
  (await succeed(getUnreadCount, { params: { id: person.uid } }, person)).unreadCount;

describe('marking a conversation read', () => {
  it('leaves nothing unread at once, and the triggers carry it on to both', async () => {
    const pair = await pairInConversation();
    const { ada, cy, id } = pair;
    for (const words of ['One', 'Two', 'Three']) await say(id, ada, words);
    expect(await unreadOf(id, cy)).toBe(3);
    expect(await unreadOf(id, ada)).toBe(0);
    await mark(id, cy);
    expect(await unreadOf(id, cy)).toBe(0);
    expect((await succeed(listConversations, { query: {} }, cy))[0]?.unreadCount).toBe(0);
    await runConversationTriggers(pair);
    expect(await succeed(getConversation, { params: { id } }, ada)).toMatchObject({ readByParticipant: 3 });
    const seen = await succeed(listMessages, { params: { id }, query: {} }, ada);
    expect(seen.map(({ read }) => read)).toEqual([true, true, true]);
    await say(id, ada, 'Four');
    const [latest, before] = await succeed(listMessages, { params: { id }, query: {} }, ada);
    expect([latest?.read, before?.read]).toEqual([false, true]);
    expect(await unreadOf(id, cy)).toBe(1);
  });

  it('can stop at the last one that was shown, never goes back and never beyond what was sent', async () => {
    const { ada, cy, id } = await pairInConversation();
    for (const words of ['One', 'Two', 'Three']) await say(id, ada, words);
    await mark(id, cy, 2);
    expect(await unreadOf(id, cy)).toBe(1);
    await mark(id, cy, 1);
    expect(await unreadOf(id, cy)).toBe(1);
    await mark(id, cy, 1_000_000);
    expect((await markRef(id, cy).get()).data()).toMatchObject({ conversationId: id, uid: cy.uid, readCount: 3 });
    await say(id, ada, 'Four');
    expect(await unreadOf(id, cy)).toBe(1);
  });

  it('does not write where nothing has come', async () => {
    const { cy, id } = await pairInConversation();
    await mark(id, cy);
    expect((await markRef(id, cy).get()).exists).toBe(false);
  });

  it('ends at the furthest of marks set at the same moment', async () => {
    const { ada, cy, id } = await pairInConversation();
    for (let n = 0; n < 6; n += 1) await say(id, ada, 'Ahoy');
    await Promise.all([3, 6, 1, 5, 2, 4].map((readCount) => mark(id, cy, readCount)));
    expect((await markRef(id, cy).get()).get('readCount')).toBe(6);
  });

  it('is for the two people of the conversation only', async () => {
    const { id } = await pairInConversation();
    const input = { params: { id }, body: {} };
    for (const person of [stranger, admin]) {
      expect(await refuse(markConversationRead, input, person)).toMatchObject({ status: 404 });
    }
    expect(await refuse(markConversationRead, input)).toMatchObject({ status: 401 });
  });
});

describe('the number of unread messages', () => {
  it('adds up all conversations, on the dashboard too, and is one’s own affair', async () => {
    const pair = await pairInConversation();
    const { ada, cy, id } = pair;
    const other = await createPerson('business_owner');
    const second = await succeed(startConversation, { body: { otherUserId: cy.uid } }, other);
    await say(id, ada, 'One');
    await say(id, ada, 'Two');
    await say(second.id, other, 'Three');
    await runConversationTriggers(pair);
    await runConversationTriggers({ ada: other, cy, id: second.id });
    expect(await totalOf(cy)).toBe(3);
    expect(await totalOf(ada)).toBe(0);
    expect(await succeed(getDashboardStats, { params: { uid: cy.uid } }, cy)).toMatchObject({
      messages: { unread: 3 },
    });
    await mark(id, cy);
    await runConversationTriggers(pair);
    expect(await totalOf(cy)).toBe(1);
    for (const person of [ada, admin]) {
      expect(await refuse(getUnreadCount, { params: { id: cy.uid } }, person)).toMatchObject({ status: 403 });
    }
    expect(await refuse(getUnreadCount, { params: { id: cy.uid } })).toMatchObject({ status: 401 });
  });

  it('is right after events that come late, twice, in any order and together', async () => {
    const { ada, cy, id } = await pairInConversation();
    const conversation = deps().db.firestore.doc(`conversations/${id}`);
    const deliveries: (() => Promise<void>)[] = [];
    const recordConversation = async () => {
      const event = await writtenEvent(conversation);
      deliveries.push(() => onConversationWritten.run(event) as Promise<void>);
    };
    const recordMark = async (person: Person) => {
      const event = await writtenEvent(markRef(id, person));
      deliveries.push(() => onReadMarkWritten.run(event) as Promise<void>);
    };
    for (let round = 0; round < 3; round += 1) {
      await say(id, ada, 'Ahoy');
      await recordConversation();
      await say(id, cy, 'Ahoy');
      await recordConversation();
      await mark(id, cy);
      await recordMark(cy);
    }
    await say(id, ada, 'One more');
    await mark(id, ada, 2);
    await recordMark(ada);
    const shuffled = [...deliveries, ...deliveries].map((deliver, n) => ({ deliver, at: (n * 7919) % 23 }));
    shuffled.sort((a, b) => a.at - b.at);
    for (let n = 0; n < shuffled.length; n += 3) {
      await Promise.all(shuffled.slice(n, n + 3).map(({ deliver }) => deliver()));
    }
    // Carrying a mark into the conversation writes it, and that write has an event of its own.
    await onConversationWritten.run(await writtenEvent(conversation));
    expect((await conversation.get()).get('readCounts')).toEqual({ [ada.uid]: 2, [cy.uid]: 3 });
    expect([await totalOf(ada), await totalOf(cy)]).toEqual([1, 1]);
    expect([await unreadOf(id, ada), await unreadOf(id, cy)]).toEqual([1, 1]);
  });

  it('follows a read mark that its owner writes directly, and is none below zero', async () => {
    const pair: Pair = await pairInConversation();
    const { ada, cy, id } = pair;
    await say(id, ada, 'One');
    await say(id, ada, 'Two');
    const write = (readCount: number) =>
      markRef(id, cy).set({ conversationId: id, uid: cy.uid, readCount, readAt: new Date() });
    await write(1);
    await runConversationTriggers(pair);
    expect([await unreadOf(id, cy), await totalOf(cy)]).toEqual([1, 1]);
    await mark(id, cy);
    expect((await markRef(id, cy).get()).get('readCount')).toBe(2);
    await write(99);
    await runConversationTriggers(pair);
    expect([await unreadOf(id, cy), await totalOf(cy)]).toEqual([0, 0]);
  });
});
