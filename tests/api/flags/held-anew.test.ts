import { decideCase } from '@doubloon/contract/admin/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { updateProof } from '@doubloon/contract/proofs/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caseIdOf } from '../../../functions/src/cases/cases.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeProof, storeReading } from '../../support/given/fixtures.ts';
import { holdPayment } from '../../support/money/held-payments.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import {
  approve,
  buyCampaign,
  createPaidCreator,
  expectBalancedBooks,
  fundsOf,
} from '../../support/money/paid-campaigns.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let admin: Person;
let campaign: CampaignView;
let treasure: Deliverable;
let caseId: string;

beforeAll(async () => {
  stopClock();
  owner = await createPerson('business_owner');
  admin = await createPerson('admin');
});

beforeEach(async () => {
  ({ campaign } = await buyCampaign(owner, { budget: 10_000 }));
  ({ treasure, caseId } = await holdPayment(owner, campaign, await createPaidCreator()));
});

const release = (id = caseId) =>
  succeed(decideCase, { params: { id }, body: { decision: 'granted', reason: 'Looked at it' } }, admin);
const tell = (fields: Partial<Deliverable>) =>
  deps().db.firestore.collection(COLLECTIONS.deliverables).doc(treasure.id).update(fields);
const paid = async () => (await fundsOf(campaign.id)).balances.paid;

async function read(hoursAgo: number, views: number): Promise<void> {
  const at = new Date(deps().clock.now().getTime() - hoursAgo * 3_600_000);
  await storeReading(treasure, { at, views, likes: 0, comments: 0 });
}

/** Many views at once that nobody likes or comments on. */
async function readBought(): Promise<void> {
  for (const [index, views] of [10, 20, 40, 25_000].entries()) await read(3 - index, views);
}

describe('a treasure whose payment was let go', () => {
  const propose = () => storeProof({ ...treasure, status: 'approved' }, { reportedViewCount: 12_000 });
  const holdOf = ({ id }: { readonly id: string }) => deps().findHold(deps(), { kind: 'proof', id });

  it('is paid on by the figures that were looked at, and held anew, with a case of its own, by others', async () => {
    await release();
    expect(await holdOf(await propose())).toBeNull();
    await readBought();
    const proof = await propose();
    const body = { status: 'verified', reported_view_count: 12_000 } as const;
    expect(await refuse(updateProof, { params: { id: proof.id }, body }, owner)).toMatchObject({ status: 402 });
    await release(caseIdOf('hold', proof.id, 1));
    expect(await paid()).toBe(9000);
    expect(await holdOf(await propose())).toBeNull();
    passMinutes(60);
    await read(0, 900_000);
    expect(await holdOf(await propose())).toMatchObject({ deliverableId: treasure.id });
    await expectBalancedBooks(campaign.id);
  });

  it('is looked at anew when it could not be paid, was sent back and comes again with other evidence', async () => {
    await tell({ postState: 'gone' });
    await release();
    await tell({ postState: 'live' });
    const body = { status: 'revision_requested', feedback: 'Again', view_count: treasure.viewCount } as const;
    await succeed(decideDeliverable, { params: { id: treasure.id }, body }, owner);
    await readBought();
    await tell({ status: 'submitted', decidedAt: null });
    expect((await approve(treasure, owner)).status).toBe(402);
    expect(await deps().db.cases.find(caseIdOf('hold', treasure.id, 2))).toMatchObject({ status: 'open' });
    expect(await paid()).toBe(0);
    await release(caseIdOf('hold', treasure.id, 2));
    expect(await paid()).toBe(7500);
    await expectBalancedBooks(campaign.id);
  });
});
