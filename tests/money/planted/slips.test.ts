import type * as AddedBudget from '@doubloon/contract/payments/budget/added-budget.ts';
import type * as PaymentMethods from '@doubloon/contract/payments/payment-methods.ts';
import type * as Reading from '@doubloon/contract/readings/reading.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { vi } from 'vitest';
import type * as ExtendCampaign from '../../../functions/src/campaigns/lifecycle/extend-campaign.ts';
import type * as Attempt from '../../../functions/src/payments/attempts/attempt.ts';
import type * as OpenTopUp from '../../../functions/src/deliverables/open-top-up.ts';
import type * as LedgerStore from '../../../functions/src/payments/ledger/ledger.store.ts';
import type * as BankEvidence from '../../../functions/src/payments/disputes/bank-evidence.ts';
import type * as ClaimDraft from '../../../functions/src/payments/checkouts/claim-draft.ts';
import type * as DisputeBook from '../../../functions/src/payments/disputes/dispute-book.ts';
import type * as DecideHeld from '../../../functions/src/payments/payouts/decide-held.ts';
import type * as Cases from '../../../functions/src/cases/cases.ts';
import type * as EndCheckout from '../../../functions/src/payments/checkouts/end-checkout.ts';
import type * as Lapsing from '../../../functions/src/payments/payouts/live-payout.ts';
import type * as OpenClaims from '../../../functions/src/payments/refunds/open-claims.ts';
import type * as ExamineBooks from '../../../functions/src/payments/reconciliation/examine-books.ts';
import type * as WhenToCompare from '../../../functions/src/payments/reconciliation/when-to-compare.ts';
import type * as RefundHold from '../../../functions/src/payments/refunds/refund-hold.ts';
import type * as PaymentRefusal from '../../../functions/src/payments/statements/payment-refusal.ts';
import type * as ReservePayout from '../../../functions/src/payments/payouts/reserve-payout.ts';
import type * as RepeatDropped from '../../../functions/src/platform/repeat-dropped.ts';
import type * as SettlePayout from '../../../functions/src/payments/payouts/settle-payout.ts';
import { getPayable, payoutIdOf } from '../../../functions/src/payments/payouts/payable.ts';
import type * as WatchedLog from '../watched-log.ts';
import { ADDED_SLIPS } from './added-slips.ts';
import { catchSlips } from './catch-slips.ts';
import { ENDING_SLIPS } from './ending-slips.ts';
import { READING_SLIPS } from './reading-slips.ts';
import { SLIPS } from './slips.ts';

/** The slip in the product's own code that is planted while a test runs; without one it is itself. */
const planted = vi.hoisted(() => ({ slip: '' }));

const isPlanted = (slip: string) => planted.slip === slip;

vi.mock('../../../functions/src/payments/payouts/settle-payout.ts', async (original) => {
  const real = await original<typeof SettlePayout>();
  const settlePayout: typeof real.settlePayout = async (tx, deps, settlement) => {
    if (!isPlanted('whichever attempt')) return real.settlePayout(tx, deps, settlement);
    return real.settlePayout(tx, deps, { ...settlement, sent: await tx.payouts.get(settlement.sent.id) });
  };
  return { ...real, settlePayout };
});

vi.mock('../../../functions/src/platform/repeat-dropped.ts', async (original) => {
  const real = await original<typeof RepeatDropped>();
  const repeatingDropped: typeof real.repeatingDropped = (inner) =>
    isPlanted('a hidden repeat') ? inner : real.repeatingDropped(inner);
  return { ...real, repeatingDropped };
});

vi.mock('../../../functions/src/payments/attempts/attempt.ts', async (original) => {
  const real = await original<typeof Attempt>();
  const sendAttempt: typeof real.sendAttempt = (deps, attempt, options) =>
    real.sendAttempt(
      deps,
      isPlanted('one key') ? { ...attempt, key: attempt.key.replace(/[:_]\d+$/, '') } : attempt,
      isPlanted('turned away') ? { isReplay: false } : options,
    );
  return { ...real, sendAttempt };
});

vi.mock('../../../functions/src/payments/refunds/refund-hold.ts', async (original) => {
  const real = await original<typeof RefundHold>();
  const findRefundHold: typeof real.findRefundHold = (tx, payables, funds, now) => {
    const balances = isPlanted('a payout in flight') ? { ...funds.balances, reserved: 0 } : funds.balances;
    return real.findRefundHold(tx, payables, { ...funds, balances }, now);
  };
  return { ...real, findRefundHold };
});

