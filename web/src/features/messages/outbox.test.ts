import { beforeEach, describe, expect, it } from 'vitest';
import { failOutgoing, putOutgoing, readKept, removeOutgoing, useOutbox } from './outbox.ts';

const message = {
  clientMessageId: 'own-00001',
  uid: 'u1',
  conversationId: 'cnv_1',
  text: 'Ahoy',
  attachments: [],
  at: 1,
};
const waiting = () => useOutbox.getState().waiting.map(({ text, status, problem }) => [text, status, problem]);

beforeEach(() => {
  sessionStorage.clear();
  useOutbox.setState({ waiting: [] });
});

describe('the outbox', () => {
  it('holds a message until it has arrived', () => {
    putOutgoing(message);
    putOutgoing({ ...message, clientMessageId: 'own-00002', text: 'Still there?' });
    expect(waiting()).toEqual([
      ['Ahoy', 'sending', null],
      ['Still there?', 'sending', null],
    ]);
    removeOutgoing('own-00001');
    expect(waiting()).toEqual([['Still there?', 'sending', null]]);
  });

  it('keeps one that failed with the reason, and sends it again in its place', () => {
    putOutgoing(message);
    failOutgoing('own-00001', 'Too many');
    expect(waiting()).toEqual([['Ahoy', 'failed', 'Too many']]);
    putOutgoing(message);
    expect(waiting()).toEqual([['Ahoy', 'sending', null]]);
  });

  it('survives a reload; what was on its way is to be tried again', () => {
    putOutgoing(message);
    expect(readKept(sessionStorage)).toEqual([{ ...message, status: 'failed', problem: null }]);
    removeOutgoing('own-00001');
    expect(readKept(sessionStorage)).toEqual([]);
  });

  it('is empty when something else is stored in its place', () => {
    for (const text of ['nonsense', '{}', '[{"text":1}]']) {
      sessionStorage.setItem('loot_outbox', text);
      expect(readKept(sessionStorage)).toEqual([]);
    }
  });
});
