import {
  decideCase,
  getCase,
  listAuditLog,
  listCases,
  listLedgerResults,
  listPayoutsNeedingAttention,
} from '@doubloon/contract/admin/operations.ts';
import { getWaitingWork } from '@doubloon/contract/admin/work-operations.ts';
import { MAX_LEDGER_DIFFERENCES } from '@doubloon/contract/payments/ledger-result.ts';
import type { PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  applicationDocument,
  campaignDocument,
  deliverableDocument,
  payoutDocument,
} from '../../../functions/testing/documents.ts';
import { call, callRaw, deps, logLines, refuse, succeed } from '../../support/api.ts';
import { storeFunds } from '../../support/given/fixtures.ts';
import { disputePayment, settleDispute } from '../../support/money/disputes.ts';
import { addedFundsOf, addPaidBudget, buyCampaign, fundsOf } from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout, failNext } from '../../support/money/payment-provider.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let admin: Person;
let owner: Person;

beforeAll(async () => {
  admin = await createPerson('admin');
  owner = await createPerson('business_owner');
});

describe('payouts that need attention', () => {
  const creatorId = unique('u');

  async function storePayout(status: PayoutStatus): Promise<string> {
    const application = applicationDocument({ campaignId: unique('cmp_'), creatorId, ownerId: owner.uid });
    const id = unique('pay_');
    const deliverable = deliverableDocument(application, { id: unique('dlv_') });
    const payout = payoutDocument(deliverable, { id, status, createdAt: new Date() });
    await deps().db.firestore.collection(COLLECTIONS.payouts).doc(id).set(payout);
    return id;
  }

  it('are those that failed or whose outcome nobody knows, newest first', async () => {
    const failed = await storePayout('failed');
    await storePayout('paid');
    const unresolved = await storePayout('unresolved');
    const ours = async (status?: 'failed' | 'unresolved') => {
      const query = { limit: 50, ...(status && { status }) };
      const shown = await succeed(listPayoutsNeedingAttention, { query }, admin);
      return shown.filter((payout) => payout.creator_id === creatorId).map(({ id }) => id);
    };
    expect(await ours()).toEqual([unresolved, failed]);
    expect(await ours('failed')).toEqual([failed]);
    expect(await ours('unresolved')).toEqual([unresolved]);
  });
});

