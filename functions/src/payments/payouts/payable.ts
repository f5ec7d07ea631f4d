import type { FlagName } from '@doubloon/contract/flags/flag.ts';
import type { Application } from '@doubloon/contract/applications/application.ts';
import type { AdminCase, AppealSubjectType } from '@doubloon/contract/cases/case.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { CountedPost } from '@doubloon/contract/payments/application-funds.ts';
import type { SourcedReport } from '@doubloon/contract/payments/counted-posts.ts';
import type { PaymentProblem } from '@doubloon/contract/payments/statements/payment-problem.ts';
import type { CountOrigin, FullPayout, Payout } from '@doubloon/contract/payments/payout.ts';
import type { RefundHold } from '@doubloon/contract/payments/refund-request.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import { WORDS } from '@doubloon/contract/shared/words.ts';
import { notFound, illegalState } from '../../platform/app-error.ts';
import type { Documents, Tx } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { derivedId } from '../../platform/ids.ts';
import type { Asking, Outcome } from '../attempts/take-step.ts';
import type { PaymentFailure } from '../statements/payment-refusal.ts';

/** The payable of each kind. */
export interface PayablesByKind {
  readonly deliverable: PayablePost<Deliverable>;
  readonly proof: PayablePost<Proof>;
  readonly application: Payable<Application>;
  /** A platform's count of a treasure's post, by its reading, that is paid by itself. */
  readonly reading: Payable<Deliverable>;
}

/** Identifies a payable: a deliverable, proof, application or reading. */
export interface PayableRef<K extends keyof PayablesByKind = keyof PayablesByKind> {
  readonly kind: K;
  readonly id: string;
}

/** Fields of the payable that its payout records. */
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
  | 'readingId'
>;

/** How a payable was approved. */
export interface Acceptance {
  readonly feedback: string | null;
  readonly now: Date;
  /** When its owner has decided; null when silence has. */
  readonly acceptedAt: Date | null;
  /** The post of the payable as it is counted now; undefined when its count was not accepted, or it has none. */
  readonly post: CountedPost | undefined;
  /** The count that was accepted; null when none was. */
  readonly counted: CountOrigin | null;
}

/**
 * Something that an owner's approval pays for, as a unit of work sees it: the facts and words of its kind. The domains that are paid implement it; payments
 * checks, moves the money and decides.
 */
export interface Payable<Document = unknown> {
  readonly document: Document;
  readonly facts: PayableFacts;
  readonly isApproved: boolean;
  /** The view count of a post that its approval accepts; null where there is none. */
  readonly report: SourcedReport | null;
  /** The count that its owner sees and names in a decision, which may be more than the approval accepts; null where there is none. */
  readonly shownViews: number | null;
  /** When its decision is due; null without a deadline. */
  readonly decideBy: Date | null;
  /** Why it could not be paid when it was last accepted; null when that was not tried, or is no more. */
  readonly paymentProblem: PaymentProblem | null;
  /** Why it cannot be approved as it is, in words for its owner; null when it can. Reads at most 1. */
  obstacle(tx: Tx): Promise<string | null> | string | null;
  /** Approves it in the unit of work that books its payment, and returns it approved. Writes at most 2. */
  approve(tx: Tx, decision: Acceptance): Payable<Document>;
  /** Stores why it could not be paid. Writes 1. */
  recordProblem(tx: Tx, problem: PaymentProblem): void;
  /** Kind of document that the case about its held payment names. */
  readonly caseSubject: AppealSubjectType;
  /** Carries out that its held payment was refused: its money is given back, and it is rejected, or given up where nothing can be rejected. Reads up to 8, writes up to 8. */
  refuseHeld(tx: Tx, held: FullPayout, refusal: HoldRefusal): Promise<void>;
}

/** Why a held payment was refused, in words for the creator, and when. */
export interface HoldRefusal {
  readonly reason: string;
  readonly now: Date;
}

