import { listDrafts, saveDraft } from '@doubloon/contract/drafts/operations.ts';
import { followId, getFollowing, listFollowing } from '@doubloon/contract/followers/operations.ts';
import { getChatPartner, getConversation, getUnreadCount } from '@doubloon/contract/messaging/operations.ts';
import { getStore } from '@doubloon/contract/stores/operations.ts';
import { deleteAccount } from '@doubloon/contract/account/operations.ts';
import { setUserAccess } from '@doubloon/contract/admin/operations.ts';
import { getProfile, login, logout } from '@doubloon/contract/auth/operations.ts';
import { describe, expect, it } from 'vitest';
import { cutEarlierTies } from '../../../functions/src/auth/proven-email.ts';
import { followProjections } from '../../../functions/src/followers/projections.ts';
import { updateCounters } from '../../../functions/src/platform/projections/tally.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { pairInConversation, runConversationTriggers, say } from '../../support/given/conversations.ts';
import { deleteDirectly, mayGetDirectly, mayListDirectly, writeDirectly } from '../../support/borders/direct-rest.ts';
import { createPerson, exchangeCustomToken } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { nextSecondAfter } from '../../support/given/sessions.ts';
import { createCreatorWithStore } from '../../support/given/stores.ts';

const byId = ({ uid }: Person) => ({ params: { id: uid } });

/** Gives a heart as a client does without the API. */
const giveHeart = (fan: Person, { uid }: Person) =>
  writeDirectly(fan, {
    path: `follows/${followId(fan.uid, uid)}`,
    fields: { followerUid: fan.uid, creatorUid: uid },
    serverTimes: ['createdAt'],
  });

const markRead = ({ uid }: Person, as: Person, conversationId: string, readCount: number) =>
  writeDirectly(as, {
    path: `readMarks/${conversationId}__${uid}`,
    fields: { conversationId, uid, readCount },
    serverTimes: ['readAt'],
  });

describe('what is written directly', () => {
  it('as a heart counts as a follower, once, and no more when it is taken back', async () => {
    const creator = await createCreatorWithStore();
    const fan = await createPerson('user');
    const path = `follows/${followId(fan.uid, creator.uid)}`;
    const { db } = deps();
    const followers = async () => {
      // Delivered twice, as events are.
      for (const _time of [1, 2]) await updateCounters(db, followProjections, followId(fan.uid, creator.uid));
      return (await succeed(getStore, byId(creator))).followers;
    };
    expect(await giveHeart(fan, creator)).toBe(true);
    expect(await giveHeart(fan, creator), 'a second time').toBe(false);
    expect(await followers()).toBe(1);
    expect(await succeed(getFollowing, byId(creator), fan)).toEqual({ following: true });
    expect(await succeed(listFollowing, { ...byId(fan), query: {} }, fan)).toMatchObject([{ creatorId: creator.uid }]);
    await db.firestore.doc(path).update({ createdAt: new Date() });
    expect(await deleteDirectly(fan, path), 'within the first minute').toBe(false);
    await db.firestore.doc(path).update({ createdAt: new Date(Date.now() - 61_000) });
    expect(await deleteDirectly(creator, path)).toBe(false);
    expect(await deleteDirectly(fan, path)).toBe(true);
    expect(await followers()).toBe(0);
  });

  it('as a read mark leaves as much unread as the other has written since', async () => {
    const pair = await pairInConversation();
    const { ada, cy, id } = pair;
    for (const words of ['One', 'Two', 'Three']) await say(id, ada, words);
    await runConversationTriggers(pair);
    const unread = async () => (await succeed(getUnreadCount, byId(cy), cy)).unreadCount;
    expect(await unread()).toBe(3);
    expect(await markRead(cy, cy, id, 4)).toBe(false);
    expect(await markRead(cy, ada, id, 2), 'by the other').toBe(false);
    expect(await markRead(cy, cy, id, 2)).toBe(true);
    expect(await succeed(getConversation, { params: { id } }, cy)).toMatchObject({ unreadCount: 1 });
    await runConversationTriggers(pair);
    expect(await unread()).toBe(1);
    expect(await succeed(getConversation, { params: { id } }, ada)).toMatchObject({ readByParticipant: 2 });
    expect(await markRead(cy, cy, id, 1)).toBe(false);
    expect(await markRead(cy, cy, id, 3)).toBe(true);
    await runConversationTriggers(pair);
    expect(await unread()).toBe(0);
  });

  it('as presence and as a draft is what the API shows', async () => {
    const { ada, cy } = await pairInConversation();
    const before = Date.now();
    const isSeen = await writeDirectly(cy, {
      path: `presence/${cy.uid}`,
      fields: { uid: cy.uid },
      serverTimes: ['lastSeenAt'],
    });
    expect(isSeen).toBe(true);
    const { lastSeenAt } = await succeed(getChatPartner, byId(cy), ada);
    expect(lastSeenAt?.getTime()).toBeGreaterThanOrEqual(before);
    const path = `drafts/${cy.uid}__loot`;
    const text = 'Ahoy there';
    const draft = { path, fields: { uid: cy.uid, key: 'loot', text }, serverTimes: ['updatedAt'] };
    expect(await writeDirectly(cy, draft), 'begun').toBe(false);
    await succeed(saveDraft, { params: { key: 'loot' }, body: { text: 'Ahoy' } }, cy);
    expect(await writeDirectly(cy, draft)).toBe(true);
    expect(await succeed(listDrafts, {}, cy)).toMatchObject([{ key: 'loot', text }]);
    expect(await deleteDirectly(cy, path)).toBe(true);
    expect(await succeed(listDrafts, {}, cy)).toEqual([]);
  });
});

