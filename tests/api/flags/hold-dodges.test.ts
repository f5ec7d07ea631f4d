import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { updateProof, uploadProof } from '@doubloon/contract/proofs/operations.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statisticsPicture } from '../../../functions/testing/sample-files.ts';
import { call, deps, succeed } from '../../support/api.ts';
import { storeProof } from '../../support/given/fixtures.ts';
import { holdPayment } from '../../support/money/held-payments.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import {
  approve,
  buyCampaign,
  createPaidCreator,
  fundsOf,
  submitDeliverable,
} from '../../support/money/paid-campaigns.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;
let campaign: CampaignView;

const WEEK_MINUTES = 7 * 24 * 60;
const BARS = [500, 120, 420, 90, 610, 260, 60, 300];
const OTHER_BARS = [40, 600, 80, 560, 40, 600, 40, 560];

beforeAll(async () => {
  stopClock();
  owner = await createPerson('business_owner');
});

beforeEach(async () => {
  creator = await createPaidCreator();
  ({ campaign } = await buyCampaign(owner, { budget: 10_000 }));
});

const paid = async () => (await fundsOf(campaign.id)).balances.paid;
const holdOf = (kind: 'deliverable' | 'proof', id: string) => deps().findHold(deps(), { kind, id });

/** Submits a proof of a number of views with a picture. */
async function prove(by: Person, of: Deliverable, views: number, bars: readonly number[]): Promise<string> {
  const body = {
    ...{ treasure_id: of.id, application_id: of.applicationId, campaign_id: of.campaignId, creator_id: by.uid },
    reported_view_count: views,
  };
  passMinutes(1);
  const { proof_id: id } = await succeed(uploadProof, { body }, by, [await statisticsPicture(bars, unique('Farid'))]);
  return id;
}

const verify = (id: string, views: number) =>
  call(updateProof, { params: { id }, body: { status: 'verified', reported_view_count: views } }, owner);

describe('a hold is not dodged', () => {
  it('by a later proof with pictures of one’s own: each proof is held for its own pictures', async () => {
    const victim = await createPaidCreator();
    const { campaign: other } = await buyCampaign(owner, { budget: 10_000 });
    const theirs = await submitDeliverable(other, victim);
    expect((await approve(theirs, owner)).status).toBe(200);
    await prove(victim, theirs, 12_000, BARS);
    const treasure = await submitDeliverable(campaign, creator);
    expect((await approve(treasure, owner)).status).toBe(200);
    const stolen = await prove(creator, treasure, 12_000, BARS);
    const own = await prove(creator, treasure, 1_300, OTHER_BARS);
    expect(await verify(stolen, 12_000)).toMatchObject({ ok: false, status: 402 });
    expect(await paid()).toBe(7500);
    expect(await holdOf('proof', own)).toBeNull();
  });

  it('by waiting: what nobody has looked at pays once, and the next payment is held again', async () => {
    const { treasure } = await holdPayment(owner, campaign, creator);
    passMinutes(WEEK_MINUTES);
    await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    expect(await paid()).toBe(7500);
    const proof = await storeProof({ ...treasure, status: 'approved' }, { reportedViewCount: 6_000 });
    expect(await holdOf('proof', proof.id)).toMatchObject({ deliverableId: treasure.id });
  });

  it('by coming again while it is approved: what is not approved yet is looked at', async () => {
    const { treasure } = await holdPayment(owner, campaign, creator);
    const body = { status: 'revision_requested', feedback: 'Again', view_count: treasure.viewCount } as const;
    await succeed(decideDeliverable, { params: { id: treasure.id }, body }, owner);
    expect(await holdOf('deliverable', treasure.id)).toMatchObject({ deliverableId: treasure.id });
  });
});
