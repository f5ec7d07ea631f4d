import { approvePayment } from '@doubloon/contract/applications/operations.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { decideCase, getCase, getEvidence, listCases } from '@doubloon/contract/admin/operations.ts';
import { getWaitingWork } from '@doubloon/contract/admin/work-operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { createAppeal } from '@doubloon/contract/cases/operations.ts';
import { getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { actingParty } from '@doubloon/contract/payments/statements/payment-problem.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicationProjections } from '../../../functions/src/applications/projections.ts';
import { createNotifications } from '../../../functions/src/platform/projections/notifications.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeDeliverable, storeProof } from '../../support/given/fixtures.ts';
import { holdPayment, storeWatch, submitDoubtful } from '../../support/money/held-payments.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import {
  applyTo,
  approve,
  buyCampaign,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { shareDevice } from '../../support/given/shared-devices.ts';

let owner: Person;
let creator: Person;
let admin: Person;
let campaign: CampaignView;

const WEEK_MINUTES = 7 * 24 * 60;
const reason = 'Looked at it';

beforeAll(async () => {
  stopClock();
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
  admin = await createPerson('admin');
});

beforeEach(async () => {
  ({ campaign } = await buyCampaign(owner, { budget: 10_000 }));
});

const paid = async () => (await fundsOf(campaign.id)).balances.paid;
const deliverableOf = ({ id }: { readonly id: string }, person = creator) =>
  succeed(getDeliverable, { params: { id } }, person);
const decide = (id: string, decision: 'granted' | 'refused' | 'flagged') =>
  succeed(decideCase, { params: { id }, body: { decision, reason } }, admin);
const decideOverdue = () => succeed(runScheduledJob, { params: { name: 'decide-overdue' } });

describe('a payment whose evidence does not fit', () => {
  it('waits for an admin: nothing is paid, both sides read why in general words and until when', async () => {
    const treasure = await submitDoubtful(campaign, creator);
    const refused = await approve(treasure, owner);
    expect(refused).toMatchObject({
      ok: false,
      status: 402,
      error: { code: 'payment_required', reason: 'payment_held', must_act: 'platform' },
    });
    expect(refused).toMatchObject({ error: { message: expect.stringMatching(/^Our team looks at/) as string } });
    for (const person of [owner, creator]) {
      const { status, payment_problem: problem } = await deliverableOf(treasure, person);
      expect(status).toBe('submitted');
      expect(problem).toMatchObject({ reason: 'payment_held', must_act: 'platform' });
      expect(problem?.details).toMatch(
        /^Our team looks at this payment before it is made\. The platform does not name the linked account as the author of the post\. They decide by [A-Z][a-z]{2} \d{1,2}, \d{4} at the latest\.$/,
      );
    }
    expect(await paid()).toBe(0);
    await expectBalancedBooks(campaign.id);
  });

  it('is one case, however often it is tried, which shows admins the evidence', async () => {
    const { treasure, caseId } = await holdPayment(owner, campaign, creator);
    await approve(treasure, owner);
    const cases = await succeed(listCases, { query: { kind: 'hold', status: 'open' } }, admin);
    const held = cases.filter(({ treasure_id: id }) => id === treasure.id);
    expect(held).toMatchObject([{ id: caseId, subject_id: treasure.id, campaign_id: campaign.id, opened_by: null }]);
    expect(held[0]?.summary).toMatch(/^Score \d+\. For /);
    expect(held).toMatchObject([
      {
        ...{ person: { name: creator.name, picture: null }, loot: campaign.title },
        ...{ score: 70, flags: ['other_author', 'young_account'] },
        people: [
          { uid: creator.uid, name: creator.name, as: 'creator' },
          { uid: owner.uid, name: owner.name, as: 'owner' },
        ],
      },
    ]);
    expect(await succeed(getCase, { params: { id: caseId } }, admin)).toEqual(held[0]);
    expect(await succeed(getEvidence, { params: { id: caseId } }, admin)).toMatchObject({
      score: 70,
      flags: [{ name: 'other_author', weight: 60, evidence: { days: 0 } }, { name: 'young_account' }],
      treasure: { treasure_id: treasure.id },
      creator: { uid: creator.uid, record: null },
      owner: { uid: owner.uid, payouts: expect.any(Number) as number, record: null },
    });
    expect((await succeed(getWaitingWork, {}, admin)).holds).toBeGreaterThan(0);
    for (const person of [owner, creator]) {
      expect(await refuse(getEvidence, { params: { id: caseId } }, person)).toMatchObject({ status: 403 });
      expect(await refuse(getCase, { params: { id: caseId } }, person)).toMatchObject({ status: 403 });
      const verdict = { params: { id: caseId }, body: { decision: 'granted' as const, reason } };
      expect(await refuse(decideCase, verdict, person)).toMatchObject({ status: 403 });
    }
  });

  it('is named by what the report on its treasure says, where its case is from before that was kept', async () => {
    const { treasure, caseId } = await holdPayment(owner, campaign, creator);
    await deps().db.firestore.collection(COLLECTIONS.cases).doc(caseId).update({ found: null });
    const cases = await succeed(listCases, { query: { kind: 'hold', status: 'open', limit: 50 } }, admin);
    expect(cases.find(({ treasure_id: id }) => id === treasure.id)).toMatchObject({
      ...{ score: 70, flags: ['other_author', 'young_account'] },
    });
  });

  it('is made at once when an admin releases it, and its flags hold no later one of the treasure', async () => {
    const { treasure, caseId } = await holdPayment(owner, campaign, creator);
    expect(await decide(caseId, 'granted')).toMatchObject({ kind: 'hold', status: 'granted' });
    expect(await deliverableOf(treasure)).toMatchObject({ status: 'approved', payment_problem: null });
    expect(await paid()).toBe(7500);
    const proof = await storeProof({ ...treasure, status: 'approved' }, { reportedViewCount: 6_000 });
    const { findHold } = deps();
    expect(await findHold(deps(), { kind: 'proof', id: proof.id })).toBeNull();
    expect(
      await refuse(decideCase, { params: { id: caseId }, body: { decision: 'refused', reason } }, admin),
    ).toMatchObject({ status: 409 });
    await expectBalancedBooks(campaign.id);
  });

  it('is refused with a reason that its creator reads and can appeal against, as against any rejection', async () => {
    const { treasure, caseId } = await holdPayment(owner, campaign, creator);
    await decide(caseId, 'refused');
    expect(await deliverableOf(treasure)).toMatchObject({
      status: 'rejected',
      feedback: reason,
      payment_problem: null,
    });
    const subject = { type: 'treasure', id: treasure.id } as const;
    const appeal = await succeed(createAppeal, { body: { subject, reason: 'It is my second account' } }, creator);
    await decide(appeal.id, 'granted');
    expect(await deliverableOf(treasure)).toMatchObject({ status: 'submitted' });
    expect((await approve(treasure, owner)).ok).toBe(true);
    expect(await paid()).toBe(7500);
  });

  it('is made by itself when nobody decides in time, unless an admin looks closer', async () => {
    const left = await holdPayment(owner, campaign, creator);
    const { campaign: other } = await buyCampaign(owner, { budget: 10_000 });
    const flagged = await holdPayment(owner, other, creator);
    await decide(flagged.caseId, 'flagged');
    passMinutes(WEEK_MINUTES);
    await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    expect(await deliverableOf(left.treasure)).toMatchObject({ status: 'approved' });
    expect(await deps().db.cases.find(left.caseId)).toMatchObject({ status: 'granted', decision: { adminId: null } });
    expect(await deliverableOf(flagged.treasure)).toMatchObject({ status: 'submitted' });
    expect((await fundsOf(other.id)).balances.paid).toBe(0);
  });

  it('is held when silence would pay it, too', async () => {
    const treasure = await submitDoubtful(campaign, creator, { decideBy: deps().clock.now() });
    await decideOverdue();
    expect(await deliverableOf(treasure)).toMatchObject({
      status: 'submitted',
      payment_problem: { reason: 'payment_held' },
    });
    expect(await paid()).toBe(0);
  });
});

describe('a payment', () => {
  it('below the score waits for nobody, and has no evidence to show', async () => {
    const treasure = await submitDeliverable(campaign, creator);
    await storeWatch(treasure);
    expect((await approve(treasure, owner)).ok).toBe(true);
    const { findHold } = deps();
    expect(await findHold(deps(), { kind: 'deliverable', id: treasure.id })).toBeNull();
    expect(await findHold(deps(), { kind: 'application', id: treasure.applicationId })).toBeNull();
    expect(await refuse(getEvidence, { params: { id: 'case_none' } }, admin)).toMatchObject({ status: 404 });
  });
});

describe('the payment of an application between two sides that share a device', () => {
  const now = () => deps().clock.now();

  /** An application without a treasure whose payment its owner approves from the device that its creator uses. */
  async function payOneself() {
    const [payer, payee] = [await createPerson('business_owner'), await createPaidCreator()];
    ({ campaign } = await buyCampaign(payer, { budget: 10_000 }));
    await shareDevice(payer, payee);
    const content = { text: 'Here it is', url: null, status: 'approved', feedback: null } as const;
    const times = { submittedAt: now(), decideBy: now(), decidedAt: now() };
    const { id } = await applyTo(campaign, payee, { status: 'approved', content: { ...content, ...times } });
    const approvePaying = () => refuse(approvePayment, { params: { id }, body: { approved: true } }, payer);
    const caseOf = async () => {
      const cases = await succeed(listCases, { query: { kind: 'hold', status: 'open' } }, admin);
      return cases.find(({ subject_id: subject }) => subject === id);
    };
    return { id, payer, payee, approvePaying, caseOf };
  }

  it('waits for an admin, who reads what they share, although it rests on no treasure', async () => {
    const { id, payee, approvePaying, caseOf } = await payOneself();
    expect(await approvePaying()).toMatchObject({ status: 402 });
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ reserved: 7000, paid: 0 });
    const held = await caseOf();
    expect(held).toMatchObject({ subject_type: 'application', treasure_id: null });
    expect(held).toMatchObject({
      ...{ person: { name: payee.name, picture: null }, loot: campaign.title },
      ...{ score: 60, flags: ['shared_device', 'young_account'] },
    });
    expect(held?.summary).toBe(
      'Score 60. The owner and the creator share a device. The creator registered or linked this account less than a day ago.',
    );
    const evidence = () => succeed(getEvidence, { params: { id: held?.id ?? '' } }, admin);
    const sides = {
      ...{ score: 60, treasure: null, readings: [], flags: [{ name: 'shared_device' }, { name: 'young_account' }] },
      ...{ creator: { uid: expect.any(String) as unknown, record: null }, owner: { record: null } },
    };
    expect(await evidence()).toMatchObject(sides);
    await decide(held?.id ?? '', 'granted');
    expect(await evidence()).toMatchObject(sides);
    expect(await paid()).toBe(7000);
    expect(await deps().db.applications.get(id)).toMatchObject({ status: 'completed' });
    await expectBalancedBooks(campaign.id);
  });

  it('waits for its owner when a treasure came meanwhile that is not decided on yet', async () => {
    const { id, approvePaying, caseOf } = await payOneself();
    await approvePaying();
    const application = await deps().db.applications.get(id);
    await storeDeliverable(application);
    await decide((await caseOf())?.id ?? '', 'granted');
    expect(await paid()).toBe(0);
    const { paymentProblem: problem } = await deps().db.applications.get(id);
    expect(problem).toMatchObject({
      reason: 'project_not_payable',
      details: 'Decide on the treasures of this application that wait for it first',
    });
    expect(actingParty(problem?.reason ?? '')).toBe('owner');
    await expectBalancedBooks(campaign.id);
  });

  it('is not made by trying again after an admin has refused it', async () => {
    const { id, payer, payee, approvePaying, caseOf } = await payOneself();
    await approvePaying();
    const first = await caseOf();
    await decide(first?.id ?? '', 'flagged');
    expect((await deps().db.applications.get(id)).paymentProblem?.details).toMatch(/belong together\. They take/);
    await decide(first?.id ?? '', 'refused');
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ available: 10_000, reserved: 0, paid: 0 });
    expect(await deps().db.applications.get(id)).toMatchObject({
      status: 'approved',
      paymentProblem: { details: 'Our team has not released this payment, so it is not made.', endedAt: now() },
    });
    await createNotifications(deps().db, applicationProjections, id, now());
    for (const person of [payer, payee]) {
      const told = (await succeed(listNotifications, { query: {} }, person)).map(({ kind }) => kind);
      expect(told).toContain('payout_refused');
      expect(told).not.toContain('payout_given_up');
    }
    await decideOverdue();
    expect(await caseOf()).toBeUndefined();
    expect(await approvePaying()).toMatchObject({ status: 409 });
    expect(await caseOf()).toBeUndefined();
    expect(await paid()).toBe(0);
    await expectBalancedBooks(campaign.id);
  });
});
