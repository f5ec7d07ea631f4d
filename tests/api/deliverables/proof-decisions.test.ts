import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { getDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { retryPayout } from '@doubloon/contract/payments/operations.ts';
import { proofLife, ProofStatus } from '@doubloon/contract/proofs/lifecycle.ts';
import { deleteProof, updateProof } from '@doubloon/contract/proofs/operations.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { applicationDocument } from '../../../functions/testing/documents.ts';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import { stored, storeDeliverable, storeProof } from '../../support/given/fixtures.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import {
  applicationFundsOf,
  approve,
  buyCampaign,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { failNext } from '../../support/money/payment-provider.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let campaign: CampaignView;
let deliverable: Deliverable;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
});

beforeEach(async () => {
  ({ campaign } = await buyCampaign(owner, { budget: 100_000, payout_model: 'per_view', expected_reach: 10_000 }));
  deliverable = await submitDeliverable(campaign, creator, { viewCount: 1000 });
  // 1,000 of 10,000 views at 75 %.
  expect(await approve(deliverable, owner)).toMatchObject({ ok: true, data: { payout: { amount: 7500 } } });
});

type Decision = 'verified' | 'rejected' | 'revision_requested';
/** A decision on a proof with this count, 2,000 as proofs have it unless told otherwise. */
const decision = (id: string, status: Decision, more = {}) => ({ params: { id }, body: { ...of(2000, more), status } });
const of = (reported_view_count: number, more: object = {}) => ({ reported_view_count, ...more });
const storedProof = (id: string) => stored(COLLECTIONS.proofs, id);
const proven = (fields: Partial<Proof> = {}) => storeProof(deliverable, fields);

async function transferred() {
  return (await transfersOf(campaign.id)).map(({ amount }) => amount).toSorted((a, b) => a - b);
}

