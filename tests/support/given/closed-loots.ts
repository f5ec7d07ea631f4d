import { decideCase, listCases } from '@doubloon/contract/admin/operations.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import type { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { beforeAll, beforeEach } from 'vitest';
import { deps, succeed } from '../api.ts';
import { buyCampaign, coverRefunds, createPaidCreator, fundsOf } from '../money/paid-campaigns.ts';
import { createPerson } from './people.ts';
import type { Person } from './person.ts';

/** The people in the tests of a file, and the loot of the current test. */
interface Stage {
  admin: Person;
  owner: Person;
  /** A creator who can be paid. */
  creator: Person;
  campaign: CampaignView;
}

/**
 * Gives each test of a file a loot of 1,000 dollars, and the actions by which its owner, an admin and the schedule refund the rest of it. The provider's
 * balance covers refunds by default.
 */
export function useClosedLoots(fields: Parameters<typeof buyCampaign>[1] = {}, { covered = true } = {}) {
  const stage = {} as Stage;

  beforeAll(async () => {
    stage.admin = await createPerson('admin');
    stage.owner = await createPerson('business_owner');
    stage.creator = await createPaidCreator();
    if (covered) await coverRefunds();
  });

  beforeEach(async () => {
    ({ campaign: stage.campaign } = await buyCampaign(stage.owner, { budget: 100_000, ...fields }));
  });

  const byId = () => ({ params: { id: stage.campaign.id } });
  const close = () => succeed(closeCampaign, byId(), stage.owner);
  const run = () => succeed(runScheduledJob, { params: { name: 'settle-refunds' } });
  const refund = (): Promise<RefundView> => succeed(getRefund, byId(), stage.owner);
  const balances = async () => (await fundsOf(stage.campaign.id)).balances;
  const refundsAtProvider = async () =>
    (await deps().stripe.refunds.list({ charge: (await fundsOf(stage.campaign.id)).chargeId, limit: 100 })).data;

  /** Decides on the open request as the admin. */
  async function decide(decision: 'granted' | 'refused' | 'flagged', reason = 'Looked at it') {
    const cases = await succeed(listCases, { query: { status: 'open', kind: 'refund', limit: 50 } }, stage.admin);
    const found = cases.find(({ campaign_id: id }) => id === stage.campaign.id);
    return succeed(decideCase, { params: { id: found?.id ?? '-' }, body: { decision, reason } }, stage.admin);
  }

  async function closeAndGrant(): Promise<void> {
    await close();
    await run();
    await decide('granted');
  }

  return { stage, byId, close, run, refund, balances, refundsAtProvider, decide, closeAndGrant };
}
