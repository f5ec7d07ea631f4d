import type { Application } from '@doubloon/contract/applications/application.ts';
import { deliverableLife, DeliverableStatus } from '@doubloon/contract/deliverables/lifecycle.ts';
import {
  decideDeliverable,
  getDeliverable,
  getProject,
  listDeliverablesOfApplication,
  listCampaignDeliverables,
} from '@doubloon/contract/deliverables/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { Timestamp } from '@google-cloud/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, stored, storeDeliverable, storeFunds } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let application: Application;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
});

beforeEach(async () => {
  const campaign = await storeCampaign(owner, { payoutModel: 'per_view' });
  await storeFunds(campaign);
  application = await storeApplication(campaign, creator, { status: 'approved' });
});

type Decision = 'approved' | 'rejected' | 'revision_requested';
const decision = (id: string, status: Decision, feedback?: string) => ({
  params: { id },
  body: { status, view_count: 500, ...(feedback !== undefined && { feedback }) },
});
const storedDeliverable = (id: string) => stored(COLLECTIONS.deliverables, id);
/** A treasure whose views do not count yet, so that approving it owes nothing. */
const worthNothing = { viewCount: 500, baselineViews: 500 };

describe('deciding on a treasure', () => {
  it('rejects with feedback', async () => {
    const { id } = await storeDeliverable(application, { viewCount: 500 });
    expect(await succeed(decideDeliverable, decision(id, 'rejected', ' Too dark '), owner)).toMatchObject({
      treasure_id: id,
      status: 'rejected',
      feedback: 'Too dark',
      revision_instructions: null,
      payout: null,
    });
    expect(await storedDeliverable(id)).toMatchObject({ status: 'rejected', feedback: 'Too dark' });
    expect((await storedDeliverable(id))?.['decidedAt']).toBeInstanceOf(Timestamp);
  });

  it('sends back with instructions', async () => {
    const { id } = await storeDeliverable(application, { viewCount: 500 });
    expect(await succeed(decideDeliverable, decision(id, 'revision_requested', 'Name the tea'), owner)).toMatchObject({
      status: 'revision_requested',
      feedback: null,
      revision_instructions: 'Name the tea',
      payout: null,
    });
    expect(await storedDeliverable(id)).toMatchObject({ revisionInstructions: 'Name the tea' });
    const { decidedAt } = (await storedDeliverable(id)) as unknown as { decidedAt: Timestamp };
    const shown = await succeed(getDeliverable, { params: { id } }, owner);
    expect(shown.revise_until).toEqual(addDays(decidedAt.toDate(), 5));
  });

  it('approves a treasure that earns nothing yet without a payout, once or many times', async () => {
    const { id } = await storeDeliverable(application, worthNothing);
    const approved = await succeed(decideDeliverable, decision(id, 'approved', 'Lovely'), owner);
    expect(approved).toMatchObject({ status: 'approved', feedback: 'Lovely', payout: null });
    const before = await storedDeliverable(id);
    expect(await succeed(decideDeliverable, decision(id, 'approved', 'Again'), owner)).toEqual(approved);
    expect(await storedDeliverable(id)).toEqual(before);
  });

  it('pays for no count that its owner has not seen', async () => {
    const { id } = await storeDeliverable(application, worthNothing);
    const seen = (view_count: number) => ({ params: { id }, body: { status: 'approved' as const, view_count } });
    expect(await refuse(decideDeliverable, seen(499), owner)).toMatchObject({
      status: 409,
      message: 'The count of this treasure is not the one you have accepted. Please look at it again.',
    });
    for (const status of ['rejected', 'revision_requested'] as const) {
      const input = { params: { id }, body: { status, view_count: 499 } };
      expect(await refuse(decideDeliverable, input, owner), status).toMatchObject({ status: 409 });
    }
    expect(await storedDeliverable(id)).toMatchObject({ status: 'submitted' });
    expect(await succeed(decideDeliverable, seen(500), owner)).toMatchObject({ status: 'approved' });
  });

  it.each(['approved', 'rejected', 'revision_requested'])(
    'as %s must name the count that it is about',
    async (status) => {
      const { id } = await storeDeliverable(application, worthNothing);
      const body = JSON.stringify({ status });
      const answer = await callRaw('PATCH', `/deliverables/${id}`, { person: owner, body });
      expect(answer).toMatchObject({
        status: 422,
        body: {
          details: [{ field: 'body.view_count', message: 'A decision must name the view count that it is about' }],
        },
      });
      expect(await storedDeliverable(id)).toMatchObject({ status: 'submitted' });
    },
  );

  it('leaves a treasure submitted when its creator cannot be paid, and says why', async () => {
    const { id } = await storeDeliverable(application, { viewCount: 500 });
    const funds = await stored(COLLECTIONS.campaignFunds, application.campaignId);
    const before = await storedDeliverable(id);
    expect(await refuse(decideDeliverable, decision(id, 'approved'), owner)).toMatchObject({
      status: 402,
      errorType: 'payment_authorization_failed',
      details: expect.stringContaining('no connected Stripe account') as string,
    });
    const paymentProblem = expect.objectContaining({ reason: 'no_account' }) as object;
    expect(await storedDeliverable(id)).toEqual({ ...before, paymentProblem });
    expect(await stored(COLLECTIONS.campaignFunds, application.campaignId)).toEqual(funds);
  });

  it('makes no move that the table of life cycles does not have', async () => {
    const MOVES = { approved: 'approve', rejected: 'reject', revision_requested: 'sendBack' } as const;
    for (const from of DeliverableStatus.options) {
      for (const to of ['approved', 'rejected', 'revision_requested'] as const) {
        const repeated = from === 'approved' && to === 'approved';
        if (deliverableLife.can(from, MOVES[to]) || repeated) continue;
        const { id } = await storeDeliverable(application, { status: from, ...worthNothing });
        const before = await storedDeliverable(id);
        expect(await refuse(decideDeliverable, decision(id, to), owner), `${from} to ${to}`).toMatchObject({
          status: 409,
          code: 'illegal_state',
        });
        expect(await storedDeliverable(id), `${from} to ${to}`).toEqual(before);
      }
    }
  });

  it('is made once when several are made at the same time', async () => {
    const { id } = await storeDeliverable(application, worthNothing);
    const decisions: Decision[] = ['rejected', 'revision_requested', 'rejected', 'revision_requested'];
    const results = await Promise.all(decisions.map((status) => call(decideDeliverable, decision(id, status), owner)));
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const made = results.find(({ ok }) => ok);
    expect(made?.ok && made.data.status).toBe((await storedDeliverable(id))?.['status']);
  });

  it('waits while money of the application is in flight', async () => {
    const { id } = await storeDeliverable(application, { viewCount: 500 });
    await deps().db.firestore.collection(COLLECTIONS.applicationFunds).doc(application.id).set({
      applicationId: application.id,
      campaignId: application.campaignId,
      creatorId: creator.uid,
      posts: [],
      paidCents: 0,
      reversedCents: 0,
      livePayoutId: 'pay_live',
      updatedAt: new Date(),
    });
    const before = await storedDeliverable(id);
    for (const status of ['approved', 'rejected', 'revision_requested'] as const) {
      expect(await refuse(decideDeliverable, decision(id, status), owner), status).toMatchObject({
        status: 409,
        code: 'illegal_state',
      });
    }
    expect(await storedDeliverable(id)).toEqual(before);
  });

  it('is for the owner of the campaign alone', async () => {
    const { id } = await storeDeliverable(application, worthNothing);
    const stranger = await createPerson('business_owner');
    for (const status of ['approved', 'rejected', 'revision_requested'] as const) {
      const input = decision(id, status);
      expect(await refuse(decideDeliverable, input, stranger)).toMatchObject({ status: 404 });
      expect(await refuse(decideDeliverable, input, creator)).toMatchObject({ status: 403 });
      expect(await refuse(decideDeliverable, input)).toMatchObject({ status: 401 });
      expect(await refuse(decideDeliverable, decision('dlv_nothing', status), owner)).toMatchObject({ status: 404 });
    }
    expect(await refuse(decideDeliverable, decision(id, 'rejected'), await createPerson('admin'))).toMatchObject({
      status: 403,
    });
    expect(await storedDeliverable(id)).toMatchObject({ status: 'submitted' });
  });
});

