import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import type { FlagReport } from '@doubloon/contract/flags/flag-report.ts';
import { caseIdOf } from '../cases/cases.ts';
import { decideHeld } from '../payments/payouts/decide-held.ts';
import { payoutIdOf, type Hold, type PayableRef } from '../payments/payouts/payable.ts';
import type { Documents, Tx } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { evaluateFlags } from './evaluate-flags.ts';
import { needsAdmin } from './score.ts';

const MAX_SUMMARY = 500;

/**
 * Why a payment has to wait for an admin; null when it need not. Its treasure is looked at anew, unless it is held or an admin has decided on it. The payment of
 * an application waits for nobody. Beside the evaluation reads up to 4.
 */
export async function findHold(deps: Pick<Dependencies, 'db' | 'clock'>, ref: PayableRef): Promise<Hold | null> {
  const deliverableId = await findDoubtful(deps.db, ref);
  return deliverableId === null ? null : holdBy(await evaluateFlags(deps, deliverableId));
}

/** Why a payment would have to wait for an admin, by what was found about its treasure when that was written last; null when it would not. Reads up to 5. */
export async function foreseeHold(documents: Documents, ref: PayableRef): Promise<Hold | null> {
  const deliverableId = await findDoubtful(documents, ref);
  return deliverableId === null ? null : holdBy(await documents.flagReports.find(deliverableId));
}

/** The treasure whose evidence may hold a payment; null when it is held already, was looked at, or rests on none. Reads up to 4. */
async function findDoubtful(documents: Documents, ref: PayableRef): Promise<string | null> {
  const deliverableId = await findTreasure(documents, ref);
  if (deliverableId === null) return null;
  const payout = await documents.payouts.findShown(payoutIdOf(ref.id));
  if (!payout) return deliverableId;
  return payout.status === 'held' || (await wasDecided(documents, ref, payout.attempt)) ? null : deliverableId;
}

/** The treasure whose evidence a payment rests on that is still to be decided or paid, or null. Reads at most 1. */
async function findTreasure(db: Documents, { kind, id }: PayableRef): Promise<string | null> {
  if (kind === 'reading') return (await db.readings.find(id))?.deliverableId ?? null;
  if (kind === 'deliverable') return (await db.deliverables.find(id))?.status === 'submitted' ? id : null;
  const proof = kind === 'proof' ? await db.proofs.find(id) : null;
  return proof?.status === 'pending' ? proof.deliverableId : null;
}

/** True when the last attempt to pay for something was held and decided on by an admin, or by its day; what was given back was not looked at. Reads 1. */
async function wasDecided(db: Documents, { id }: PayableRef, attempt: number): Promise<boolean> {
  const found = await db.cases.find(caseIdOf('hold', id, attempt));
  return found?.status === 'granted' || (found?.status === 'refused' && found.decision?.adminId !== null);
}

function holdBy(report: FlagReport | null): Hold | null {
  if (!report || !needsAdmin(uncleared(report))) return null;
  const { deliverableId, flags, score } = report;
  const summary = `Score ${score}. ${flags.map(({ forAdmins }) => forAdmins).join(' ')}`;
  const shortened = summary.length > MAX_SUMMARY ? `${summary.slice(0, MAX_SUMMARY - 1)}…` : summary;
  return { deliverableId, summary: shortened, forPerson: forPersonOf(flags) };
}

const forPersonOf = ([heaviest]: FlagReport['flags']): string => heaviest?.forPerson ?? '';

/** Flags that hold a payment: those that no admin has let go. A new picture is looked at each time. */
const uncleared = ({ flags, cleared }: FlagReport) =>
  flags.filter(({ name }) => name === 'picture_seen' || !cleared.includes(name));

/** Lets the flags of a treasure go, so that they hold nothing any more. Reads 1, writes up to 1. */
export async function letFlagsGo(tx: Tx, deliverableId: string): Promise<void> {
  const report = await tx.flagReports.find(deliverableId);
  if (!report) return;
  const cleared = [...new Set([...report.cleared, ...report.flags.map(({ name }) => name)])];
  tx.flagReports.update(deliverableId, { cleared });
}

/** Carries out an admin's decision on a held payment in the admin's transaction, see `decideHeld`; a grant lets its flags go. Reads up to 13, writes up to 11. */
export async function decideHold(
  tx: Tx,
  { payables }: Pick<Dependencies, 'payables'>,
  held: AdminCase,
  { decision, reason, now }: { decision: 'granted' | 'refused' | 'flagged'; reason: string; now: Date },
): Promise<void> {
  const report = held.deliverableId === null ? null : await tx.flagReports.find(held.deliverableId);
  if (report && decision === 'granted') await letFlagsGo(tx, report.deliverableId);
  await decideHeld(tx, payables, held, { decision, reason, forPerson: forPersonOf(report?.flags ?? []), now });
}