vi.mock('../../../functions/src/payments/refunds/open-claims.ts', async (original) => {
  const real = await original<typeof OpenClaims>();
  const findOpenClaim: typeof real.findOpenClaim = (...asked) =>
    isPlanted('work that waits') ? Promise.resolve(null) : real.findOpenClaim(...asked);
  const hasUnpaidClaims: typeof real.hasUnpaidClaims = (...asked) =>
    isPlanted('work that is owed') ? Promise.resolve(false) : real.hasUnpaidClaims(...asked);
  return { ...real, findOpenClaim, hasUnpaidClaims };
});

vi.mock('../../../functions/src/payments/disputes/dispute-book.ts', async (original) => {
  const real = await original<typeof DisputeBook>();
  const closeDisputeStep: typeof real.closeDisputeStep = (funds, dispute) => {
    const isWronged = dispute.status === 'won' && isPlanted('every dispute is lost');
    const isGivenBack = dispute.status === 'prevented' && isPlanted('a prevented dispute takes nothing');
    const status = isWronged ? 'lost' : isGivenBack ? 'warning_closed' : dispute.status;
    const movements = isWronged ? [] : dispute.balance_transactions;
    return real.closeDisputeStep(funds, { ...dispute, status, balance_transactions: movements });
  };
  const reopenDisputeStep: typeof real.reopenDisputeStep = (funds, dispute) =>
    isPlanted('no second decision') ? null : real.reopenDisputeStep(funds, dispute);
  const isLostInFull: typeof real.isLostInFull = (funds) =>
    !isPlanted('a loot without money') && real.isLostInFull(funds);
  const wantsAnswerAgain: typeof real.wantsAnswerAgain = (...asked) =>
    !isPlanted('an answer to the inquiry only') && real.wantsAnswerAgain(...asked);
  return { ...real, closeDisputeStep, reopenDisputeStep, isLostInFull, wantsAnswerAgain };
});

vi.mock('../../../functions/src/payments/disputes/bank-evidence.ts', async (original) => {
  const real = await original<typeof BankEvidence>();
  const sendEvidence: typeof real.sendEvidence = async (deps, id, texts, key) => {
    if (isPlanted('evidence twice')) await real.sendEvidence(deps, id, texts, `${key}_first`);
    return real.sendEvidence(deps, id, texts, key);
  };
  return { ...real, sendEvidence };
});

vi.mock('../../../functions/src/payments/checkouts/claim-draft.ts', async (original) => {
  const real = await original<typeof ClaimDraft>();
  const draftKeyOf: typeof real.draftKeyOf = (ownerId, draft) => {
    const isCopied = typeof draft === 'string' && isPlanted('a copy that is its original');
    return real.draftKeyOf(ownerId, isCopied ? draft.replace('copy', 'draft') : draft);
  };
  return { ...real, draftKeyOf };
});

vi.mock('../../../functions/src/payments/statements/payment-refusal.ts', async (original) => {
  const real = await original<typeof PaymentRefusal>();
  const findSource: typeof real.findSource = (cents, all) => {
    const isBlind = isPlanted('a warning that nobody hears') || isPlanted('a late payment that pays');
    const funds = isBlind && all.find(({ balances }) => cents <= balances.available);
    return funds ? { funds, problem: null } : real.findSource(cents, all);
  };
  return { ...real, findSource };
});

vi.mock('../../../functions/src/payments/payouts/live-payout.ts', async (original) => {
  const real = await original<typeof Lapsing>();
  const lapsePayoutOf: typeof real.lapsePayoutOf = (...found) =>
    isPlanted('another count') ? Promise.resolve() : real.lapsePayoutOf(...found);
  return { ...real, lapsePayoutOf };
});

vi.mock('../../../functions/src/payments/checkouts/end-checkout.ts', async (original) => {
  const real = await original<typeof EndCheckout>();
  const endCheckout: typeof real.endCheckout = async (context, checkout) => {
    if (!isPlanted('an old page')) return real.endCheckout(context, checkout);
    const ended = { status: 'expired', checkAt: null } as const;
    await context.db.firestore.collection(COLLECTIONS.checkouts).doc(checkout.id).update(ended);
    return { ...checkout, ...ended };
  };
  return { ...real, endCheckout };
});

vi.mock('@doubloon/contract/readings/reading.ts', async (original) => {
  const real = await original<typeof Reading>();
  const postStateAfter: typeof real.postStateAfter = (problem, known) =>
    isPlanted('out of sight') && problem === 'grant_needed' ? 'unknown' : real.postStateAfter(problem, known);
  return { ...real, postStateAfter };
});

vi.mock('../../../functions/src/payments/payouts/decide-held.ts', async (original) => {
  const real = await original<typeof DecideHeld>();
  const decideHeld: typeof real.decideHeld = async (tx, payables, held, verdict) => {
    await real.decideHeld(tx, payables, held, verdict);
    const payout = await tx.payouts.find(payoutIdOf(held.subjectId));
    if (payout?.status === 'held' && isPlanted('a doubt without an end')) tx.payouts.put({ ...payout, checkAt: null });
    if (!payout || !isPlanted('a forgotten doubt')) return;
    // A unit of work lets nobody change unseen what it has written.
    await tx.applicationFunds.get(payout.applicationId);
    tx.applicationFunds.update(payout.applicationId, { doubtedBy: null });
  };
  return { ...real, decideHeld };
});