describe('reading treasures', () => {
  it('shows one, and those of its application and campaign, to its creator, the owner and admins', async () => {
    const older = await storeDeliverable(application, { createdAt: new Date(Date.now() - 60_000) });
    const newer = await storeDeliverable(application, { viewCount: 500 });
    const admin = await createPerson('admin');
    const ofApplication = { params: { id: application.id }, query: {} };
    for (const person of [creator, owner, admin]) {
      expect(await succeed(getDeliverable, { params: { id: older.id } }, person)).toMatchObject({
        treasure_id: older.id,
        view_count: older.viewCount,
      });
      const list = await succeed(listDeliverablesOfApplication, ofApplication, person);
      expect(list.map(({ treasure_id }) => treasure_id)).toEqual([newer.id, older.id]);
    }
    const ofCampaign = { params: { id: application.campaignId }, query: { limit: 1 } };
    const page = await call(listCampaignDeliverables, ofCampaign, owner);
    expect(page).toMatchObject({ ok: true, data: [{ treasure_id: newer.id }] });
    if (!page.ok || !page.nextCursor) throw new Error('a first page with a cursor was expected');
    const rest = { ...ofCampaign, query: { limit: 1, cursor: page.nextCursor } };
    expect(await call(listCampaignDeliverables, rest, owner)).toMatchObject({
      data: [{ treasure_id: older.id }],
      nextCursor: null,
    });
  });

  it('shows a project with its treasures, newest first, to its two sides alone', async () => {
    const older = await storeDeliverable(application, { createdAt: new Date(Date.now() - 60_000) });
    const newer = await storeDeliverable(application, { viewCount: 500 });
    const ofBoth = { params: { campaignId: application.campaignId, creatorId: application.creatorId } };
    for (const person of [creator, owner]) {
      const { project, treasures } = await succeed(getProject, ofBoth, person);
      expect(project).toMatchObject({ id: application.id });
      expect(treasures.map(({ treasure_id }) => treasure_id)).toEqual([newer.id, older.id]);
    }
    const nothing = { project: null, treasures: [] };
    for (const person of [await createPerson('content_creator'), await createPerson('business_owner')]) {
      expect(await succeed(getProject, ofBoth, person)).toEqual(nothing);
    }
    const notApplied = { params: { ...ofBoth.params, creatorId: 'nobody' } };
    expect(await succeed(getProject, notApplied, owner)).toEqual(nothing);
    expect(await refuse(getProject, ofBoth, await createPerson('user'))).toMatchObject({ status: 403 });
    expect(await refuse(getProject, ofBoth)).toMatchObject({ status: 401 });
  });

  it('does not show them to anybody else', async () => {
    const { id } = await storeDeliverable(application, { viewCount: 500 });
    const one = { params: { id } };
    const ofApplication = { params: { id: application.id }, query: {} };
    for (const person of [await createPerson('content_creator'), await createPerson('business_owner')]) {
      expect(await refuse(getDeliverable, one, person)).toMatchObject({ status: 404 });
      expect(await refuse(listDeliverablesOfApplication, ofApplication, person)).toMatchObject({ status: 404 });
    }
    expect(await refuse(getDeliverable, one, await createPerson('user'))).toMatchObject({ status: 403 });
    expect(await refuse(getDeliverable, one)).toMatchObject({ status: 401 });
    expect(await refuse(listDeliverablesOfApplication, ofApplication)).toMatchObject({ status: 401 });
    expect(await refuse(getDeliverable, { params: { id: 'dlv_nothing' } }, owner)).toMatchObject({ status: 404 });
  });
});
