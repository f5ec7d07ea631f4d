import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { decideCase } from '@doubloon/contract/admin/operations.ts';
import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { createAppeal } from '@doubloon/contract/cases/operations.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { updateProof } from '@doubloon/contract/proofs/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceRefund } from '../../../functions/src/payments/refunds/advance-refund.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeProof } from '../../support/given/fixtures.ts';
import {
  coverRefunds,
  approve,
  buyCampaign,
  createPaidCreator,
  fundsOf,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let admin: Person;
let owner: Person;
let creator: Person;
let campaign: CampaignView;
let deliverable: Deliverable;

beforeAll(async () => {
  admin = await createPerson('admin');
  owner = await createPerson('business_owner');
  await coverRefunds();
});

beforeEach(async () => {
  creator = await createPaidCreator();
  ({ campaign } = await buyCampaign(owner, { budget: 100_000 }));
  deliverable = await submitDeliverable(campaign, creator, { viewCount: 1000 });
});

const reject = () => {
  const body = { status: 'rejected', feedback: 'No', view_count: deliverable.viewCount } as const;
  return succeed(decideDeliverable, { params: { id: deliverable.id }, body }, owner);
};
const close = () => succeed(closeCampaign, { params: { id: campaign.id } }, owner);
const refund = () => succeed(getRefund, { params: { id: campaign.id } }, owner);
const appealInput = () => ({ body: { subject: { type: 'treasure' as const, id: deliverable.id }, reason: 'It fits' } });
const appeal = () => succeed(createAppeal, appealInput(), creator);
const decide = (id: string, decision: 'granted' | 'refused') =>
  succeed(decideCase, { params: { id }, body: { decision, reason: 'Looked at it' } }, admin);

/** Runs the schedule that many days from now. */
const advance = (days: number) =>
  advanceRefund({ ...deps(), clock: { now: () => new Date(Date.now() + days * 24 * 60 * 60_000) } }, campaign.id);

describe('an appeal about a closed loot', () => {
  it('holds the refund, and a grant lets the creator be paid out of it', async () => {
    await reject();
    await close();
    const { id } = await appeal();
    await advance(0);
    expect(await refund()).toMatchObject({ status: 'waiting', waits_for: 'appeal' });
    await decide(id, 'granted');
    await advance(0.1);
    expect(await refund()).toMatchObject({ status: 'waiting', waits_for: 'decisions' });
    expect((await approve(deliverable, owner)).status).toBe(200);
    await advance(0.2);
    expect(await refund()).toMatchObject({ status: 'requested', budget_part: 25_000, waits_for: null });
  });

  it('can be made while the refund waits for its review, and holds it from then on', async () => {
    await reject();
    await close();
    await advance(0);
    expect(await refund()).toMatchObject({ status: 'requested' });
    const { id } = await appeal();
    await advance(8);
    expect(await refund()).toMatchObject({ status: 'requested', waits_for: 'appeal' });
    await decide(id, 'refused');
    await advance(8.1);
    expect(['refunding', 'refunded']).toContain((await refund()).status);
  });

  it('that nobody decides holds it for two weeks, and brings nothing back once the money is on its way', async () => {
    await reject();
    await close();
    const { id } = await appeal();
    await advance(13);
    expect(await refund()).toMatchObject({ status: 'waiting', waits_for: 'appeal' });
    await advance(15);
    expect(await refund()).toMatchObject({ status: 'requested' });
    await advance(24);
    expect((await fundsOf(campaign.id)).balances.available).toBe(0);
    const input = { params: { id }, body: { decision: 'granted' as const, reason: 'Too late' } };
    expect(await refuse(decideCase, input, admin)).toMatchObject({ status: 409, code: 'illegal_state' });
  });

  it('comes too late once the money is on its way', async () => {
    await reject();
    await close();
    await advance(0);
    await advance(8);
    expect(await refuse(createAppeal, appealInput(), creator)).toMatchObject({
      status: 409,
      message: 'This loot is completed and has no money left: nothing in it can be decided again',
    });
  });
});

describe('a proof of a closed loot', () => {
  const change = (id: string) => ({ params: { id }, body: { notes: 'The whole page' } });
  const storedProof = async (fields: Parameters<typeof storeProof>[1]) => {
    expect((await approve(deliverable, owner)).status).toBe(200);
    return storeProof({ ...deliverable, status: 'approved' }, fields);
  };

  it('that waits cannot be changed, so that nobody holds the refund by changing it again and again', async () => {
    const { id } = await storedProof({ status: 'pending' });
    await close();
    expect(await refuse(updateProof, change(id), creator)).toMatchObject({
      status: 409,
      message: 'This loot is closed: its proofs cannot be changed any more',
    });
  });

  it('that was sent back lately can come again, one sent back before that cannot', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
    const lately = await storedProof({ status: 'revision_requested', decidedAt: daysAgo(4) });
    const before = await storeProof(deliverable, { status: 'revision_requested', decidedAt: daysAgo(6) });
    await close();
    expect(await succeed(updateProof, change(lately.id), creator)).toMatchObject({ status: 'pending' });
    expect(await refuse(updateProof, change(before.id), creator)).toMatchObject({ status: 409 });
  });
});
