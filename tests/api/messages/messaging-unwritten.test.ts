import { listConversations, startConversation } from '@doubloon/contract/messaging/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { FieldValue } from '@google-cloud/firestore';
import { describe, expect, it } from 'vitest';
import { call, deps, succeed } from '../../support/api.ts';
import { pairInConversation, say } from '../../support/given/conversations.ts';
import { createPerson } from '../../support/given/people.ts';

describe('a conversation in which nobody has written', () => {
  it('is nothing to the other before the first message', async () => {
    const { ada, cy, id } = await pairInConversation();
    expect(await succeed(listConversations, { query: {} }, ada)).toMatchObject([{ id, lastMessage: null }]);
    expect(await succeed(listConversations, { query: {} }, cy)).toEqual([]);
    await say(id, ada, 'Ahoy');
    for (const person of [ada, cy]) {
      expect(await succeed(listConversations, { query: {} }, person)).toMatchObject([
        { id, lastMessage: { text: 'Ahoy' } },
      ]);
    }
  });

  it('leaves a page shorter, and the list goes on behind it', async () => {
    const { ada, cy, id } = await pairInConversation();
    await say(id, ada, 'Ahoy');
    await succeed(startConversation, { body: { otherUserId: cy.uid } }, await createPerson('business_owner'));
    const page = await call(listConversations, { query: { limit: 1 } }, cy);
    if (!page.ok || !page.nextCursor) throw new Error('a first page with a cursor was expected');
    expect(page.data).toEqual([]);
    const rest = await call(listConversations, { query: { limit: 1, cursor: page.nextCursor } }, cy);
    expect(rest).toMatchObject({ ok: true, nextCursor: null, data: [{ id }] });
  });

  it('is listed for both where it was not taken down who began it', async () => {
    const { ada, cy, id } = await pairInConversation();
    await deps().db.firestore.collection(COLLECTIONS.conversations).doc(id).update({ startedBy: FieldValue.delete() });
    for (const person of [ada, cy]) {
      expect(await succeed(listConversations, { query: {} }, person)).toMatchObject([{ id }]);
    }
  });
});
