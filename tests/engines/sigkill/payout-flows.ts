import { retryPayout } from '@doubloon/contract/payments/operations.ts';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import type { Flow, Scene } from './flows.ts';
import { approve, EARNED_CENTS, NOTED, payoutOf, submitDeliverable, type Cast } from './scenes.ts';
import type { Stage } from './stage.ts';

const RESERVE = 'commit applicationFunds, campaignFunds, connectedAccounts, ledgerGroups, payoutTransfers, payouts';
const SEND = 'commit payoutTransfers, payouts';
const SETTLE = 'commit applicationFunds, campaignFunds, deliverables, ledgerGroups, payoutTransfers, payouts';
const TRANSFER = 'POST /v1/transfers';

/** Pays once: the owner goes on until it is paid, and then the provider has made one transfer. */
function paidOnce(stage: Stage, cast: Cast, deliverableId: string, send: () => Promise<unknown>): Scene {
  const id = payoutIdOf(deliverableId);
  return {
    send,
    goOn: async () => {
      const payout = await payoutOf(stage, deliverableId);
      if (!payout) await approve(stage, cast, deliverableId);
      if (payout?.status === 'failed') await stage.api().call(retryPayout, { params: { id } }, cast.owner);
    },
    wrong: async () => {
      const { data } = await stage.deps.stripe.transfers.list({ limit: 100 });
      const amounts = data.filter(({ metadata }) => metadata['payout_id'] === id).map(({ amount }) => amount);
      const status = (await payoutOf(stage, deliverableId))?.status;
      const isRight = status === 'paid' && amounts.length === 1 && amounts[0] === EARNED_CENTS;
      return isRight ? [] : [`${id} is ${status}, transferred: ${amounts.join(' and ') || 'nothing'}`];
    },
  };
}

/** An approval that the provider answers with a 500 it keeps, although it has done the work. */
async function approveOpenly(stage: Stage, cast: Cast): Promise<string> {
  const { id } = await submitDeliverable(stage, cast);
  await stage.failNext('transfers.create', 'api_error_after_effect');
  await approve(stage, cast, id);
  return id;
}

export const approving: Flow = {
  name: 'an approval',
  passes: [RESERVE, SEND, TRANSFER, SETTLE],
  prepare: async (stage, cast) => {
    const { id } = await submitDeliverable(stage, cast);
    return paidOnce(stage, cast, id, () => approve(stage, cast, id));
  },
};

export const retrying: Flow = {
  name: 'a second attempt',
  passes: [RESERVE, SEND, TRANSFER, SETTLE],
  prepare: async (stage, cast) => {
    const { id } = await submitDeliverable(stage, cast);
    await stage.failNext('transfers.create', 'balance_insufficient');
    await approve(stage, cast, id).catch(() => undefined);
    const retry = { params: { id: payoutIdOf(id) } };
    return paidOnce(stage, cast, id, () => stage.api().call(retryPayout, retry, cast.owner));
  },
};

export const resolving: Flow = {
  name: 'the schedule that settles payouts',
  passes: [SEND, TRANSFER, 'GET /v1/transfers', SETTLE, NOTED],
  prepare: async (stage, cast) => {
    const id = await approveOpenly(stage, cast);
    stage.pass(2);
    return paidOnce(stage, cast, id, () => stage.runJob('resolve-payouts'));
  },
};

export const hearingOfTransfer: Flow = {
  name: 'the event of a transfer',
  passes: [SETTLE.replace('payouts', 'payouts, stripeEvents')],
  prepare: async (stage, cast) => {
    const id = await approveOpenly(stage, cast);
    const { data } = await stage.deps.stripe.transfers.list({ limit: 1 });
    const deliver = () => stage.deliver('transfer.created', data[0]?.id ?? '');
    const scene = paidOnce(stage, cast, id, deliver);
    return { ...scene, goOn: async () => received(await deliver()) };
  },
};

/** The provider sends an event again until the product has taken it. */
export function received(status: number): void {
  if (status !== 200) throw new Error(`The event was answered with ${status}`);
}
