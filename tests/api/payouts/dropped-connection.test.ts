import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { expect, it } from 'vitest';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { deps, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import {
  approve,
  buyCampaign,
  createPaidCreator,
  expectBalancedBooks,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { failNext } from '../../support/money/payment-provider.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';

it.each(['rate_limit', 'key_refused'] as const)(
  'a payout stays open when the repeat after a dropped connection is turned away by %s, and is paid once',
  async (kind) => {
    const owner = await createPerson('business_owner');
    const { campaign } = await buyCampaign(owner, { budget: 100_000 });
    const deliverable = await submitDeliverable(campaign, await createPaidCreator());
    await failNext('transfers.create', 'reset_after_effect');
    await failNext('transfers.create', kind);
    expect(await approve(deliverable, owner)).toMatchObject({ ok: true, data: { payout: { status: 'unresolved' } } });
    passMinutes(3);
    await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    expect(await deps().db.payouts.find(payoutIdOf(deliverable.id))).toMatchObject({ status: 'paid', attempt: 1 });
    expect(await transfersOf(campaign.id)).toHaveLength(1);
    await expectBalancedBooks(campaign.id);
  },
);
