import type { Conversation } from '@doubloon/contract/messaging/conversation.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversationDocument } from '../../testing/message-documents.ts';
import { countsOf } from '../platform/projections/projection.ts';
import { conversationProjections, readMarkProjections } from './projections.ts';

const conversationCounts = (document: Conversation) => countsOf(conversationProjections, [document]);

const conversation = (fields: Partial<Conversation>) =>
  conversationDocument({ id: 'cnv_1', participantIds: ['ada', 'cy'], ...fields });
const unread = (uid: string, count: number) => ({ [`dashboards/${uid}`]: { 'messages.unread': count } });

describe('what a conversation contributes', () => {
  it('is nothing while nobody has said anything', () => {
    expect(conversationCounts(conversation({}))).toEqual({});
  });

  it('is to each what the other has sent and they have not read', () => {
    const counts = conversationCounts(conversation({ sentCounts: { ada: 5, cy: 3 }, readCounts: { ada: 1, cy: 1 } }));
    expect(counts).toEqual({ ...unread('ada', 2), ...unread('cy', 4) });
  });

  it('counts somebody whose mark has not come yet as having read nothing', () => {
    expect(conversationCounts(conversation({ sentCounts: { ada: 2, cy: 0 }, readCounts: {} }))).toEqual(
      unread('cy', 2),
    );
  });

  it('is never less than nothing, whatever a mark says', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), fc.nat(), (fromAda, fromCy, byAda, byCy) => {
        const counts = conversationCounts(
          conversation({ sentCounts: { ada: fromAda, cy: fromCy }, readCounts: { ada: byAda, cy: byCy } }),
        );
        return Object.values(counts).every((amounts) => Object.values(amounts).every((amount) => amount > 0));
      }),
    );
  });
});

describe('what a read mark contributes', () => {
  it('is its count, to its own place in the conversation', () => {
    const mark = { conversationId: 'cnv_1', uid: 'cy', readCount: 3, readAt: new Date() };
    const counts = countsOf(readMarkProjections, [mark]);
    expect(counts).toEqual({ 'conversations/cnv_1': { 'readCounts.cy': 3 } });
    expect(conversation({})).toHaveProperty('readCounts.cy', 0);
  });
});
