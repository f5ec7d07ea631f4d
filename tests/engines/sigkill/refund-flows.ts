import { closeCampaign, getCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { getRefund } from '@doubloon/contract/payments/refund-operations.ts';
import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Flow, Scene } from './flows.ts';
import { received } from './payout-flows.ts';
import { buyCampaign, type Cast, NOTED } from './scenes.ts';
import type { Stage } from './stage.ts';

/** More minutes than the review of a refund takes. */
export const REVIEW_MINUTES = 9 * 24 * 60;

async function chargeOf({ deps }: Stage, campaignId: string): Promise<string> {
  const found = await deps.db.firestore.collection(COLLECTIONS.campaignFunds).doc(campaignId).get();
  return (found.data() as CampaignFunds).chargeId;
}

async function closeLoot(stage: Stage, cast: Cast): Promise<string> {
  const { id } = await buyCampaign(stage, cast);
  await stage.api().call(closeCampaign, { params: { id } }, cast.owner);
  return id;
}

/** Scene of a refund that is sent exactly once; until then the owner sees its status. */
function refundedOnce(stage: Stage, { owner }: Cast, id: string, send: () => Promise<unknown>): Scene {
  return {
    send,
    goOn: () => Promise.resolve(),
    wrong: async () => {
      const { status, review_by: reviewBy } = await stage.api().call(getRefund, { params: { id } }, owner);
      const { data } = await stage.deps.stripe.refunds.list({ charge: await chargeOf(stage, id), limit: 100 });
      const amounts = data.map(({ amount }) => amount);
      const isTold = status === 'requested' && reviewBy !== null && amounts.length === 0;
      const isBack = status === 'refunded' && amounts.length === 1 && amounts[0] === 105_000;
      return isTold || isBack ? [] : [`the refund of ${id} is ${status}, sent: ${amounts.join(' and ') || 'nothing'}`];
    },
  };
}

export const closing: Flow = {
  name: 'closing a loot',
  passes: ['commit campaignFunds, campaigns'],
  prepare: async (stage, cast) => {
    const { id } = await buyCampaign(stage, cast);
    const byId = { params: { id } };
    const close = () => stage.api().call(closeCampaign, byId, cast.owner);
    const goOn = async () => {
      if ((await stage.api().call(getCampaign, byId)).status === 'open') await close();
      await stage.runJob('settle-refunds');
    };
    return { ...refundedOnce(stage, cast, id, close), goOn };
  },
};

export const askingForRefund: Flow = {
  name: 'the schedule that asks for a refund',
  passes: ['commit campaignFunds, cases', NOTED],
  prepare: async (stage, cast) => {
    const id = await closeLoot(stage, cast);
    return refundedOnce(stage, cast, id, () => stage.runJob('settle-refunds'));
  },
};

export const refunding: Flow = {
  name: 'the schedule that refunds',
  passes: [
    'commit campaignFunds, cases',
    'commit campaignFunds, invoices, ledgerGroups',
    'POST /v1/refunds',
    'commit campaignFunds, ledgerGroups',
    'commit campaignFunds',
    NOTED,
  ],
  prepare: async (stage, cast) => {
    const id = await closeLoot(stage, cast);
    await stage.runJob('settle-refunds');
    stage.pass(REVIEW_MINUTES);
    return refundedOnce(stage, cast, id, () => stage.runJob('settle-refunds'));
  },
};

export const hearingOfRefund: Flow = {
  name: 'the event of a refund',
  passes: ['GET /v1/charges/ID', 'GET /v1/refunds', 'commit campaignFunds, invoices, ledgerGroups, stripeEvents'],
  prepare: async (stage, cast) => {
    const { id } = await buyCampaign(stage, cast);
    const charge = await chargeOf(stage, id);
    await stage.deps.stripe.refunds.create({ charge, amount: 10_500 });
    const deliver = () => stage.deliver('charge.refunded', charge);
    const wrong = async () => {
      const found = await stage.deps.db.firestore.collection(COLLECTIONS.campaignFunds).doc(id).get();
      const { refunds } = found.data() as CampaignFunds;
      const isRight = refunds.length === 1 && refunds[0]?.status === 'refunded';
      return isRight ? [] : [`${id} has booked ${JSON.stringify(refunds)}`];
    };
    return { send: deliver, goOn: async () => received(await deliver()), wrong };
  },
};