/** Where it shows whether a payment is right that is not made yet: in the evidence for a treasure, with the pictures of one proof or of its latest, or only in who its two sides are. */
export type PaymentEvidence =
  | { readonly deliverableId: string; readonly proofId: string | null }
  | ({ readonly deliverableId: null } & Pick<Application, 'campaignId' | 'ownerId' | 'creatorId'>);

/** A payable that reports views, and that its owner may reject or send back, too. */
export interface PayablePost<Document = unknown> extends Payable<Document> {
  /** Returns its status once its owner has turned it down so. Throws the refusal, made of the word for the status it has, when that cannot be. */
  turnedDown(to: TurningDown['status'], refuse: (word: string) => Error): Pick<TurningDown, 'status'>;
  /** Rejects it or sends it back, and returns it so. `by` says who does: our team, by a decision or by not deciding in time, refuses its payment. Writes 1. */
  turnDown(tx: Tx, changes: TurningDown, by: 'owner' | 'team'): PayablePost<Document>;
}

/** Fields that change when a payable is turned down. */
export interface TurningDown {
  readonly status: 'rejected' | 'revision_requested';
  readonly decidedAt: Date;
  readonly feedback?: string | null;
  readonly revisionInstructions?: string | null;
  /** Always null: what its owner had accepted of it counts no more, also when it comes back. */
  readonly paymentProblem: null;
}

/** Reasons why something delivered to a closed campaign can still be paid, so that it holds the refund. */
export type OpenClaim = Extract<RefundHold, 'author' | 'decisions' | 'validation'>;

export interface PayableKind<P extends Payable = Payable> {
  /** One by its id, or null. Reads at most 3. */
  find(documents: Documents, id: string): Promise<P | null>;
  /** Finds where it shows whether the payment of one is right; null when it is made or is not to be made. What was sent back may come again before it is set aside. Reads at most 1. */
  findEvidence(documents: Documents, id: string): Promise<PaymentEvidence | null>;
  /** Returns why a held payment of one cannot be made when it is let go. */
  unpayable(details: string): PaymentFailure;
  /**
   * Finds for what one of a campaign waits that can still be approved: a decision that is due after `then` or was sent back since, an admin who confirms its
   * author, or the end of its validation. Null when none does. Reads at most 3.
   */
  findOpen(tx: Tx, campaignId: string, then: Date): Promise<OpenClaim | null>;
  /** True when a campaign has one that was accepted, could not be paid, and is still tried. Reads at most 1. */
  hasUnpaid(tx: Tx, campaignId: string, now: Date): Promise<boolean>;
}

export type Payables = { readonly [K in keyof PayablesByKind]: PayableKind<PayablesByKind[K]> };

/** Where the money of a campaign's payouts comes from. */
export type TransferSource = Pick<CampaignFunds, 'chargeId' | 'transferGroup'>;

export interface MadeTransfer {
  readonly id: string;
}

/** Why a payment waits for an admin. */
export interface Hold {
  /** The treasure whose evidence does not fit; null when it is about the two sides only. */
  readonly deliverableId: string | null;
  /** The reason as admins read it, with the figures. */
  readonly summary: string;
  /** The score and the heaviest flags. */
  readonly found: NonNullable<AdminCase['found']>;
  /** The reason as both sides read it, in general words. */
  readonly forPerson: string;
  /** True when something undecided about the payment for the loot holds it: such a payment is never made because nobody has looked. */
  readonly isRiskyPayment: boolean;
}

type Provided = Pick<Dependencies, 'config' | 'db' | 'stripe' | 'clock' | 'log'>;

export interface PayoutProvider {
  /** Asks the provider for an attempt's transfer. Repeating it moves no money twice. Throws when a look for the transfer fails. */
  askForTransfer(
    deps: Provided,
    kind: Asking,
    payout: FullPayout,
    source: TransferSource,
  ): Promise<Outcome<MadeTransfer>>;
  /** Brings a creator's account that is not ready up to date, as far as the provider answers. */
  renewAccount(deps: Provided, creatorId: string): Promise<void>;
}