describe('the recount of the books', () => {
  const reconcile = () => succeed(runScheduledJob, { params: { name: 'reconcile' } });
  const newest = async () => {
    const [result] = await succeed(listLedgerResults, { query: { limit: 1 } }, admin);
    if (!result) throw new Error('the books were not recounted');
    return result;
  };
  const results = () => deps().db.firestore.collection(COLLECTIONS.ledgerResults);
  /** Stores what an earlier run would have found, as the newest. */
  async function endedAt(nextAfterCampaignId: string | null): Promise<string> {
    const now = new Date();
    const id = unique('rec_');
    const none = { campaigns: 0, groups: 0, differenceCount: 0, differences: [], expiresAt: now };
    await results()
      .doc(id)
      .set({ id, afterCampaignId: null, nextAfterCampaignId, ...none, createdAt: now });
    return id;
  }
  /** Runs the reconciler from right before a campaign and returns its result. */
  async function recountFrom(campaignId: string) {
    await endedAt(campaignId.slice(0, -1));
    await reconcile();
    const result = await newest();
    return { ...result, ofCampaign: result.differences.filter(({ campaign_id: id }) => id === campaignId) };
  }

  it('finds the books of a paid campaign right, and names the cent that is missing', async () => {
    const { campaign } = await buyCampaign(owner);
    const right = await recountFrom(campaign.id);
    expect(right.campaigns).toBeGreaterThan(0);
    expect(right.groups).toBeGreaterThan(0);
    expect(right.ofCampaign).toEqual([]);

    const funds = deps().db.firestore.collection(COLLECTIONS.campaignFunds).doc(campaign.id);
    await funds.update({ 'balances.available': 99_999, 'balances.paid': 1 });
    const wrong = await recountFrom(campaign.id);
    const { id, title, owner_name } = campaign;
    expect(wrong.named_campaigns).toContainEqual({ id, title, owner_name });
    expect(wrong.ofCampaign).toEqual([
      { campaign_id: campaign.id, funds_id: null, what: 'available', stored_cents: 99_999, recounted_cents: 100_000 },
      { campaign_id: campaign.id, funds_id: null, what: 'paid', stored_cents: 1, recounted_cents: 0 },
    ]);
    // It finds and tells; it never puts right by itself.
    expect((await fundsOf(campaign.id)).balances.paid).toBe(1);
    await funds.update({ 'balances.available': 100_000, 'balances.paid': 0 });
  });

  it('names the added budget whose books differ', async () => {
    const { campaign } = await buyCampaign(owner);
    await addPaidBudget(owner, campaign, { slots: 1 });
    const [added] = await addedFundsOf(campaign.id);
    const fundsId = added?.fundsId ?? '';
    const funds = deps().db.firestore.collection(COLLECTIONS.campaignFunds).doc(fundsId);
    await funds.update({ feeCents: 1 });
    expect((await recountFrom(fundsId)).differences).toMatchObject([
      { campaign_id: campaign.id, funds_id: fundsId, what: 'fee', stored_cents: 1 },
    ]);
    await funds.update({ feeCents: added?.feeCents });
  });

  it('does not call books right that the provider could not be asked about', async () => {
    const { campaign } = await buyCampaign(owner);
    expect((await recountFrom(campaign.id)).not_compared).not.toContain(campaign.id);
    const { campaign: next } = await buyCampaign(owner);
    await failNext('refunds.list', 'unavailable', { times: null });
    expect((await recountFrom(next.id)).not_compared).toContain(next.id);
    expect(logLines).toContainEqual(
      expect.objectContaining({ severity: 'ERROR', message: 'the books were not all compared' }),
    );
    const waiting = await succeed(getWaitingWork, {}, admin);
    expect(waiting.ledger_differences).toBeGreaterThan(0);
  });

  it('tells of every difference, however many campaigns have one: what a result cannot hold is for the next run', async () => {
    const owner = await createPerson('business_owner');
    const prefix = unique('cmp_zz');
    const ids = Array.from({ length: 60 }, (_, index) => `${prefix}${String(index).padStart(2, '0')}`);
    const funds = deps().db.firestore.collection(COLLECTIONS.campaignFunds);
    // Nothing is booked that their balances say.
    await Promise.all(ids.map((id) => storeFunds(campaignDocument({ id, ownerId: owner.uid }), { feeCents: 0 })));
    await endedAt(prefix);
    const told: string[] = [];
    for (let isComplete = false; !isComplete;) {
      await reconcile();
      const result = await newest();
      expect(result.difference_count).toBe(result.differences.length);
      expect(result.not_compared.length).toBeLessThanOrEqual(MAX_LEDGER_DIFFERENCES);
      told.push(...result.differences.map(({ campaign_id: id, what }) => `${id} ${what}`));
      isComplete = result.round_complete;
    }
    await Promise.all(ids.map((id) => funds.doc(id).delete()));
    expect(told.filter((one) => one.startsWith(prefix)).sort()).toEqual(
      ids.flatMap((id) => [`${id} available`, `${id} funded`]),
    );
  });

  it('rests between two rounds, and goes on where a run stopped', async () => {
    const complete = await endedAt(null);
    await reconcile();
    expect((await newest()).id).toBe(complete);
    const { campaign } = await buyCampaign(owner);
    await endedAt(campaign.id);
    await reconcile();
    const next = await results()
      .doc((await newest()).id)
      .get();
    expect(next.get('afterCampaignId')).toBe(campaign.id);
  });
});

