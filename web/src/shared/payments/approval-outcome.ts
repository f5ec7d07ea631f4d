import type { PayoutPreview } from '@doubloon/contract/payments/receipt.ts';
import { payoutsText } from '../text/payouts.ts';
import { formatCents } from '../ui/figures/numbers.ts';

/**
 * What approving would do now, amounts in cents. `refused`: it would be turned down for certain. `unpayable`: it is due, and something stands in the
 * way of paying it, which may have changed by the time somebody approves.
 */
export type ApprovalOutcome =
  | { kind: 'unknown' }
  | { kind: 'refused'; cents: number; why: string }
  | { kind: 'unpayable'; cents: number; why?: string }
  | { kind: 'pays'; cents: number };

const CERTAIN = ['illegal_state', 'in_flight'];

/** The one answer by which approving is offered, what it pays is promised, and what stands in its way is said. `failed`: it was tried a moment ago. */
export function approvalOutcome(preview: PayoutPreview | undefined, { failed = false } = {}): ApprovalOutcome {
  if (!preview) return { kind: 'unknown' };
  const { problem, receipt } = preview;
  const cents = receipt.amount;
  if (problem) return { kind: CERTAIN.includes(problem.reason) ? 'refused' : 'unpayable', cents, why: problem.details };
  return { kind: failed ? 'unpayable' : 'pays', cents };
}

/** Whether approving can be offered: what it does is on the screen, and it is not known to be turned down. */
export function mayApprove({ kind }: ApprovalOutcome): boolean {
  return kind === 'pays' || kind === 'unpayable';
}

/** What an approval does in one line, for beside its button; nothing while that is not known. */
export function outcomeNote(outcome: ApprovalOutcome): string | undefined {
  switch (outcome.kind) {
    case 'unknown':
      return undefined;
    case 'refused':
      return payoutsText.notNow;
    case 'unpayable':
      return payoutsText.paysNothingYet(formatCents(outcome.cents));
    case 'pays':
      return outcome.cents > 0 ? payoutsText.paysNow(formatCents(outcome.cents)) : payoutsText.movesNoMoney;
  }
}
