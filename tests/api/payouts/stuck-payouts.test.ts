import type { PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import { getCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { expect, it } from 'vitest';
import { payoutProjections } from '../../../functions/src/payments/projections.ts';
import { updateCounters } from '../../../functions/src/platform/projections/tally.ts';
import { applicationDocument, deliverableDocument, payoutDocument } from '../../../functions/testing/documents.ts';
import { deps, succeed } from '../../support/api.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';

it('counts at a loot each payout that failed or whose outcome is unknown, until it is settled, for its owner alone', async () => {
  const [owner, creator] = [await createPerson('business_owner'), await createPerson('content_creator')];
  const { id } = await storeCampaign(owner);
  const application = applicationDocument({ campaignId: id, creatorId: creator.uid, ownerId: owner.uid });
  const payouts = [1, 2].map((n) =>
    payoutDocument(deliverableDocument(application, { id: unique('dlv_') }), {
      id: unique('pay_'),
      amountCents: 100 * n,
    }),
  );
  const { db } = deps();
  const become = async (status: PayoutStatus, index: number) => {
    const payout = { ...payouts[index], status } as (typeof payouts)[number];
    await db.firestore.collection(COLLECTIONS.payouts).doc(payout.id).set(payout);
    // Triggers may run more than once, and at the same time.
    await Promise.all([1, 2].map(() => updateCounters(db, payoutProjections, payout.id)));
  };
  const stuckFor = async (person: typeof owner) =>
    (await succeed(getCampaign, { params: { id } }, person)).stuck_payouts;

  await become('sending', 0);
  expect(await stuckFor(owner)).toBe(0);
  await become('unresolved', 0);
  await become('failed', 1);
  expect(await stuckFor(owner)).toBe(2);
  expect(await stuckFor(creator)).toBe(0);
  await become('paid', 0);
  await become('lapsed', 1);
  expect(await stuckFor(owner)).toBe(0);
});