vi.mock('../../../functions/src/payments/reconciliation/examine-books.ts', async (original) => {
  const real = await original<typeof ExamineBooks>();
  const examineCampaign: typeof real.examineCampaign = async (deps, campaignId) => {
    const examined = await real.examineCampaign(deps, campaignId);
    return isPlanted('no look at the provider') ? { ...examined, differences: [], isCompared: true } : examined;
  };
  return { ...real, examineCampaign };
});

vi.mock('../../../functions/src/payments/reconciliation/when-to-compare.ts', async (original) => {
  const real = await original<typeof WhenToCompare>();
  const isDue: typeof real.isDue = (last, ...books) =>
    !(last?.differences.length && isPlanted('a difference for good')) && real.isDue(last, ...books);
  return { ...real, isDue };
});

vi.mock('../watched-log.ts', async (original) => {
  const real = await original<typeof WatchedLog>();
  const createWatchedLog: typeof real.createWatchedLog = (complaints, reported) =>
    real.createWatchedLog(complaints, isPlanted('no alarm') ? new Set() : reported);
  return { ...real, createWatchedLog };
});

vi.mock('../../../functions/src/cases/cases.ts', async (original) => {
  const real = await original<typeof Cases>();
  const isDoubted: typeof real.isDoubted = (found) => !isPlanted('a doubt that ends') && real.isDoubted(found);
  return { ...real, isDoubted };
});

vi.mock('@doubloon/contract/payments/payment-methods.ts', async (original) => {
  const real = await original<typeof PaymentMethods>();
  const latestEndDate: typeof real.latestEndDate = (paidAt, methods, ...rest) =>
    real.latestEndDate(paidAt, isPlanted('a loot that outlives its refund') ? [] : methods, ...rest);
  return { ...real, latestEndDate };
});

vi.mock('../../../functions/src/campaigns/lifecycle/extend-campaign.ts', async (original) => {
  const real = await original<typeof ExtendCampaign>();
  const extendCampaign: typeof real.extendCampaign = async (call, input) => {
    if (!isPlanted('a broken promise')) return real.extendCampaign(call, input);
    const campaign = call.db.firestore.collection(COLLECTIONS.campaigns).doc(input.params.id);
    await campaign.update({ endDate: input.body.endDate });
    return real.extendCampaign(call, input);
  };
  return { ...real, extendCampaign };
});

vi.mock('../../../functions/src/payments/ledger/ledger.store.ts', async (original) => {
  const real = await original<typeof LedgerStore>();
  class CampaignFundsStore extends real.CampaignFundsStore {
    override async getAllOf(campaignId: string): ReturnType<LedgerStore.CampaignFundsStore['getAllOf']> {
      const all = await super.getAllOf(campaignId);
      return isPlanted('forgotten budget') ? [all[0]] : all;
    }
  }
  return { ...real, CampaignFundsStore };
});

vi.mock('../../../functions/src/deliverables/open-top-up.ts', async (original) => {
  const real = await original<typeof OpenTopUp>();
  const openTopUp: typeof real.openTopUp = (deps, event) => {
    const config = isPlanted('no validation') ? { ...deps.config, validationDays: 0 } : deps.config;
    return real.openTopUp({ ...deps, config }, event);
  };
  return { ...real, openTopUp };
});

vi.mock('../../../functions/src/payments/payouts/reserve-payout.ts', async (original) => {
  const real = await original<typeof ReservePayout>();
  const reservePayout: typeof real.reservePayout = async (tx, payables, approval) => {
    if (!isPlanted('silence that counts')) return real.reservePayout(tx, payables, approval);
    const { shownViews } = await getPayable(payables, tx, approval.ref);
    return real.reservePayout(tx, payables, { ...approval, acceptedViews: approval.acceptedViews ?? shownViews });
  };
  return { ...real, reservePayout };
});

vi.mock('@doubloon/contract/payments/budget/added-budget.ts', async (original) => {
  const real = await original<typeof AddedBudget>();
  const addedTerms: typeof real.addedTerms = (terms, addition) => {
    const added = real.addedTerms(terms, addition);
    return isPlanted('a price that falls') ? { ...added, reach: added.reach + 1 } : added;
  };
  return { ...real, addedTerms };
});

catchSlips('a slip planted in the product', [...SLIPS, ...ENDING_SLIPS, ...ADDED_SLIPS, ...READING_SLIPS], planted);
