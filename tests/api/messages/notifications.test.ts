import { createApplication, withdrawApplication } from '@doubloon/contract/applications/operations.ts';
import type { Notification } from '@doubloon/contract/notifications/notification.ts';
import {
  countUnreadNotifications,
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
} from '@doubloon/contract/notifications/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { applicationId } from '@doubloon/contract/shared/values.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { applicationProjections } from '../../../functions/src/applications/projections.ts';
import { deliverableProjections } from '../../../functions/src/deliverables/projections.ts';
import { notificationProjections } from '../../../functions/src/notifications/projections.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { proofProjections } from '../../../functions/src/proofs/projections.ts';
import { reviewProjections } from '../../../functions/src/reviews/projections.ts';
import { updateCounters } from '../../../functions/src/platform/projections/tally.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, storeDeliverable, storeProof } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { storeReview } from '../../support/given/stores.ts';

let owner: Person;
let creator: Person;

beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
});

const settle = (id: string, now = new Date()) => createNotifications(deps().db, applicationProjections, id, now);
const list = (person: Person) => succeed(listNotifications, { query: {} }, person);

/** An application that its owner has been told of. */
async function announcedApplication(createdAt = new Date()) {
  const application = await storeApplication(await storeCampaign(owner), creator, { createdAt });
  await settle(application.id);
  return application;
}

async function storeNotification(person: Person, fields: Partial<Notification> = {}): Promise<Notification> {
  const createdAt = new Date();
  const notification: Notification = {
    id: unique('ntf_'),
    uid: person.uid,
    kind: 'treasure_approved',
    subject: { type: 'application', id: 'any' },
    title: 'Spring loot',
    actorName: null,
    createdAt,
    readAt: null,
    expiresAt: new Date(createdAt.getTime() + 1_000_000),
    ...fields,
  };
  await deps().db.firestore.collection(COLLECTIONS.notifications).doc(notification.id).set(notification);
  return notification;
}

describe('what a document calls for', () => {
  it('is told once, to whom it concerns, however often and in however many places at once its event comes', async () => {
    const application = await announcedApplication();
    await Promise.all([settle(application.id), settle(application.id), settle(application.id)]);
    expect(await list(owner)).toMatchObject([
      {
        kind: 'application_received',
        subject: { type: 'application', id: application.id },
        title: application.campaignTitle,
        actorName: creator.name,
        read: false,
      },
    ]);
    expect(await list(creator)).toEqual([]);
  });

  it('is told to the other side when it was decided, although the event of the first change comes late', async () => {
    const application = await announcedApplication();
    const decidedAt = new Date(application.createdAt.getTime() + 1000);
    await deps()
      .db.firestore.collection(COLLECTIONS.applications)
      .doc(application.id)
      .update({ status: 'rejected', decidedAt });
    await settle(application.id);
    await settle(application.id);
    expect(await list(creator)).toMatchObject([{ kind: 'application_rejected', created_at: decidedAt }]);
    expect(await list(owner)).toHaveLength(1);
  });

  it('stays read when its event comes again', async () => {
    const application = await announcedApplication();
    const [told] = await list(owner);
    await succeed(markNotificationRead, { params: { id: told?.id ?? '' } }, owner);
    await settle(application.id);
    expect(await list(owner)).toMatchObject([{ read: true }]);
  });

  it('does not come back once it is so old that the database has removed it', async () => {
    const application = await storeApplication(await storeCampaign(owner), creator);
    await settle(application.id, new Date(Date.now() + 91 * 24 * 60 * 60 * 1000));
    expect(await list(owner)).toEqual([]);
  });

  it('is nothing when the document is gone', async () => {
    await settle(unique('nothing'));
    expect(await list(owner)).toEqual([]);
  });
});

