import { describe, expect, it } from 'vitest';
import { aMessage } from '../../testing/wire/message.ts';
import { byDay, chatEntries } from './chat-entries.ts';
import type { Outgoing } from './outbox.ts';

const outgoing = (clientMessageId: string): Outgoing => ({
  clientMessageId,
  uid: 'u1',
  conversationId: 'cnv_1',
  text: 'On its way',
  attachments: [],
  at: new Date(2026, 10, 20, 23).getTime(),
  status: 'sending',
  problem: null,
});
const keys = (entries: { key: string }[]) => entries.map(({ key }) => key);

describe('what stands in a chat', () => {
  it('ends with what is on its way', () => {
    expect(keys(chatEntries([aMessage(1)], [outgoing('own-00001')]))).toEqual(['msg_1', 'own-00001']);
  });

  it('has a message once that has arrived before the server said so, under the same key', () => {
    const arrived = aMessage(2, { clientMessageId: 'own-00001' });
    const entries = chatEntries([aMessage(1), arrived], [outgoing('own-00001'), outgoing('own-00002')]);
    expect(keys(entries)).toEqual(['msg_1', 'own-00001', 'own-00002']);
    expect(entries.map(({ kind }) => kind)).toEqual(['message', 'message', 'outgoing']);
  });

  it('is parted by the days of whoever reads it', () => {
    const at = (day: number, hour: number) => ({ timestamp: new Date(2026, 10, day, hour) });
    const messages = [aMessage(1, at(18, 23)), aMessage(2, at(19, 0)), aMessage(3, at(19, 23)), aMessage(4, at(20, 1))];
    const days = byDay(chatEntries(messages, [outgoing('own-00001')]));
    expect(days.map(({ entries }) => keys(entries))).toEqual([['msg_1'], ['msg_2', 'msg_3'], ['msg_4', 'own-00001']]);
  });

  it('has each day once, when something could not be sent for days', () => {
    const later = aMessage(1, { timestamp: new Date(2026, 10, 22, 9) });
    expect(byDay(chatEntries([later], [outgoing('own-00001')])).map(({ entries }) => keys(entries))).toEqual([
      ['msg_1', 'own-00001'],
    ]);
  });
});
