import type { FlagReport } from '@doubloon/contract/flags/flag-report.ts';
import { caseLife } from '@doubloon/contract/cases/lifecycle.ts';
import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import { caseIdOf, closeCase, holdEndsAt, openCase } from '../cases/cases.ts';
import { payForApproval, rejectHeld } from '../payments/payouts/decide-payable.ts';
import { findPayable, type PayableRef, type PayoutDependencies } from '../payments/payouts/payable.ts';
import { paymentHeld, type PaymentFailure } from '../payments/statements/payment-refusal.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork, type Documents, type Tx } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { evaluateFlags } from './evaluate-flags.ts';
import { needsAdmin } from './score.ts';

const MAX_SUMMARY = 500;

const REFUSED_VIEWS = paymentHeld('Our team has looked at these views. They are not paid.');

/**
 * Why a payment has to wait for an admin, in words for both sides; null when it need not. The first time opens the case of it. One that nobody has decided or
 * flagged by its day is granted here, with the next try to pay. A treasure is looked at anew unless its case is open. The payment of an application waits for
 * nobody. Beside the evaluation reads up to 5, writes up to 2.
 */
export async function findHold(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  ref: PayableRef,
): Promise<PaymentFailure | null> {
  const deliverableId = await findTreasure(deps.db, ref);
  if (deliverableId === null) return null;
  const known = await deps.db.cases.find(caseIdOf('hold', ref.id));
  if (!known) {
    const report = await evaluateFlags(deps, deliverableId);
    if (!report || !needsAdmin(uncleared(report))) return null;
  }
  return unitOfWork(deps, (tx) => holdOrLetGo(tx, ref, deliverableId, deps.clock.now()));
}

/** The treasure whose evidence a payment rests on that is still to be decided or paid, or null. Reads at most 1. */
async function findTreasure(db: Documents, { kind, id }: PayableRef): Promise<string | null> {
  if (kind === 'reading') return (await db.readings.find(id))?.deliverableId ?? null;
  if (kind === 'deliverable') return (await db.deliverables.find(id))?.status === 'submitted' ? id : null;
  const proof = kind === 'proof' ? await db.proofs.find(id) : null;
  return proof?.status === 'pending' ? proof.deliverableId : null;
}

async function holdOrLetGo(tx: Tx, ref: PayableRef, deliverableId: string, now: Date): Promise<PaymentFailure | null> {
  const report = await tx.flagReports.find(deliverableId);
  const found = await tx.cases.find(caseIdOf('hold', ref.id));
  if (!report) return null;
  if (found && caseLife.isFinal(found.status)) {
    // Nobody decides on views that are paid by themselves but this admin.
    return ref.kind === 'reading' && found.status === 'refused' ? REFUSED_VIEWS : null;
  }
  if (found) {
    if (found.flag || now < holdEndsAt(found)) return toRefusal(found, report);
    closeCase(tx, found, 'granted', { adminId: null, reason: 'Nobody has decided in time', decidedAt: now });
    clearFlags(tx, report);
    return null;
  }
  if (!needsAdmin(uncleared(report))) return null;
  const { campaignId, ownerId, flags, score } = report;
  const summary = `Score ${score}. ${flags.map(({ forAdmins }) => forAdmins).join(' ')}`;
  const opened = openCase(tx, {
    kind: 'hold',
    campaignId,
    ownerId,
    deliverableId,
    subjectId: ref.id,
    subjectType: ref.kind === 'proof' ? 'proof' : 'treasure',
    openedBy: null,
    summary: summary.length > MAX_SUMMARY ? `${summary.slice(0, MAX_SUMMARY - 1)}…` : summary,
    amountCents: null,
    createdAt: now,
  });
  return toRefusal(opened, report);
}

/** Flags that hold a payment: those that no admin has let go. A new picture is looked at each time. */
const uncleared = ({ flags, cleared }: FlagReport) =>
  flags.filter(({ name }) => name === 'picture_seen' || !cleared.includes(name));

/** Lets the flags of a report go, so that they hold nothing any more. Writes 1. */
function clearFlags(tx: Tx, report: FlagReport): void {
  const cleared = [...new Set([...report.cleared, ...report.flags.map(({ name }) => name)])];
  tx.flagReports.update(report.deliverableId, { cleared });
}

/**
 * Carries out an admin's decision on a held payment in the admin's transaction: a grant lets its flags go, a refusal rejects what it is for. Flagged, it waits on.
 * Reads up to 6, writes up to 4.
 */
export async function decideHold(
  tx: Tx,
  { payables }: Pick<Dependencies, 'payables'>,
  held: AdminCase,
  { decision, reason, now }: { decision: 'granted' | 'refused' | 'flagged'; reason: string; now: Date },
): Promise<void> {
  const ref = refOf(held);
  // Its owner may have decided otherwise meanwhile.
  if (decision === 'refused' && (await findTreasure(tx, ref))) await rejectHeld(tx, payables, ref, { reason, now });
  const report = decision === 'granted' && held.deliverableId ? await tx.flagReports.find(held.deliverableId) : null;
  if (report) clearFlags(tx, report);
}

/** Makes a payment that an admin has let go, when somebody has accepted it. A refusal of another kind is recorded with what it is for, and tried again like every other. */
export async function payLetGo(deps: PayoutDependencies, held: AdminCase): Promise<void> {
  const ref = refOf(held);
  const payable = await findPayable(deps.payables, deps.db, ref);
  const problem = payable?.paymentProblem;
  if (!payable || problem?.reason !== paymentHeld('').reason) return;
  const { creatorId } = payable.facts;
  try {
    await payForApproval(deps, { ref, creatorId, feedback: null, acceptedViews: problem.acceptedViews });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.info({ ...ref, reason: error.message }, 'a payment that was let go could not be made yet');
  }
}

const refOf = ({ subjectType, subjectId: id }: AdminCase) =>
  ({ kind: subjectType === 'proof' ? 'proof' : 'deliverable', id }) as const;

function toRefusal(held: AdminCase, { flags }: FlagReport): PaymentFailure {
  const [heaviest] = flags;
  const day = holdEndsAt(held).toLocaleDateString('en-SG', { timeZone: 'Asia/Singapore', dateStyle: 'medium' });
  const until = held.flag ? 'They take a closer look.' : `They decide by ${day} at the latest.`;
  return paymentHeld(`Our team looks at this payment before it is made. ${heaviest?.forPerson ?? ''} ${until}`);
}
