import {
  getChatPartner,
  getConversation,
  listConversations,
  listMessages,
  startConversation,
} from '@doubloon/contract/messaging/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_NEW_CONVERSATIONS_PER_DAY } from '@doubloon/contract/messaging/conversation.ts';
import { startConversation as startDirectly } from '../../../functions/src/messaging/conversations.ts';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import { pairInConversation, say } from '../../support/given/conversations.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let stranger: Person;
let admin: Person;

beforeAll(async () => {
  stranger = await createPerson('content_creator');
  admin = await createPerson('admin');
});

const withSomebody = (person: Person, campaignId?: string) => ({
  body: { otherUserId: person.uid, ...(campaignId !== undefined && { campaignId }) },
});

describe('starting a conversation', () => {
  it('gives the same one to both, whoever starts and however often', async () => {
    const { ada, cy, id } = await pairInConversation();
    expect(await succeed(startConversation, withSomebody(ada), cy)).toMatchObject({
      id,
      participant: { uid: ada.uid, name: ada.name, role: 'business_owner', profilePic: null, isVerified: false },
      campaign: null,
      lastMessage: null,
      unreadCount: 0,
      readByParticipant: 0,
    });
    expect(await succeed(startConversation, withSomebody(cy), ada)).toMatchObject({ id, participant: { uid: cy.uid } });
  });

  it('is refused after fifty new ones in a day, but not where there is one already; a start that is sent twice counts once', async () => {
    const ada = await createPerson('business_owner');
    const partners = await Promise.all(
      Array.from({ length: MAX_NEW_CONVERSATIONS_PER_DAY + 1 }, () => createPerson('content_creator')),
    );
    const [last, first] = [partners.pop(), partners[0]];
    const again = Array.from({ length: 5 }, () => call(startConversation, withSomebody(first as Person), ada));
    expect((await Promise.all(again)).map(({ status }) => status)).toEqual(Array(5).fill(200));
    for (const partner of partners) await succeed(startConversation, withSomebody(partner), ada);
    expect(await refuse(startConversation, withSomebody(last as Person), ada)).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('You can begin 50 conversations a day') as string,
    });
    await succeed(startConversation, withSomebody(first as Person), ada);
  });

  it('keeps what was said when it is started again', async () => {
    const { ada, cy, id } = await pairInConversation();
    await say(id, ada, 'Ahoy');
    expect(await succeed(startConversation, withSomebody(ada), cy)).toMatchObject({
      id,
      lastMessage: { text: 'Ahoy', senderId: ada.uid },
      unreadCount: 1,
    });
  });

  it('makes one of all the starts that both sides can make at the same moment', async () => {
    const [ada, cy] = [await createPerson('business_owner'), await createPerson('content_creator')];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        n % 2 ? call(startConversation, withSomebody(ada), cy) : call(startConversation, withSomebody(cy), ada),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    expect(new Set(answers.map((answer) => answer.ok && answer.data.id)).size).toBe(1);
    const found = await deps()
      .db.firestore.collection(COLLECTIONS.conversations)
      .where('participantIds', 'array-contains', ada.uid)
      .get();
    expect(found.docs.map((document) => document.get('participantIds') as string[])).toEqual([
      [ada.uid, cy.uid].toSorted(),
    ]);
  });

  it('makes one of fifty when no limit of calls stands before it', async () => {
    const [ada, cy] = [await createPerson('business_owner'), await createPerson('content_creator')];
    const callOf = ({ uid, role }: Person) => ({
      ...deps(),
      requestId: 'req',
      caller: { uid, role, needsSecondFactor: false, hasSecondFactor: false, email: null, signedInAt: new Date() },
    });
    const ids = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const [own, other] = n % 2 ? [ada, cy] : [cy, ada];
        return (await startDirectly(callOf(own), withSomebody(other))).id;
      }),
    );
    expect(new Set(ids).size).toBe(1);
    // Whose start came first lists it.
    const lists = [ada, cy].map((person) => succeed(listConversations, { query: {} }, person));
    expect((await Promise.all(lists)).flat()).toHaveLength(1);
  });

  it('is refused with oneself and with somebody who does not exist, is disabled or has left', async () => {
    const ada = await createPerson('business_owner');
    expect(await refuse(startConversation, withSomebody(ada), ada)).toMatchObject({
      status: 422,
      details: [{ field: 'body.otherUserId' }],
    });
    expect(await refuse(startConversation, { body: { otherUserId: 'nobody' } }, ada)).toMatchObject({ status: 404 });
    const disabled = await createPerson('content_creator');
    await deps().auth.updateUser(disabled.uid, { disabled: true });
    expect(await refuse(startConversation, withSomebody(disabled), ada)).toMatchObject({ status: 404 });
    const gone = await createPerson('content_creator');
    await deps().auth.deleteUser(gone.uid);
    expect(await refuse(startConversation, withSomebody(gone), ada)).toMatchObject({
      status: 404,
      message: 'User not found',
    });
    expect(await succeed(listConversations, { query: {} }, ada)).toEqual([]);
    expect(await refuse(startConversation, withSomebody(ada))).toMatchObject({ status: 401 });
  });

  it('is limited to sixty in an hour', async () => {
    const [ada, cy] = [await createPerson('business_owner'), await createPerson('content_creator')];
    const answers = await Promise.all(Array.from({ length: 62 }, () => call(startConversation, withSomebody(cy), ada)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe('what a conversation is about', () => {
  it('is the loot last named, which one of the two owns', async () => {
    const { ada, cy } = await pairInConversation();
    const [first, second] = [await storeCampaign(ada, { title: 'Tea' }), await storeCampaign(ada, { title: 'Coffee' })];
    expect(await succeed(startConversation, withSomebody(ada, first.id), cy)).toMatchObject({
      campaign: { id: first.id, title: 'Tea' },
    });
    await succeed(startConversation, withSomebody(cy, second.id), ada);
    expect(await succeed(startConversation, withSomebody(cy), ada)).toMatchObject({ campaign: { title: 'Coffee' } });
    const [seen] = await succeed(listConversations, { query: {} }, ada);
    expect(seen).toMatchObject({ campaign: { id: second.id, title: 'Coffee' } });
  });

  it('is never a loot of somebody else, one that only its owner sees, or none', async () => {
    const { ada, cy, id } = await pairInConversation();
    const foreign = await storeCampaign(await createPerson('business_owner'));
    const hidden = await storeCampaign(ada, { status: 'pending' });
    for (const campaignId of [foreign.id, hidden.id, 'cmp_nothing']) {
      expect(await refuse(startConversation, withSomebody(ada, campaignId), cy)).toMatchObject({ status: 404 });
    }
    expect(await succeed(getConversation, { params: { id } }, ada)).toMatchObject({ campaign: null });
  });
});

describe('the list of conversations', () => {
  it('has the latest activity first, page by page', async () => {
    const ada = await createPerson('business_owner');
    const others = await Promise.all([1, 2, 3].map(() => createPerson('content_creator')));
    const ids: string[] = [];
    for (const other of others) ids.push((await succeed(startConversation, withSomebody(other), ada)).id);
    const [first, second, third] = ids as [string, string, string];
    await say(first, ada, 'Ahoy');
    const page = await call(listConversations, { query: { limit: 2 } }, ada);
    if (!page.ok || !page.nextCursor) throw new Error('a first page with a cursor was expected');
    expect(page.data.map(({ id }) => id)).toEqual([first, third]);
    expect(page.data[0]).toMatchObject({ participant: { name: others[0]?.name }, lastMessage: { text: 'Ahoy' } });
    const rest = await call(listConversations, { query: { limit: 2, cursor: page.nextCursor } }, ada);
    expect(rest).toMatchObject({ ok: true, nextCursor: null, data: [{ id: second }] });
    expect(await refuse(listConversations, { query: { cursor: 'made up' } }, ada)).toMatchObject({ status: 422 });
  });

  it('shows the others as they are now', async () => {
    const { ada, cy } = await pairInConversation();
    await deps()
      .db.firestore.collection(COLLECTIONS.users)
      .doc(cy.uid)
      .update({ name: 'Captain Cy', isVerified: true });
    const [seen] = await succeed(listConversations, { query: {} }, ada);
    expect(seen?.participant).toEqual({
      uid: cy.uid,
      name: 'Captain Cy',
      role: 'content_creator',
      profilePic: null,
      isVerified: true,
    });
  });

  it('keeps the conversation with somebody who has left', async () => {
    const { ada, cy, id } = await pairInConversation();
    await say(id, cy, 'Farewell');
    await deps().db.firestore.collection(COLLECTIONS.users).doc(cy.uid).delete();
    const [seen] = await succeed(listConversations, { query: {} }, ada);
    expect(seen).toMatchObject({
      id,
      participant: { uid: cy.uid, name: 'Deleted user', role: null, isVerified: false },
      lastMessage: { text: 'Farewell' },
    });
    expect(await succeed(listMessages, { params: { id }, query: {} }, ada)).toMatchObject([{ text: 'Farewell' }]);
  });

  it('is empty for somebody who talks to nobody', async () => {
    await pairInConversation();
    expect(await succeed(listConversations, { query: {} }, stranger)).toEqual([]);
    expect(await succeed(listConversations, { query: {} }, admin)).toEqual([]);
    expect(await refuse(listConversations, { query: {} })).toMatchObject({ status: 401 });
  });
});

describe('one conversation', () => {
  it('exists for its two people only', async () => {
    const { ada, cy, id } = await pairInConversation();
    const input = { params: { id } };
    for (const person of [ada, cy]) expect(await succeed(getConversation, input, person)).toMatchObject({ id });
    for (const person of [stranger, admin]) {
      expect(await refuse(getConversation, input, person)).toMatchObject({ status: 404 });
    }
    expect(await refuse(getConversation, input)).toMatchObject({ status: 401 });
    expect(await refuse(getConversation, { params: { id: 'cnv_nothing' } }, ada)).toMatchObject({ status: 404 });
  });
});

describe('a chat partner', () => {
  it('is shown with the public part of the profile', async () => {
    const cy = await createPerson('content_creator');
    const seen = await succeed(getChatPartner, { params: { id: cy.uid } }, stranger);
    expect(seen).toMatchObject({ uid: cy.uid, name: cy.name, displayName: cy.name, lastSeenAt: null });
    expect(seen).not.toHaveProperty('email');
    expect(await refuse(getChatPartner, { params: { id: 'nobody' } }, stranger)).toMatchObject({ status: 404 });
    expect(await refuse(getChatPartner, { params: { id: cy.uid } })).toMatchObject({ status: 401 });
  });
});