describe('a request to look at something', () => {
  it('stands once, however often an application is taken back and made again', async () => {
    const campaign = await storeCampaign(owner);
    const body = { campaign_id: campaign.id, creator_id: creator.uid };
    const apply = () => succeed(createApplication, { body: { ...body, cover_letter: 'Tea' } }, creator);
    for (let time = 1; time <= 3; time += 1) {
      const { id } = await apply();
      // The event of taking it back can come after it was made again.
      await succeed(withdrawApplication, { params: { id } }, creator);
      await apply();
      await Promise.all([settle(id), settle(id)]);
      expect(await list(owner)).toMatchObject([{ kind: 'application_received', read: false }]);
      await succeed(withdrawApplication, { params: { id } }, creator);
      if (time === 2) await settle(id);
    }
    await settle(applicationId(campaign.id, creator.uid));
    expect(await list(owner)).toEqual([]);
  });

  it('comes to be read again when somebody applies again after a refusal, who is still told of that', async () => {
    const application = await announcedApplication(new Date(Date.now() - 60_000));
    await succeed(markNotificationsRead, {}, owner);
    const { db } = deps();
    await db.firestore
      .collection(COLLECTIONS.applications)
      .doc(application.id)
      .update({ status: 'rejected', decidedAt: new Date() });
    await settle(application.id);
    const body = { campaign_id: application.campaignId, creator_id: creator.uid, cover_letter: 'Tea' };
    const { created_at: createdAt } = await succeed(createApplication, { body }, creator);
    await settle(application.id);
    expect(await list(owner)).toMatchObject([{ kind: 'application_received', read: false, created_at: createdAt }]);
    expect(await list(creator)).toMatchObject([{ kind: 'application_rejected' }]);
  });

  it('goes with a treasure, a proof or a review that was taken back', async () => {
    const { db } = deps();
    const createdAt = new Date();
    const application = await storeApplication(await storeCampaign(owner), creator, { status: 'approved' });
    const treasure = await storeDeliverable(application, { createdAt, reportedAt: createdAt });
    const proof = await storeProof(treasure, { createdAt, reportedAt: createdAt });
    const review = await storeReview({ userId: owner.uid, creatorId: creator.uid, createdAt });
    for (const [source, { id }, reader] of [
      [deliverableProjections, treasure, owner],
      [proofProjections, proof, owner],
      [reviewProjections, review, creator],
    ] as const) {
      const tell = () => createNotifications(db, source, id, new Date());
      await tell();
      expect(await list(reader)).toHaveLength(1);
      await db.firestore.collection(source.collection).doc(id).delete();
      await tell();
      expect(await list(reader)).toEqual([]);
    }
  });
});

describe('one’s notifications', () => {
  it('come newest first, page by page', async () => {
    const now = Date.now();
    for (const minutes of [3, 1, 2]) {
      await storeNotification(owner, { title: `${minutes}`, createdAt: new Date(now - minutes * 60_000) });
    }
    expect((await list(owner)).map(({ title }) => title)).toEqual(['1', '2', '3']);
    expect(await succeed(listNotifications, { query: { limit: 2 } }, owner)).toHaveLength(2);
  });

  it('are nobody else’s: not in the list, and not to be marked', async () => {
    const { id } = await storeNotification(owner);
    expect(await list(creator)).toEqual([]);
    expect(await refuse(markNotificationRead, { params: { id } }, creator)).toMatchObject({ status: 404 });
    await succeed(markNotificationsRead, {}, creator);
    expect(await list(owner)).toMatchObject([{ read: false }]);
    const count = { params: { id: owner.uid } };
    expect(await refuse(countUnreadNotifications, count, creator)).toMatchObject({ status: 403 });
    expect(await refuse(listNotifications, { query: {} })).toMatchObject({ status: 401 });
  });

  it('are marked read one by one, once', async () => {
    const { id } = await storeNotification(owner);
    const input = { params: { id } };
    expect(await succeed(markNotificationRead, input, owner)).toMatchObject({ id, read: true });
    const marked = (await deps().db.firestore.collection(COLLECTIONS.notifications).doc(id).get()).get(
      'readAt',
    ) as unknown;
    expect(await succeed(markNotificationRead, input, owner)).toMatchObject({ read: true });
    expect((await deps().db.firestore.collection(COLLECTIONS.notifications).doc(id).get()).get('readAt')).toEqual(
      marked,
    );
    expect(await refuse(markNotificationRead, { params: { id: unique('ntf_') } }, owner)).toMatchObject({
      status: 404,
    });
  });

  it('are marked read all together, and counted meanwhile', async () => {
    const all = [await storeNotification(owner), await storeNotification(owner), await storeNotification(owner)];
    const settleAll = () => Promise.all(all.map(({ id }) => updateCounters(deps().db, notificationProjections, id)));
    const count = () => succeed(countUnreadNotifications, { params: { id: owner.uid } }, owner);
    await settleAll();
    await settleAll();
    expect(await count()).toEqual({ count: 3 });
    expect(await succeed(markNotificationsRead, {}, owner)).toEqual({ marked: 3 });
    await settleAll();
    expect(await count()).toEqual({ count: 0 });
    expect(await succeed(markNotificationsRead, {}, owner)).toEqual({ marked: 0 });
  });
});
