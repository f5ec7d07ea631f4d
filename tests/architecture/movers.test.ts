import { describe, expect, it } from 'vitest';
import { applicationLife, contentLife } from '@doubloon/contract/applications/lifecycle.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { caseLife } from '@doubloon/contract/cases/lifecycle.ts';
import { deliverableLife } from '@doubloon/contract/deliverables/lifecycle.ts';
import { OPERATIONS } from '@doubloon/contract/operations.ts';
import { checkoutLife, disputeLife, payoutLife, refundLife } from '@doubloon/contract/payments/lifecycle.ts';
import { proofLife } from '@doubloon/contract/proofs/lifecycle.ts';
import { SCHEDULED_JOB_NAMES } from '@doubloon/contract/shared/constants.ts';
import type { Access } from '@doubloon/contract/calls/operation.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { ACCOUNT_EVENTS } from '../../functions/src/payments/webhooks/event-handlers.ts';

/** The provider, when it is asked; beside the events that it sends. */
const ANSWER = 'answer of the provider';
const DISPUTE = ['charge.dispute.closed'];
const DECIDED = ['decideDeliverable', 'decide-overdue'];
const LET_GO = ['decideCase', 'resolve-payouts'];

/** The operations, jobs and events that make each move of each life cycle, those that decide on it. */
const MAKERS = {
  application: {
    approve: ['decideApplication'],
    reject: ['decideApplication', 'decide-overdue'],
    lose: DISPUTE,
    complete: ['approvePayment', 'decide-overdue'],
    freeSlot: ['freeSlot'],
    takeBack: ['withdrawApplication'],
    applyAgain: ['createApplication'],
    reopen: ['decideCase'],
  },
  content: { approve: ['decideContent', 'decide-overdue'], sendBack: ['decideContent'], resubmit: ['submitContent'] },
  campaign: {
    pause: ['pauseCampaign', 'moderateCampaign'],
    resume: ['resumeCampaign'],
    close: ['closeCampaign', ...DISPUTE, 'complete-campaigns'],
    complete: ['complete-campaigns'],
    approve: ['moderateCampaign'],
    reject: ['moderateCampaign'],
    resubmit: ['editCampaign'],
    reopen: ['decideCase'],
  },
  case: {
    grant: ['decideCase', 'settle-refunds', 'resolve-payouts'],
    refuse: ['decideCase', 'decideDeliverable', 'deleteDeliverable', 'resolve-payouts'],
  },
  checkout: {
    process: ['checkout.session.completed'],
    expire: ['startCheckout', 'cancelCheckout', 'checkout.session.expired', 'settle-checkouts'],
    fail: ['checkout.session.async_payment_failed'],
    complete: ['checkout.session.completed', 'checkout.session.async_payment_succeeded'],
  },
  deliverable: {
    approve: DECIDED,
    reject: ['decideDeliverable', 'decideCase', 'resolve-payouts'],
    disown: ['confirmAuthor'],
    sendBack: ['decideDeliverable'],
    resubmit: ['createDeliverable'],
    reopen: ['decideCase'],
  },
  dispute: { win: DISPUTE, lose: DISPUTE, reopen: DISPUTE },
  payout: {
    reserve: ['retryPayout', ...DECIDED],
    hold: ['retryPayout', ...DECIDED],
    letGo: LET_GO,
    turnBack: LET_GO,
    giveBack: ['decideCase', 'decideDeliverable', 'deleteDeliverable', 'resolve-payouts'],
    send: DECIDED,
    release: ['resolve-payouts'],
    doubt: [ANSWER, 'resolve-payouts'],
    pay: [ANSWER, 'transfer.created'],
    fail: [ANSWER],
    reverse: ['transfer.reversed'],
    lapse: ['decideDeliverable', 'deleteDeliverable', 'decide-overdue'],
  },
  proof: {
    verify: ['updateProof as owner', 'decide-overdue'],
    reject: ['updateProof as owner', 'decideCase', 'resolve-payouts'],
    sendBack: ['updateProof as owner'],
    resubmit: ['updateProof as creator'],
    reopen: ['decideCase'],
  },
  refund: {
    grant: ['decideCase', 'settle-refunds'],
    refuse: ['decideCase'],
    lapse: ['settle-refunds'],
    send: ['settle-refunds'],
    tryAgain: [ANSWER],
    arrive: [ANSWER, 'refund.updated'],
    fail: [ANSWER, 'refund.failed'],
    settle: ['settleRefund'],
  },
};

type Rows = Readonly<Record<string, { readonly by: readonly string[] }>>;
const LIVES: Readonly<Record<keyof typeof MAKERS, { readonly moves: Rows }>> = {
  ...{ application: applicationLife, content: contentLife, campaign: campaignLife, case: caseLife },
  ...{ checkout: checkoutLife, deliverable: deliverableLife, dispute: disputeLife, payout: payoutLife },
  ...{ proof: proofLife, refund: refundLife },
};

const ACCESS = new Map<string, Access>(OPERATIONS.map(({ operation }) => [operation.id, operation.access]));
const MOVERS: Partial<Record<Role, string>> = { content_creator: 'creator', business_owner: 'owner', admin: 'admin' };

/** Returns who stands behind a maker of moves: the roles that may call an operation, or one of them, the schedule of a job, the provider of an event. */
function moversOf(maker: string): string[] {
  if (maker === ANSWER || Object.hasOwn(ACCOUNT_EVENTS, maker)) return ['provider'];
  if (SCHEDULED_JOB_NAMES.some((name) => name === maker)) return ['schedule'];
  const [id = '', role] = maker.split(' as ');
  const access = ACCESS.get(id);
  if (access?.kind !== 'roles') throw new Error(`Nothing is called ${id} that only some roles may call`);
  const callers = access.roles.flatMap((one) => MOVERS[one] ?? []);
  if (role && !callers.includes(role)) throw new Error(`${id} cannot be called by a ${role}`);
  return role ? [role] : callers;
}

describe.each(Object.entries(MAKERS))('the life of a %s', (name, makers) => {
  const { moves } = LIVES[name as keyof typeof MAKERS];

  it('says of each move by whom: those who may call what makes it', () => {
    const said = Object.entries(moves).map(([move, { by }]) => [move, by.toSorted()]);
    const found = Object.entries(makers).map(([move, by]) => [move, [...new Set(by.flatMap(moversOf))].sort()]);
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(found));
  });
});
