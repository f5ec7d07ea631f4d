import { decideCase } from '@doubloon/contract/admin/operations.ts';
import { approvePayment } from '@doubloon/contract/applications/operations.ts';
import { createDeliverable, decideDeliverable, deleteDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { previewDeliverablePayout } from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caseIdOf } from '../../../functions/src/cases/cases.ts';
import { call, deps, succeed } from '../../support/api.ts';
import { newPostId, reportOf } from '../../support/given/approved-creators.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import { approve, createPaidCreator } from '../../support/money/paid-campaigns.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { shareDevice } from '../../support/given/shared-devices.ts';
import { inDays, now, Posting, soon } from '../../support/given/posting.ts';
import { definePost } from '../../support/given/social-web.ts';
import { storeWatched, tellOf } from '../../support/given/watched-posts.ts';

let owner: Person;
let admin: Person;
let creator: Person;
let posting: Posting;

const applicationDocument = () => deps().db.firestore.collection(COLLECTIONS.applications).doc(posting.application.id);

beforeAll(async () => {
  stopClock();
  admin = await createPerson('admin');
});
beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
  posting = await Posting.open(owner, creator);
  await applicationDocument().update({ 'campaign.platforms': ['twitter'] });
});

async function deliver(viewCount: number) {
  const url = `https://x.com/${posting.handle}/status/${posting.postId}`;
  const input = reportOf(posting.application, url, { view_count: viewCount });
  const { treasure_id: id } = await succeed(createDeliverable, input, creator);
  await tellOf({ id });
  return { id, viewCount };
}

const decide = (id: string, decision: 'granted' | 'refused' | 'flagged') =>
  succeed(decideCase, { params: { id }, body: { decision, reason: 'One person' } }, admin);

describe('a payment between two sides that may be one person', () => {
  beforeEach(async () => {
    await shareDevice(owner, creator);
    const { handle: author } = posting;
    await definePost('twitter', posting.postId, { author, views: 700, publishedAt: soon() });
  });

  const caseOf = (id: string, attempt = 1) => deps().db.cases.find(caseIdOf('hold', id, attempt));
  const week = async () => {
    passMinutes(7 * 24 * 60);
    await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    return posting.paid();
  };
  const heldAt = async (attempt: number, { id }: { readonly id: string }) => {
    const flag = { adminId: admin.uid, reason: 'A payment of this project was refused or flagged before' };
    expect(await caseOf(id, attempt)).toMatchObject({ status: 'open', flag });
    expect(await week()).toBe(0);
    await decide(caseIdOf('hold', id, attempt), 'granted');
    expect(await posting.paid()).toBe(7000);
  };

  it('that an admin has refused for one treasure is not made by silence for the next', async () => {
    const treasure = await deliver(500);
    expect((await approve(treasure, owner)).status).toBe(402);
    await decide(caseIdOf('hold', treasure.id, 1), 'refused');
    const times = { viewCount: 500, createdAt: now(), decideBy: inDays(5), baselineViews: 0 };
    const next = await storeWatched(posting.application, 'twitter', newPostId(), times);
    const answer = await approve(next, owner);
    expect(answer).toMatchObject({ status: 402 });
    expect(JSON.stringify(answer)).toContain('They take a closer look and decide by ');
    await heldAt(1, next);
  });

  it('that an admin has flagged stays flagged when it is sent back and submitted again', async () => {
    const treasure = await deliver(500);
    await approve(treasure, owner);
    await decide(caseIdOf('hold', treasure.id, 1), 'flagged');
    const body = { status: 'revision_requested', feedback: 'Again', view_count: 500 } as const;
    await succeed(decideDeliverable, { params: { id: treasure.id }, body }, owner);
    const again = await deliver(500);
    expect(again.id).toBe(treasure.id);
    const { problem } = await succeed(previewDeliverablePayout, { params: { id: again.id } }, owner);
    expect(problem?.details).not.toContain('business days');
    expect((await approve(again, owner)).status).toBe(402);
    await heldAt(2, again);
  });

  it('that an admin has flagged stays flagged when its creator takes it back and delivers it again', async () => {
    const treasure = await deliver(500);
    await approve(treasure, owner);
    await decide(caseIdOf('hold', treasure.id, 1), 'flagged');
    await succeed(deleteDeliverable, { params: { id: treasure.id } }, creator);
    const again = await deliver(500);
    expect((await approve(again, owner)).status).toBe(402);
    await heldAt(1, again);
  });

  it('that an admin has refused for an application is not made when it is approved again', async () => {
    const { id } = posting.application;
    const content = { text: 'Here it is', url: null, status: 'approved', feedback: null };
    const times = { submittedAt: now(), decideBy: now(), decidedAt: now() };
    await applicationDocument().update({ content: { ...content, ...times } });
    const pay = () => call(approvePayment, { params: { id }, body: { approved: true } }, owner);
    expect((await pay()).status).toBe(402);
    await decide(caseIdOf('hold', id, 1), 'refused');
    expect((await pay()).status).toBe(409);
    expect(await caseOf(id, 2)).toBeNull();
    expect(await week()).toBe(0);
  });

  it('has its day again, once an admin has granted one', async () => {
    const treasure = await deliver(500);
    await approve(treasure, owner);
    await decide(caseIdOf('hold', treasure.id, 1), 'flagged');
    await decide(caseIdOf('hold', treasure.id, 1), 'granted');
    expect(await posting.paid()).toBe(7000);
    expect(await deps().db.applicationFunds.get(posting.application.id)).toMatchObject({ doubtedBy: null });
  });
});