describe('verifying a proof', () => {
  it('pays what it adds to what its treasure was paid for', async () => {
    const { id } = await proven({ reportedViewCount: 5000 });
    const answer = await succeed(updateProof, decision(id, 'verified', of(5000, { feedback: 'Well done' })), owner);
    // 5,000 of 10,000 views at 80 %, less the 75.00 paid before.
    expect(answer).toMatchObject({
      proof_id: id,
      status: 'verified',
      feedback: 'Well done',
      payout: { status: 'paid', amount: 32_500, treasure_id: deliverable.id, proof_id: id, counted_views: 5000 },
    });
    expect(await transferred()).toEqual([7500, 32_500]);
    expect(await applicationFundsOf(deliverable.applicationId)).toMatchObject({
      paidCents: 40_000,
      livePayoutId: null,
    });
    await expectBalancedBooks(campaign.id);
  });

  it('pays nothing twice when it is repeated, and answers the same', async () => {
    const { id } = await proven({ reportedViewCount: 5000 });
    const first = await succeed(updateProof, decision(id, 'verified', of(5000)), owner);
    expect(await succeed(updateProof, decision(id, 'verified', of(5000, { feedback: 'Again' })), owner)).toEqual(first);
    expect(await transferred()).toEqual([7500, 32_500]);
  });

  it('with a lower count keeps what was paid, flags the fall and pays nothing', async () => {
    const { id } = await proven({ reportedViewCount: 900 });
    const answer = await succeed(updateProof, decision(id, 'verified', of(900)), owner);
    expect(answer).toMatchObject({ status: 'verified', payout: null });
    const { paidCents, posts } = (await applicationFundsOf(deliverable.applicationId)) ?? {};
    expect({ paidCents, posts }).toMatchObject({ paidCents: 7500, posts: [{ views: 900, hasFallen: true }] });
    expect(await transferred()).toEqual([7500]);
  });

  it('shows its count with the treasure, in the order of the reports and not of the decisions', async () => {
    const shown = async () =>
      (await succeed(getDeliverable, { params: { id: deliverable.id } }, creator)).proven_view_count;
    const later = await proven({ reportedViewCount: 5000, reportedAt: new Date('2026-03-03') });
    const earlier = await proven({ reportedViewCount: 3000, reportedAt: new Date('2026-03-02') });
    expect(await shown()).toBeNull();
    await succeed(updateProof, decision(later.id, 'verified', of(5000)), owner);
    expect(await shown()).toBe(5000);
    await succeed(updateProof, decision(earlier.id, 'verified', of(3000)), owner);
    expect(await shown()).toBe(5000);
  });

  it('of a completed application still pays', async () => {
    await deps()
      .db.firestore.collection(COLLECTIONS.applications)
      .doc(deliverable.applicationId)
      .update({ status: 'completed' });
    const { id } = await proven({ reportedViewCount: 5000 });
    const { payout } = await succeed(updateProof, decision(id, 'verified', of(5000)), owner);
    expect(payout).toMatchObject({ amount: 32_500 });
  });

  it('never pays twice when proofs and treasures of an application are accepted at the same time', async () => {
    const now = Date.now();
    // One after the other: of reports of the same moment the one counts that is accepted last.
    const reports = [2000, 3000, 5000].map((views, ms) => ({
      reportedViewCount: views,
      createdAt: new Date(now + ms),
    }));
    const proofs = await Promise.all(reports.map(proven));
    const ids = { campaignId: campaign.id, creatorId: creator.uid, ownerId: owner.uid };
    const other = await storeDeliverable(applicationDocument(ids), { postKey: 'tiktok:2', viewCount: 1000 });
    const accept = () => [
      ...proofs.flatMap(({ id, reportedViewCount: views }) =>
        [1, 2].map(() => call(updateProof, decision(id, 'verified', of(views)), owner)),
      ),
      approve(other, owner),
      approve(other, owner),
    ];
    for (const { status } of await Promise.all(accept())) expect([200, 409]).toContain(status);
    for (const proof of proofs)
      await succeed(updateProof, decision(proof.id, 'verified', of(proof.reportedViewCount)), owner);
    expect(await approve(other, owner)).toMatchObject({ ok: true });
    // 5,000 views of the one post and 1,000 of the other, at 80 %.
    expect((await transferred()).reduce((sum, amount) => sum + amount, 0)).toBe(48_000);
    expect(await applicationFundsOf(deliverable.applicationId)).toMatchObject({
      paidCents: 48_000,
      livePayoutId: null,
    });
    expect((await fundsOf(campaign.id)).balances).toMatchObject({ available: 52_000, reserved: 0, paid: 48_000 });
    await expectBalancedBooks(campaign.id);
  });

  it('stays pending when the payment cannot be authorised, says why, and can be tried again', async () => {
    const { id } = await proven({ reportedViewCount: 5000 });
    const before = await storedProof(id);
    await failNext('transfers.create', 'balance_insufficient');
    expect(await refuse(updateProof, decision(id, 'verified', of(5000)), owner)).toMatchObject({
      status: 402,
      errorType: 'payment_authorization_failed',
      details: 'Insufficient platform balance',
    });
    expect(await storedProof(id)).toEqual({
      ...before,
      paymentProblem: expect.objectContaining({ reason: 'platform_balance' }) as unknown,
    });
    const params = { id: payoutIdOf(id) };
    expect(await succeed(retryPayout, { params }, owner)).toMatchObject({ status: 'paid', proof_id: id });
    expect(await storedProof(id)).toMatchObject({ status: 'verified' });
    await expectBalancedBooks(campaign.id);
  });

  it('moves nothing when the campaign has too little left', async () => {
    const { balances } = await fundsOf(campaign.id);
    const funds = deps().db.firestore.collection(COLLECTIONS.campaignFunds).doc(campaign.id);
    await funds.update({ balances: { ...balances, available: 100, paid: balances.paid + balances.available - 100 } });
    const { id } = await proven({ reportedViewCount: 5000 });
    expect(await refuse(updateProof, decision(id, 'verified', of(5000)), owner)).toMatchObject({
      status: 402,
      details: 'Insufficient campaign budget',
    });
    expect(await storedProof(id)).toMatchObject({ status: 'pending' });
    expect(await transferred()).toEqual([7500]);
  });

  it('is settled later when the provider leaves open whether it has paid; until then nothing about it changes', async () => {
    const { id } = await proven({ reportedViewCount: 5000 });
    await failNext('transfers.create', 'api_error_after_effect');
    expect(await succeed(updateProof, decision(id, 'verified', of(5000, { feedback: 'Good' })), owner)).toMatchObject({
      status: 'pending',
      payout: { status: 'unresolved' },
    });
    for (const status of ['verified', 'rejected', 'revision_requested'] as const) {
      expect(await refuse(updateProof, decision(id, status, of(5000)), owner)).toMatchObject({ status: 409 });
    }
    const edit = { params: { id }, body: { reported_view_count: 9000 } };
    expect(await refuse(updateProof, edit, creator)).toMatchObject({ status: 409 });
    expect(await refuse(deleteProof, { params: { id } }, creator)).toMatchObject({ status: 409 });
    passMinutes(2);
    await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    expect(await storedProof(id)).toMatchObject({ status: 'verified', feedback: 'Good', reportedViewCount: 5000 });
    expect(await transferred()).toEqual([7500, 32_500]);
    await expectBalancedBooks(campaign.id);
  });

  it('is refused when the creator has changed the count the owner looked at', async () => {
    const { id } = await proven({ reportedViewCount: 9000 });
    const seen = decision(id, 'verified', { reported_view_count: 5000 });
    expect(await refuse(updateProof, seen, owner)).toMatchObject({
      status: 409,
      message: 'The count of this proof is not the one you have accepted. Please look at it again.',
    });
    for (const status of ['rejected', 'revision_requested'] as const) {
      expect(await refuse(updateProof, decision(id, status, of(5000)), owner), status).toMatchObject({ status: 409 });
    }
    expect(await transferred()).toEqual([7500]);
    await succeed(updateProof, decision(id, 'verified', { reported_view_count: 9000 }), owner);
  });
});

