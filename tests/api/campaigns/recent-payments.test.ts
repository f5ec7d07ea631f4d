import { getPaymentFlow } from '@doubloon/contract/dashboard/operations.ts';
import { expect, it } from 'vitest';
import { campaignFundsDocument } from '../../../functions/testing/campaign-funds.ts';
import { succeed } from '../../support/api.ts';
import { storeCampaign, storeFunds } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';

const minute = (n: number) => new Date(Date.UTC(2026, 2, 1, 8, n));

it('lists each payment for a loot with its own amount and time, and says which goes back', async () => {
  const owner = await createPerson('business_owner');
  const campaign = await storeCampaign(owner, { title: 'Mead', budgetCents: 30_000, createdAt: minute(1) });
  await storeFunds(campaign, { balances: campaignFundsDocument(20_000).balances });
  for (const [budgetCents, goesBack, at] of [
    [10_000, null, 7],
    [5000, 'late', 9],
  ] as const) {
    const campaignTitle = `Mead (budget added at ${at})`;
    const { balances } = campaignFundsDocument(budgetCents);
    await storeFunds(campaign, { fundsId: unique('fnd_'), campaignTitle, balances, goesBack, createdAt: minute(at) });
  }
  const { recentPayments } = await succeed(getPaymentFlow, { params: { uid: owner.uid } }, owner);
  expect(recentPayments).toMatchObject([
    { title: 'Mead (budget added at 9)', amount: 5250, goes_back: 'late', created_at: minute(9) },
    { title: 'Mead (budget added at 7)', amount: 10_500, goes_back: null, created_at: minute(7) },
    { title: 'Mead', amount: 21_000, goes_back: null, created_at: minute(1) },
  ]);
  expect(new Set(recentPayments.map(({ id }) => id)).size).toBe(3);
});