describe('a payment disputed at the provider', () => {
  it('opens one case, which is decided once, with a reason on record', async () => {
    const { campaign } = await buyCampaign(owner);
    const dispute = await disputePayment(campaign.id);
    const created = await eventAbout('charge.dispute.created', dispute.id);
    await deliver(created);
    await deliver({ ...created, id: unique('evt_') });
    await settleDispute(dispute, 'won');

    const list = async (status: 'open' | 'granted', kind?: 'dispute' | 'refund') => {
      const cases = await succeed(listCases, { query: { status, ...(kind && { kind }), limit: 50 } }, admin);
      return cases.filter(({ campaign_id: id }) => id === campaign.id);
    };
    const [found, ...more] = await list('open');
    const own = { params: { id: found?.id ?? '' } };
    expect(await succeed(getCase, own, admin)).toEqual(found);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ kind: 'dispute', subject_id: dispute.id, opened_by: null, amount: 105_000 });
    expect(found).toMatchObject({ person: { name: owner.name, picture: null }, loot: campaign.title, score: null });
    expect(await list('open', 'dispute')).toHaveLength(1);
    expect(await list('open', 'refund')).toEqual([]);

    const decision = {
      params: { id: found?.id ?? '' },
      body: { decision: 'granted', reason: 'Evidence sent' },
    } as const;
    expect(await succeed(decideCase, decision, admin)).toMatchObject({
      status: 'granted',
      decision: { admin_id: admin.uid, reason: 'Evidence sent' },
    });
    expect(await refuse(decideCase, decision, admin)).toMatchObject({ status: 409, code: 'illegal_state' });
    expect(await list('open')).toEqual([]);
    expect(await list('granted')).toHaveLength(1);
    expect(await succeed(getCase, own, admin)).toMatchObject({
      people: [{ uid: owner.uid, name: owner.name, as: 'owner' }],
      decision: { admin_id: admin.uid, admin_name: admin.name, reason: 'Evidence sent' },
    });
    const log = await succeed(listAuditLog, { query: { subject: found?.id ?? '' } }, admin);
    const names = { [campaign.id]: campaign.title };
    expect(log).toMatchObject([{ action: 'case_granted', after: { campaignId: campaign.id }, names }]);
  });

  it('cannot be decided where there is none', async () => {
    const body = { decision: 'refused', reason: 'No' } as const;
    const nothing = { params: { id: unique('case_') } };
    expect(await refuse(decideCase, { ...nothing, body }, admin)).toMatchObject({ status: 404 });
    expect(await refuse(getCase, nothing, admin)).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('the log of what admins do', () => {
  it('says of people who have left that they have', async () => {
    const [id, gone] = [unique('aud_'), unique('u')];
    const subject = { kind: 'user', id: gone } as const;
    await deps()
      .db.firestore.collection(COLLECTIONS.auditLog)
      .doc(id)
      .set({
        ...{ id, adminId: unique('u'), action: 'user_disabled', subject, before: {}, after: {}, reason: 'Spam' },
        createdAt: new Date(),
      });
    expect(await succeed(listAuditLog, { query: { subject: gone } }, admin)).toMatchObject([
      { admin_name: DELETED_USER_NAME, names: { [gone]: DELETED_USER_NAME } },
    ]);
  });

  it('is paged, and nobody can write it', async () => {
    const first = await call(listAuditLog, { query: { limit: 1 } }, admin);
    if (!first.ok) throw new Error(first.error.message);
    expect(first.data.length).toBeLessThanOrEqual(1);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await callRaw(method, '/admin/audit', { person: admin, body: '{}' })).status).toBe(405);
    }
  });
});

it('is closed to everybody else', async () => {
  for (const path of [
    '/admin/payouts',
    '/admin/ledger-results',
    '/admin/campaigns/cmp_1/books',
    '/admin/cases',
    '/admin/cases/case_1',
    '/admin/audit',
  ]) {
    expect((await callRaw('GET', path, { person: owner })).status, path).toBe(403);
    expect((await callRaw('GET', path)).status, path).toBe(401);
  }
  const body = JSON.stringify({ decision: 'granted', reason: 'Mine' });
  expect((await callRaw('PUT', '/admin/cases/case_1', { person: owner, body })).status).toBe(403);
});