describe('deciding on a proof', () => {
  it('rejects with feedback and sends back with instructions', async () => {
    const [first, second] = [await proven(), await proven()];
    const rejected = await succeed(updateProof, decision(first.id, 'rejected', { feedback: ' Blurred ' }), owner);
    expect(rejected).toMatchObject({ status: 'rejected', feedback: 'Blurred', revision_instructions: null });
    const back = await succeed(
      updateProof,
      decision(second.id, 'revision_requested', { feedback: 'Whole page' }),
      owner,
    );
    expect(back).toMatchObject({ status: 'revision_requested', feedback: null, revision_instructions: 'Whole page' });
    expect(await transferred()).toEqual([7500]);
  });

  it('makes no move that the table of life cycles does not have', async () => {
    const MOVES = { verified: 'verify', rejected: 'reject', revision_requested: 'sendBack' } as const;
    for (const from of ProofStatus.options) {
      for (const to of ['verified', 'rejected', 'revision_requested'] as const) {
        if (proofLife.can(from, MOVES[to]) || (from === 'verified' && to === 'verified')) continue;
        const { id } = await proven({ status: from });
        const before = await storedProof(id);
        expect(await refuse(updateProof, decision(id, to), owner), `${from} to ${to}`).toMatchObject({
          status: 409,
          code: 'illegal_state',
        });
        expect(await storedProof(id), `${from} to ${to}`).toEqual(before);
      }
    }
  });

  it('is made once when several are made at the same time', async () => {
    const { id } = await proven();
    const decisions: Decision[] = ['rejected', 'revision_requested', 'rejected', 'revision_requested'];
    const results = await Promise.all(decisions.map((status) => call(updateProof, decision(id, status), owner)));
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const made = results.find(({ ok }) => ok);
    expect(made?.ok && made.data.status).toBe((await storedProof(id))?.['status']);
  });

  it('needs a decision and is for the owner of the campaign alone', async () => {
    const { id } = await proven();
    expect(await refuse(updateProof, { params: { id }, body: { notes: 'Hm' } }, owner)).toMatchObject({
      status: 422,
      details: [{ field: 'body.status' }],
    });
    for (const status of ['verified', 'rejected', 'revision_requested'] as const) {
      const field = { field: 'body.reported_view_count', message: SENTENCES.seenViewCount };
      const unnamed = await refuse(updateProof, { params: { id }, body: { status } }, owner);
      expect(unnamed).toMatchObject({ status: 422, details: [field] });
    }
    const stranger = await createPerson('business_owner');
    for (const status of ['verified', 'rejected', 'revision_requested'] as const) {
      expect(await refuse(updateProof, decision(id, status), stranger)).toMatchObject({ status: 404 });
      expect(await refuse(updateProof, decision(id, status), creator)).toMatchObject({ status: 403 });
      expect(await refuse(updateProof, decision('prf_nothing', status), owner)).toMatchObject({ status: 404 });
    }
    expect(await storedProof(id)).toMatchObject({ status: 'pending' });
  });
});
