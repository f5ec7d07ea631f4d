import { reversePayout } from '@doubloon/contract/admin/operations.ts';
import { decideDeliverable } from '@doubloon/contract/deliverables/operations.ts';
import { closeCampaign, completeCheckout } from '@doubloon/contract/campaigns/operations.ts';
import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import {
  createConnectedAccount,
  createConnectedAccountLink,
  createDashboardLink,
  getConnectedAccount,
  retryPayout,
  startCheckout,
} from '@doubloon/contract/payments/operations.ts';
import { updateProof } from '@doubloon/contract/proofs/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import { call, deps, succeed } from '../api.ts';
import { stored, storeProof } from '../given/fixtures.ts';
import { createPerson } from '../given/people.ts';
import { passMinutes } from '../setup/moving-clock.ts';
import { draftOf, fundsOf } from '../money/paid-campaigns.ts';
import {
  closeDispute,
  finishOnboarding,
  openDispute,
  payOnHostedPage,
  settleBalances,
} from '../money/payment-provider.ts';
import { COMPARISON_STEP } from './comparison-step.ts';
import { EVIDENCE_STEP } from './evidence-step.ts';
import {
  expectReason,
  recordCampaign,
  payCheckout,
  payoutOf,
  said,
  submitDeliverable,
  tell,
  type Journey,
  type Step,
} from './journey.ts';
import { KEY_STEP } from './key-step.ts';
import { goingBack, WARNING_STEPS } from './warning-steps.ts';

const accountOf = async ({ creator }: Journey) =>
  (await stored(COLLECTIONS.connectedAccounts, creator.uid)) as ConnectedAccount | undefined;
const chargeOf = async ({ campaigns }: Journey, index: number) => (await fundsOf(campaigns[index] ?? '')).chargeId;
const byFirst = ({ campaigns }: Journey) => ({ params: { id: campaigns[0] ?? '' } });

/** Pays, and retries a failed payment until it is made. */
async function payOrRetry({ owner }: Journey, subjectId: string, decide: () => Promise<string | null>) {
  const payout = await payoutOf(subjectId);
  if (payout?.status !== 'failed') return decide();
  expectReason(payout.failure?.details);
  return said(await call(retryPayout, { params: { id: payoutIdOf(subjectId) } }, owner));
}

let lastTold: string | null = null;
/** Returns a step that sends an event until it is accepted. */
const telling = (name: string, rest: Partial<Step>, send: (journey: Journey) => Promise<string | null>): Step => ({
  name,
  isDone: () => Promise.resolve(lastTold === null),
  withoutEvent: () => Promise.resolve(),
  ...rest,
  act: async (journey) => (lastTold = await send(journey)),
});

const ACCOUNT_STEPS: readonly Step[] = [
  {
    name: 'a payout account is opened',
    act: async ({ creator }) => {
      const body = { creatorId: creator.uid, country: 'SG' };
      return said(await call(createConnectedAccount, { body }, creator));
    },
    isDone: async (journey) => {
      journey.accountId = (await accountOf(journey))?.accountId ?? '';
      return journey.accountId !== '';
    },
  },
  {
    name: 'its onboarding begins',
    act: async ({ creator }) => {
      const answer = await call(createConnectedAccountLink, { body: { creatorId: creator.uid } }, creator);
      return (lastTold = said(answer));
    },
    isDone: () => Promise.resolve(lastTold === null),
  },
  telling(
    'the event of its onboarding',
    {
      prepare: ({ accountId }) => finishOnboarding(accountId),
      isDone: async (journey) => (await accountOf(journey))?.status === 'active',
    },
    ({ accountId }) => tell('account.updated', accountId, accountId),
  ),
  {
    name: 'it is looked at',
    act: async ({ creator }) =>
      (lastTold = said(await call(getConnectedAccount, { params: { id: creator.uid } }, creator))),
    isDone: () => Promise.resolve(lastTold === null),
  },
  {
    name: 'its dashboard is opened',
    act: async ({ creator }) =>
      (lastTold = said(await call(createDashboardLink, { body: { creatorId: creator.uid } }, creator))),
    isDone: () => Promise.resolve(lastTold === null),
  },
];

