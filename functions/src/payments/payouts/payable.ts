import type { ViewsReport } from '@doubloon/contract/payments/counted-posts.ts';
import type { PaymentProblem } from '@doubloon/contract/payments/payment-problem.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { derivedId } from '../../platform/ids.ts';

/** Identifies a payable: a deliverable, proof or application. */
export interface PayableRef {
  readonly kind: 'deliverable' | 'proof' | 'application';
  readonly id: string;
}

/** What a payout records of what it pays for. */
export type PayableFacts = Pick<
  Payout,
  | 'applicationId'
  | 'campaignId'
  | 'campaignTitle'
  | 'creatorId'
  | 'creatorName'
  | 'ownerId'
  | 'deliverableId'
  | 'proofId'
>;

/** Something that an owner's approval pays for, as a unit of work sees it. The domains that are paid implement it; payments knows nothing else of them. */
export interface Payable {
  readonly facts: PayableFacts;
  readonly isApproved: boolean;
  /** The view count of a post that its approval accepts; null where there is none. */
  readonly report: ViewsReport | null;
  /** When its decision is due; null without a deadline. */
  readonly decideBy: Date | null;
  /** Why it could not be paid when it was last accepted; null when that was not tried, or is no more. */
  readonly paymentProblem: PaymentProblem | null;
  /** Throws `illegal_state` when it cannot be approved as it is, or shows another view count than its owner has seen. Reads at most 1. */
  requireApproval(tx: Tx, seenViewCount: number | undefined): Promise<void> | void;
  /** Approves it in the unit of work that books its payment, and returns it approved. Writes at most 2. */
  approve(tx: Tx, decision: { readonly feedback: string | null; readonly now: Date }): Payable;
  /** Stores why it could not be paid. Writes 1. */
  recordProblem(tx: Tx, problem: PaymentProblem): void;
}

/** A kind of payable. */
export interface PayableKind {
  /** The word that people read for it. */
  readonly label: string;
  /** One by its id, or null. Reads at most 2. */
  find(tx: Tx, id: string): Promise<Payable | null>;
  /** Whether a campaign has one that can still be approved: it waits for a decision that is due after `then`, or was sent back since. Reads at most 2. */
  hasOpen(tx: Tx, campaignId: string, then: Date): Promise<boolean>;
  /** Whether a campaign has one that was accepted, could not be paid, and is still tried. Reads at most 1. */
  hasUnpaid(tx: Tx, campaignId: string, now: Date): Promise<boolean>;
}

/** Every kind of payable. */
export type Payables = Readonly<Record<PayableRef['kind'], PayableKind>>;

declare module '../../platform/dependencies.ts' {
  interface Ports {
    readonly payables: Payables;
  }
}

/** What paying for a payable reaches. */
export type PayoutDependencies = Pick<Dependencies, 'db' | 'stripe' | 'clock' | 'log' | 'payables'>;

/** A payable as the unit of work sees it, or null. Reads at most 2. */
export function findPayable(payables: Payables, tx: Tx, { kind, id }: PayableRef): Promise<Payable | null> {
  return payables[kind].find(tx, id);
}

/** Throws `not_found` without it. Reads at most 2. */
export async function getPayable(payables: Payables, tx: Tx, ref: PayableRef): Promise<Payable> {
  const payable = await findPayable(payables, tx, ref);
  if (!payable) throw notFound(payables[ref.kind].label);
  return payable;
}

/** The id of the one payout of a payable, however often it is tried. */
export function payoutIdOf(payableId: string): string {
  return derivedId('pay', payableId);
}

/** The payable of a payout. */
export function payableOf({
  applicationId,
  deliverableId,
  proofId,
}: Pick<Payout, 'applicationId' | 'deliverableId' | 'proofId'>): PayableRef {
  if (proofId) return { kind: 'proof', id: proofId };
  if (deliverableId) return { kind: 'deliverable', id: deliverableId };
  return { kind: 'application', id: applicationId };
}
