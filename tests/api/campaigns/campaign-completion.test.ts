import { Timestamp } from '@google-cloud/firestore';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { payoutDocument } from '../../../functions/testing/documents.ts';
import { deps, succeed } from '../../support/api.ts';
import { storeApplication, storeCampaign, storeDeliverable, stored, storeFunds } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
let creator: Person;

beforeAll(async () => {
  [owner, creator] = await Promise.all([createPerson('business_owner'), createPerson('content_creator')]);
});

const campaignAt = ({ id }: { id: string }) => stored(COLLECTIONS.campaigns, id);

async function fundedCampaign(fields: Partial<Campaign> = {}): Promise<Campaign> {
  const campaign = await storeCampaign(owner, fields);
  await storeFunds(campaign);
  return campaign;
}

describe('the scheduled completion', () => {
  const run = () => succeed(runScheduledJob, { params: { name: 'complete-campaigns' } });
  const today = () => dayInSingapore(deps().clock.now());
  const yesterday = () => dayInSingapore(addDays(deps().clock.now(), -1));

  it('completes what has ended or is spent, nothing else, and once', async () => {
    const ended = await fundedCampaign({ endDate: yesterday() });
    const pausedEnded = await fundedCampaign({ endDate: '2020-01-01', status: 'paused' });
    const counts = { ...ended.counts, paidOutCents: 100_000 };
    const spent = await fundedCampaign({ counts, spent: true });
    const left = [
      await fundedCampaign({ endDate: today() }),
      await fundedCampaign({ endDate: null }),
      await fundedCampaign({ endDate: yesterday(), status: 'pending' }),
    ];
    await run();
    expect(await campaignAt(ended)).toMatchObject({ status: 'completed', closeReason: 'ended' });
    expect(await campaignAt(pausedEnded)).toMatchObject({ status: 'completed', closeReason: 'ended' });
    expect(await campaignAt(spent)).toMatchObject({ status: 'completed', closeReason: 'spent' });
    for (const campaign of left) expect(await campaignAt(campaign)).toMatchObject({ status: campaign.status });
    const closedAt = (await campaignAt(ended))?.['closedAt'];
    await run();
    expect((await campaignAt(ended))?.['closedAt']).toEqual(closedAt);
  });

  it('completes what its money cannot be held for any longer, whether it has an end date or an admin has approved it', async () => {
    const daysAgo = (days: number) => addDays(deps().clock.now(), -days);
    const over = [
      await fundedCampaign({ endDate: null, createdAt: daysAgo(86) }),
      await fundedCampaign({ endDate: null, createdAt: daysAgo(86), status: 'pending' }),
      await fundedCampaign({ endDate: null, createdAt: daysAgo(86), status: 'rejected' }),
    ];
    const running = await fundedCampaign({ endDate: null, createdAt: daysAgo(84) });
    await run();
    for (const campaign of over) {
      expect(await campaignAt(campaign)).toMatchObject({ status: 'completed', closeReason: 'ended' });
      expect((await stored(COLLECTIONS.campaignFunds, campaign.id))?.['closedAt']).toBeInstanceOf(Timestamp);
    }
    expect(await campaignAt(running)).toMatchObject({ status: 'open' });
  });

  it('lets a campaign with a payout in flight wait, and those behind it go on', async () => {
    const waiting = await storeCampaign(owner, { endDate: '2019-01-01' });
    const balances = { funded: 100_000, available: 0, reserved: 100_000, paid: 0, refunding: 0, refunded: 0 };
    await storeFunds(waiting, { balances: { ...balances, disputed: 0 } });
    const deliverable = await storeDeliverable(await storeApplication(waiting, creator, { status: 'approved' }));
    const payout = payoutDocument(deliverable, { id: unique('pay_'), amountCents: 100_000 });
    await deps().db.firestore.collection(COLLECTIONS.payouts).doc(payout.id).set(payout);
    const broken = await storeCampaign(owner, { endDate: '2019-01-02', creatorSlots: 3 });
    const behind = await fundedCampaign({ endDate: '2019-01-03' });
    await run();
    expect(await campaignAt(waiting)).toMatchObject({ status: 'open' });
    expect(await campaignAt(broken)).toMatchObject({ status: 'open' });
    expect(await campaignAt(behind)).toMatchObject({ status: 'completed' });
  });
});