const CHECKOUT_STEPS: readonly Step[] = [
  {
    name: 'a checkout is opened',
    prepare: (journey) => Promise.resolve((journey.session = '')),
    act: async (journey) => {
      const body = { formData: draftOf(journey.owner) };
      return said(await call(startCheckout, { body }, journey.owner), ({ id }) => (journey.session = id));
    },
    isDone: ({ session }) => Promise.resolve(session !== ''),
  },
  {
    name: 'it is opened again',
    prepare: (journey) => Promise.resolve((journey.session = '')),
    act: async (journey) => {
      const body = { formData: draftOf(journey.owner) };
      return said(await call(startCheckout, { body }, journey.owner), ({ id }) => (journey.session = id));
    },
    isDone: ({ session }) => Promise.resolve(session !== ''),
  },
  telling(
    'the event of its payment',
    {
      prepare: ({ session }) => payOnHostedPage(session),
      isDone: recordCampaign,
      withoutEvent: async (journey) => {
        await succeed(completeCheckout, { body: { payment_gateway_id: journey.session } }, journey.owner);
        await recordCampaign(journey);
      },
    },
    ({ session }) => tell('checkout.session.completed', session),
  ),
  {
    name: 'the success page of another',
    prepare: payCheckout,
    act: async ({ session, owner }) =>
      said(await call(completeCheckout, { body: { payment_gateway_id: session } }, owner)),
    isDone: recordCampaign,
  },
  {
    name: 'the schedule finds one whose session was never heard of',
    prepare: async (journey) => {
      await payCheckout(journey);
      const found = deps().db.firestore.collection(COLLECTIONS.checkouts).where('sessionId', '==', journey.session);
      await (await found.get()).docs[0]?.ref.update({ sessionId: null });
      passMinutes(20);
    },
    act: async () => said(await call(runScheduledJob, { params: { name: 'settle-checkouts' } })),
    isDone: recordCampaign,
  },
];

const PAYOUT_STEPS: readonly Step[] = [
  {
    name: 'a treasure is approved',
    prepare: submitDeliverable,
    act: (journey) => {
      const id = journey.deliverable?.id ?? '';
      const body = { status: 'approved' as const, view_count: journey.deliverable?.viewCount ?? 0 };
      const decision = { params: { id }, body };
      return payOrRetry(journey, id, async () => said(await call(decideDeliverable, decision, journey.owner)));
    },
    isDone: async ({ deliverable: deliverable }) => (await payoutOf(deliverable?.id ?? ''))?.status === 'paid',
  },
  telling('the event of its transfer', {}, async ({ deliverable }) => {
    const transfer = await stored(COLLECTIONS.payoutTransfers, payoutIdOf(deliverable?.id ?? ''));
    return tell('transfer.created', String(transfer?.['transferId']));
  }),
  {
    name: 'a proof tops it up',
    prepare: async (journey) => {
      if (!journey.deliverable) throw new Error('There is no treasure');
      journey.proofId = (await storeProof(journey.deliverable, { reportedViewCount: 12_000 })).id;
    },
    act: (journey) => {
      const { proofId: id, owner } = journey;
      const decision = { params: { id }, body: { status: 'verified' as const, reported_view_count: 12_000 } };
      return payOrRetry(journey, id, async () => said(await call(updateProof, decision, owner)));
    },
    isDone: async ({ proofId }) => (await payoutOf(proofId))?.status === 'paid',
  },
  {
    name: 'an admin takes a payment back',
    prepare: settleBalances,
    act: async ({ proofId }) => {
      const reversal = { params: { id: payoutIdOf(proofId) }, body: { reason: 'The proof was forged' } };
      return said(await call(reversePayout, reversal, await createPerson('admin')));
    },
    isDone: async ({ proofId }) => (await payoutOf(proofId))?.status === 'reversed',
  },
];

const REFUND_STEPS: readonly Step[] = [
  telling(
    'the event of a refund made by hand',
    {
      prepare: async (journey) => {
        journey.refundedCharge = await chargeOf(journey, 1);
        await deps().stripe.refunds.create({ charge: journey.refundedCharge, amount: 10_500 });
      },
    },
    ({ refundedCharge }) => tell('charge.refunded', refundedCharge),
  ),
  ...WARNING_STEPS,
  telling(
    'the event of a dispute',
    { prepare: async (journey) => (journey.disputeId = await openDispute(await chargeOf(journey, 2))) },
    ({ disputeId }) => tell('charge.dispute.created', disputeId),
  ),
  EVIDENCE_STEP,
  telling('the event of its end', { prepare: ({ disputeId }) => closeDispute(disputeId, 'won') }, ({ disputeId }) =>
    tell('charge.dispute.closed', disputeId),
  ),
  {
    name: 'a closed loot is refunded',
    prepare: async (journey) => {
      await succeed(closeCampaign, byFirst(journey), journey.owner);
      await succeed(runScheduledJob, { params: { name: 'settle-refunds' } });
      passMinutes(9 * 24 * 60);
    },
    ...goingBack(0),
  },
];

/** Everything that people, the provider and the schedules do with money, in order. */
export const STEPS: readonly Step[] = [
  KEY_STEP,
  ...ACCOUNT_STEPS,
  ...CHECKOUT_STEPS,
  ...PAYOUT_STEPS,
  ...REFUND_STEPS,
  COMPARISON_STEP,
];
