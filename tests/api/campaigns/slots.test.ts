import { type Application, deliverBy } from '@doubloon/contract/applications/application.ts';
import type { ContentStatus } from '@doubloon/contract/applications/lifecycle.ts';
import {
  createApplication,
  decideApplication,
  freeSlot,
  getApplication,
  listApplicationsOfCampaign,
  previewSlotFreeing,
  submitContent,
} from '@doubloon/contract/applications/operations.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { createDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { getConversation, startConversation } from '@doubloon/contract/messaging/operations.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { FieldValue, Timestamp } from '@google-cloud/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { applicationProjections } from '../../../functions/src/applications/projections.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import { reportOf, tiktokUrl } from '../../support/given/approved-creators.ts';
import {
  linkAccount,
  storeApplication,
  storeCampaign,
  stored,
  storeDeliverable,
  storeFunds,
} from '../../support/given/fixtures.ts';
import { ago, now, overdueSlot, slotsTaken } from '../../support/given/overdue-slots.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let handle: string;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  handle = unique('h');
  await linkAccount(creator, 'tiktok', handle);
});

const overdue = (fields: Partial<Application> = {}, ofCampaign: Partial<Campaign> = {}) =>
  overdueSlot({ owner, creator }, fields, ofCampaign);
const of = ({ id }: Pick<Application, 'id'>) => ({ params: { id } });
const documentOf = ({ id }: Pick<Application, 'id'>) => stored(COLLECTIONS.applications, id);
const contentThatIs = (status: ContentStatus, decidedAt: Date | null) => ({
  ...{ text: 'A script', url: null, feedback: null, submittedAt: ago(10), decideBy: ago(5) },
  ...{ status, decidedAt },
});

describe('the deadline of a slot', () => {
  it('is said to both sides from the approval on, and is stored with it', async () => {
    const campaign = await storeCampaign(owner);
    await storeFunds(campaign);
    const pending = await storeApplication(campaign, creator);
    expect(await succeed(getApplication, of(pending), owner)).toMatchObject({ slot: null });
    const body = { status: 'approved' as const };
    const { slot, decided_at: decidedAt } = await succeed(decideApplication, { ...of(pending), body }, owner);
    expect(slot).toEqual({ deliver_by: deliverBy(decidedAt ?? now(), campaign), delivered: false });
    expect(await succeed(getApplication, of(pending), creator)).toMatchObject({ slot });
    const listed = { params: { id: campaign.id }, query: {} };
    expect(await succeed(listApplicationsOfCampaign, listed, owner)).toMatchObject([{ slot }]);
    const deliverBySaid = slot && Timestamp.fromDate(slot.deliver_by);
    expect(await documentOf(pending)).toMatchObject({ deliverBy: deliverBySaid });
  });

  it('follows from the approval where an older document does not say it', async () => {
    const { application, campaign } = await overdue();
    const missing = { deliverBy: FieldValue.delete(), freedAt: FieldValue.delete() };
    await deps().db.firestore.collection(COLLECTIONS.applications).doc(application.id).update(missing);
    const due = deliverBy(application.decidedAt ?? now(), campaign);
    expect(await succeed(getApplication, of(application), owner)).toMatchObject({ slot: { deliver_by: due } });
    expect(await succeed(freeSlot, of(application), owner)).toMatchObject({ status: 'rejected' });
  });

  it('is none where creators are paid by their views, and none of a loot that is closed', async () => {
    const byViews = await overdue({}, { payoutModel: 'per_view' });
    const closed = await overdue({}, { status: 'completed' });
    for (const { application } of [byViews, closed]) {
      expect(await succeed(getApplication, of(application), owner)).toMatchObject({ slot: null });
    }
  });

  it.each([
    ['submitted', true],
    ['approved', true],
    ['revision_requested', true],
    ['rejected', false],
  ] as const)('with a treasure that is %s has a delivery: %s', async (status, delivered) => {
    const { application } = await overdue();
    await storeDeliverable(application, { status });
    expect(await succeed(getApplication, of(application), creator)).toMatchObject({ slot: { delivered } });
  });
});

