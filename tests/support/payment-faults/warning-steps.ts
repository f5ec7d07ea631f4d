import { getRefund, requestRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { call, succeed } from '../api.ts';
import { fundsOf } from '../money/paid-campaigns.ts';
import { warnOfFraud } from '../money/payment-provider.ts';
import { expectReason, said, tell, type Journey, type Step } from './journey.ts';

/** Returns the part of a step in which a loot's money is refunded to its owner, who requests it again after a failure. */
export function goingBack(index: number): Pick<Step, 'act' | 'isDone'> {
  const byId = ({ campaigns }: Journey) => ({ params: { id: campaigns[index] ?? '' } });
  return {
    act: async (journey) => {
      const { status, failure } = await succeed(getRefund, byId(journey), journey.owner);
      if (status !== 'failed') return said(await call(runScheduledJob, { params: { name: 'settle-refunds' } }));
      expectReason(failure);
      return said(await call(requestRefund, byId(journey), journey.owner));
    },
    isDone: async (journey) => (await succeed(getRefund, byId(journey), journey.owner)).status === 'refunded',
  };
}

const fundsOfSecond = ({ campaigns }: Journey) => fundsOf(campaigns[1] ?? '');

/** The issuer of the card that paid for the second loot of a journey warns of fraud. */
export const WARNING_STEPS: readonly Step[] = [
  {
    name: 'the event of a warning of fraud',
    prepare: async (journey) => (journey.warningId = await warnOfFraud((await fundsOfSecond(journey)).chargeId)),
    act: ({ warningId }) => tell('radar.early_fraud_warning.created', warningId),
    isDone: async (journey) => (await fundsOfSecond(journey)).fraudWarnedAt !== null,
    withoutEvent: () => Promise.resolve(),
  },
  {
    name: 'what is left of its payment goes back',
    ...goingBack(1),
    // Nothing happens before the warning arrives.
    needsAllNews: true,
  },
];
