import type { Application } from '@doubloon/contract/applications/application.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { mayEarn } from '../../../functions/src/applications/application-payable.ts';
import { onCampaignFundsWritten, onCampaignWritten } from '../../../functions/src/triggers.ts';
import { deps } from '../../support/api.ts';
import { useClosedLoots } from '../../support/given/closed-loots.ts';
import { disputePaymentKnowingly, settleDispute } from '../../support/money/disputes.ts';
import { addPaidBudget, applyTo, fundsOf } from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout, warnOfFraud } from '../../support/money/payment-provider.ts';

const { stage } = useClosedLoots();

let application: Application;

beforeEach(async () => {
  application = await applyTo(stage.campaign, stage.creator, { status: 'approved' });
});

/** The triggers of what was written to the money and to the loot run; returns whether its creator can still be paid. */
async function canEarn(): Promise<boolean> {
  const { id } = stage.campaign;
  await onCampaignFundsWritten.run({ params: { id } } as never);
  await onCampaignWritten.run({ params: { id } } as never);
  return mayEarn(await deps().db.applications.get(application.id));
}

async function warn(fundsId: string): Promise<void> {
  const id = await warnOfFraud((await fundsOf(fundsId)).chargeId);
  expect(await deliver(await eventAbout('radar.early_fraud_warning.created', id))).toMatchObject({ status: 200 });
}

describe('the approved creators of a loot that is lost to a bank', () => {
  it('are paid on by another payment that is not warned of, also while its money is set aside or on its way back', async () => {
    await addPaidBudget(stage.owner, stage.campaign, { slots: 1 });
    await warn(stage.campaign.id);
    expect(await canEarn()).toBe(true);
    const [added = ''] = (await fundsOf(stage.campaign.id)).addedIds;
    const document = deps().db.firestore.collection(COLLECTIONS.campaignFunds).doc(added);
    const { balances } = await fundsOf(added);
    for (const account of ['reserved', 'refunding'] as const) {
      await document.update({ balances: { ...balances, available: 0, [account]: balances.available } });
      expect(await canEarn()).toBe(true);
    }
    await document.update({ balances });
    await warn(added);
    expect(await canEarn()).toBe(false);
  });

  it('earn again once a dispute that took all is won after all', async () => {
    const dispute = await disputePaymentKnowingly(stage.campaign.id);
    expect(await canEarn()).toBe(true);
    await settleDispute(dispute, 'lost');
    expect(await canEarn()).toBe(false);
    await dispute.end('won');
    await deliver({ ...(await eventAbout('charge.dispute.closed', dispute.id)), id: `evt_again_${dispute.id}` });
    expect(await canEarn()).toBe(true);
  });
});