describe('freeing a slot', () => {
  it('rejects the application with the reason, gives the slot back, and another creator can be approved', async () => {
    const { application, campaign } = await overdue();
    const other = await storeApplication(campaign, await createPerson('content_creator'));
    const approval = { ...of(other), body: { status: 'approved' as const } };
    expect(await refuse(decideApplication, approval, owner)).toMatchObject({ message: 'All creator slots are taken' });
    expect(await succeed(previewSlotFreeing, of(application), owner)).toEqual({ problem: null });
    expect(await succeed(freeSlot, of(application), owner)).toMatchObject({
      status: 'rejected',
      feedback: 'Nothing was delivered by the deadline, so the slot was freed.',
      slot: null,
      decided_at: application.decidedAt,
    });
    expect(await slotsTaken(campaign)).toBe(0);
    await succeed(decideApplication, approval, owner);
    expect(await slotsTaken(campaign)).toBe(1);
  });

  it('tells the creator, once, and not that the application was declined', async () => {
    const { application } = await overdue();
    const reader = await createPerson('content_creator');
    const moved = await storeApplication(
      await storeCampaign(owner, { id: application.campaignId, creatorSlots: 1 }),
      reader,
      { ...application, id: `${application.campaignId}__${reader.uid}`, creatorId: reader.uid },
    );
    await succeed(freeSlot, of(moved), owner);
    for (let time = 0; time < 2; time += 1)
      await createNotifications(deps().db, applicationProjections, moved.id, now());
    const told = await succeed(listNotifications, { query: {} }, reader);
    expect(told.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['slot_freed', { type: 'application', id: moved.id }],
      ['application_approved', { type: 'application', id: moved.id }],
    ]);
  });

  it('takes nothing more for it, lets the creator apply again, and keeps the conversation', async () => {
    const { application, campaign } = await overdue();
    const talk = await succeed(
      startConversation,
      { body: { otherUserId: creator.uid, campaignId: campaign.id } },
      owner,
    );
    await succeed(freeSlot, of(application), owner);
    const report = reportOf(application, tiktokUrl(handle));
    expect(await refuse(createDeliverable, report, creator)).toMatchObject({ code: 'illegal_state' });
    const content = { ...of(application), body: { text: 'A script' } };
    expect(await refuse(submitContent, content, creator)).toMatchObject({ code: 'illegal_state' });
    expect(await succeed(getConversation, { params: { id: talk.id } }, creator)).toMatchObject({ id: talk.id });
    const body = { campaign_id: campaign.id, creator_id: creator.uid, cover_letter: 'Once more' };
    expect(await succeed(createApplication, { body }, creator)).toMatchObject({ status: 'pending', feedback: null });
    const again = { ...of(application), body: { status: 'approved' as const } };
    const { slot } = await succeed(decideApplication, again, owner);
    expect(slot?.deliver_by.getTime()).toBeGreaterThan(now().getTime());
    expect(await documentOf(application)).toMatchObject({ freedAt: null });
  });

  it('is done once, also by many at once', async () => {
    const { application, campaign } = await overdue();
    const all = await Promise.all(Array.from({ length: 4 }, () => call(freeSlot, of(application), owner)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await slotsTaken(campaign)).toBe(0);
  });

  it('needs no deadline, and no decision on content, once the creator has closed the account', async () => {
    const left = { accountClosed: 'creator' as const, deliverBy: addDays(now(), 5) };
    const { application } = await overdue({ ...left, content: contentThatIs('approved', ago(1)) });
    expect(await succeed(freeSlot, of(application), owner)).toMatchObject({
      status: 'rejected',
      feedback: 'The creator has closed their account, so the slot was freed.',
    });
  });

  it('is for the owner of the campaign alone', async () => {
    const { application, campaign } = await overdue();
    for (const operation of [freeSlot, previewSlotFreeing]) {
      const stranger = await createPerson('business_owner');
      expect(await refuse(operation, of(application), stranger)).toMatchObject({ status: 404 });
      expect(await refuse(operation, of(application), creator)).toMatchObject({ status: 403 });
      expect(await refuse(operation, of(application), await createPerson('admin'))).toMatchObject({ status: 403 });
      expect(await refuse(operation, of(application))).toMatchObject({ status: 401 });
      expect(await refuse(operation, of({ id: 'nothing' }), owner)).toMatchObject({ status: 404 });
    }
    expect(await documentOf(application)).toMatchObject({ status: 'approved' });
    expect(await slotsTaken(campaign)).toBe(1);
  });
});