describe('somebody whose sessions the product has ended', () => {
  const readsOwn = (person: Person) => mayGetDirectly(person, `userPrivate/${person.uid}`);
  const WAYS: Record<string, (person: Person) => Promise<unknown>> = {
    'signed out': (person) => succeed(logout, {}, person),
    'disabled by an admin': async (person) =>
      succeed(
        setUserAccess,
        { ...byId(person), body: { disabled: true, reason: 'Spam' } },
        await createPerson('admin'),
      ),
    'taken over by the person of the e-mail': ({ uid, email }) =>
      cutEarlierTies(deps(), uid, { email, provider: 'password' }),
    gone: (person) => succeed(deleteAccount, byId(person), person),
  };

  it.each(Object.keys(WAYS))('is refused by the rules at once, too: %s', async (way) => {
    const person = await createPerson('content_creator');
    await deps()
      .db.firestore.doc(`presence/${person.uid}`)
      .set({ uid: person.uid, lastSeenAt: new Date(0) });
    const renew = () =>
      writeDirectly(person, {
        path: `presence/${person.uid}`,
        fields: { uid: person.uid },
        serverTimes: ['lastSeenAt'],
      });
    expect([await readsOwn(person), await renew()]).toEqual([true, true]);
    await nextSecondAfter(person.idToken);
    await WAYS[way]?.(person);
    expect(await refuse(getProfile, {}, person)).toMatchObject({ status: 401 });
    const list = mayListDirectly(person, 'notifications', { ownUidIn: 'uid' }, person.uid);
    expect([await readsOwn(person), await list]).toEqual([false, false]);
    await deps()
      .db.firestore.doc(`presence/${person.uid}`)
      .set({ uid: person.uid, lastSeenAt: new Date(0) });
    expect(await renew()).toBe(false);
  });

  it('reads and writes again with a session that begins afterwards', async () => {
    const person = await createPerson('content_creator');
    await nextSecondAfter(person.idToken);
    await succeed(logout, {}, person);
    expect(await readsOwn(person)).toBe(false);
    const { customToken } = await succeed(login, { body: { email: person.email, password: person.password } });
    expect(await readsOwn({ ...person, idToken: await exchangeCustomToken(customToken) })).toBe(true);
  });
});

/** The one difference that rules cannot lose: of what is done past the product they know nothing, for an hour at most. */
describe('somebody who was disabled or is gone past the product', () => {
  it.each(['disabled', 'gone'] as const)(
    'is refused by the API at once, by the rules when the token ends: %s',
    async (how) => {
      const person = await createPerson('content_creator');
      const { auth } = deps();
      if (how === 'disabled') await auth.updateUser(person.uid, { disabled: true });
      else await auth.deleteUser(person.uid);
      expect(await refuse(getProfile, {}, person)).toMatchObject({ status: 401 });
      expect(await mayGetDirectly(person, `userPrivate/${person.uid}`)).toBe(true);
    },
  );
});