declare module '../../platform/dependencies.ts' {
  interface Ports {
    readonly payables: Payables;
    readonly payoutProvider: PayoutProvider;
    /** Finds why the payment of a payable has to wait for an admin; null when it need not, or is held for one already, which is looked at all the same with `alsoHeld`. */
    readonly findHold: (
      deps: Provided & Pick<Dependencies, 'payables'>,
      ref: PayableRef,
      options?: { readonly alsoHeld: boolean },
    ) => Promise<Hold | null>;
    /** Finds why the payment of a payable would have to wait, by what was last found about its treasure, without looking at that anew, or by its two sides where it rests on none; null when it would not. Writes nothing. Reads up to 5, of two sides up to 539. */
    readonly foreseeHold: (
      deps: Pick<Dependencies, 'payables' | 'clock' | 'config'>,
      documents: Documents,
      ref: PayableRef,
    ) => Promise<Hold | null>;
    /** Records that the day of a held payment has come, so that the flags of its treasure hold it no more, unless they change. Reads 1, writes up to 1. */
    readonly letFlagsGo: (
      tx: Tx,
      deliverableId: string,
      payableId: string,
      names?: readonly FlagName[],
    ) => Promise<void>;
  }
}

export type PayoutDependencies = Provided &
  Pick<Dependencies, 'payables' | 'payoutProvider' | 'findHold' | 'letFlagsGo'>;

/** A payable as it is now, or null. Reads at most 3. */
export function findPayable<K extends keyof PayablesByKind>(
  payables: Payables,
  documents: Documents,
  { kind, id }: PayableRef<K>,
): Promise<PayablesByKind[K] | null> {
  return payables[kind].find(documents, id);
}

/** Returns a payable as it is now. Throws `not_found` without it, and when it is another owner's. Reads at most 3. */
export async function getPayable<K extends keyof PayablesByKind>(
  payables: Payables,
  documents: Documents,
  ref: PayableRef<K>,
  ownerId?: string,
): Promise<PayablesByKind[K]> {
  const payable = await findPayable(payables, documents, ref);
  if (!payable || (ownerId !== undefined && payable.facts.ownerId !== ownerId)) throw notFound(WORDS[ref.kind]);
  return payable;
}

/** Throws `illegal_state` when a payable cannot be approved as it is, or reports another count than its owner accepts. Reads at most 1. */
export async function requireApproval(
  tx: Tx,
  payable: Payable,
  kind: PayableRef['kind'],
  acceptedViews: number | null,
): Promise<void> {
  const obstacle = await payable.obstacle(tx);
  if (obstacle) throw illegalState(obstacle);
  if (acceptedViews !== null) requireSeen(payable, kind, acceptedViews);
}

/** Throws `illegal_state` when a payable reports another count than its owner has seen. */
export function requireSeen({ shownViews }: Payable, kind: PayableRef['kind'], seenViews: number): void {
  if (shownViews === null || shownViews === seenViews) return;
  throw illegalState(
    `The count of this ${WORDS[kind].toLowerCase()} is not the one you have accepted. Please look at it again.`,
  );
}

/** Returns the id of the one payout of a payable; all attempts share it. */
export function payoutIdOf(payableId: string): string {
  return derivedId('pay', payableId);
}

export function payableOf({
  applicationId,
  deliverableId,
  proofId,
  readingId,
}: Pick<Payout, 'applicationId' | 'deliverableId' | 'proofId' | 'readingId'>): PayableRef {
  if (readingId) return { kind: 'reading', id: readingId };
  if (proofId) return { kind: 'proof', id: proofId };
  if (deliverableId) return { kind: 'deliverable', id: deliverableId };
  return { kind: 'application', id: applicationId };
}
