import { PAYMENT_WAITS, isSetAside } from '@doubloon/contract/payments/statements/payment-problem.ts';
import type { PayoutPreview } from '@doubloon/contract/payments/statements/receipt.ts';
import { formatCents } from '../ui/figures/numbers.tsx';

/**
 * Expected effect of approving now, amounts in cents. `refused`: the approval would certainly be rejected. `unpayable`: a payment is due,
 * but something currently blocks it, which may have changed by the time of the approval. `held`: the amount is set aside until the team has looked at it, or
 * for the days in which a payout account or a loot's payment is young.
 */
export type ApprovalOutcome =
  | { kind: 'unknown' }
  | { kind: 'refused'; cents: number; why: string }
  | { kind: 'unpayable'; cents: number; problem?: NonNullable<PayoutPreview['problem']> }
  | { kind: 'held'; cents: number; why: string; until: 'looked at' | 'some days are over' }
  | { kind: 'pays'; cents: number };

const CERTAIN = ['illegal_state', 'in_flight'];

/** The one answer by which approving is offered, what it pays is promised, and what stands in its way is said. `failed`: it was tried a moment ago. */
export function approvalOutcome(preview: PayoutPreview | undefined, { failed = false } = {}): ApprovalOutcome {
  if (!preview) return { kind: 'unknown' };
  const { problem, receipt } = preview;
  const cents = receipt.amount;
  if (problem && CERTAIN.includes(problem.reason)) return { kind: 'refused', cents, why: problem.details };
  if (problem && isSetAside(problem.reason) && !failed) {
    const until = problem.reason === PAYMENT_WAITS ? 'some days are over' : 'looked at';
    return { kind: 'held', cents, why: problem.details, until };
  }
  if (problem) return { kind: 'unpayable', cents, problem };
  return { kind: failed ? 'unpayable' : 'pays', cents };
}

/** True when the approve button can be enabled: the outcome is shown, and is not a certain rejection. */
export function mayApprove({ kind }: ApprovalOutcome): boolean {
  return kind === 'pays' || kind === 'held' || kind === 'unpayable';
}

/** Returns the outcome of an approval in one line, shown beside its button; undefined while unknown. */
export function outcomeNote(outcome: ApprovalOutcome): string | undefined {
  switch (outcome.kind) {
    case 'unknown':
      return undefined;
    case 'refused':
      return 'Cannot be approved now';
    case 'unpayable':
      return `${formatCents(outcome.cents)} is due, and cannot be paid now`;
    case 'held':
      return outcome.until === 'looked at'
        ? `Sets ${formatCents(outcome.cents)} aside until our team has looked at it`
        : `Sets ${formatCents(outcome.cents)} aside for some days`;
    case 'pays':
      return outcome.cents > 0 ? `Pays ${formatCents(outcome.cents)} now` : 'Moves no money';
  }
}

/** Notes beside an amount in a list, which say what it is. */
export const AMOUNT_NOTES = {
  pays: 'if you approve',
  held: 'set aside if you approve',
  unpayable: 'due, not payable now',
  refused: 'due, not payable now',
} as const;
