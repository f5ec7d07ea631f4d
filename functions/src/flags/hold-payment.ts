import type { Application } from '@doubloon/contract/applications/application.ts';
import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import type { Flag, FlagName } from '@doubloon/contract/flags/flag.ts';
import { PAYMENT_WAITS } from '@doubloon/contract/payments/statements/payment-problem.ts';
import type { FlagReport } from '@doubloon/contract/flags/flag-report.ts';
import { decideHeld } from '../payments/payouts/decide-held.ts';
import { payoutIdOf, type Hold, type PayableRef } from '../payments/payouts/payable.ts';
import type { Documents, Tx } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { caseIdOf, foundBy } from '../cases/cases.ts';
import { undecided } from './decided-flags.ts';
import { evaluateFlags } from './evaluate-flags.ts';
import { gatherFactsOfSides } from './gather-facts.ts';
import { MAY_BELONG_TOGETHER } from './rules/accounts.ts';
import { findFlags, needsAdmin, scoreOf } from './score.ts';

const MAX_SUMMARY = 500;

/**
 * Returns why a payment has to wait for an admin; null if it need not. Its treasure is evaluated again, unless it is already held for an admin and not `alsoHeld`; flags that were
 * decided on with similar figures hold nothing. For a payment without a treasure, only its two sides are examined. Reads up to 3, and what the evaluation
 * reads.
 */
export async function findHold(
  deps: Pick<Dependencies, 'db' | 'clock' | 'config' | 'payables'>,
  ref: PayableRef,
  { alsoHeld }: { readonly alsoHeld: boolean } = { alsoHeld: false },
): Promise<Hold | null> {
  const evidence = await deps.payables[ref.kind].findEvidence(deps.db, ref.id);
  if (!evidence || (!alsoHeld && (await isHeld(deps.db, ref, { alsoWaiting: false })))) return null;
  if (evidence.deliverableId === null) return findHoldOfSides(deps, deps.db, ref, evidence);
  return holdBy(await evaluateFlags(deps, evidence.deliverableId, evidence.proofId), ref, deps.config);
}

/** Maximum number of held attempts of a payment whose cases are looked at for what was released. */
const MAX_HOLDS = 10;

/** Returns why a payment without a treasure has to wait: its two sides may be one person, or the payment for its loot is risky. Reads at most 714. */
async function findHoldOfSides(
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
  documents: Documents,
  { id }: PayableRef,
  sides: Pick<Application, 'campaignId' | 'ownerId' | 'creatorId'>,
): Promise<Hold | null> {
  const asked = { now: clock.now(), thresholds: config.flags.thresholds };
  const flags = findFlags(await gatherFactsOfSides(documents, sides, asked));
  const decided = await findReleased(documents, id, flags);
  return holdBy({ deliverableId: null, flags, score: scoreOf(flags), decided }, { id }, config);
}

/**
 * Returns the flags of a payment without a treasure that were let go, or considered again on appeal, with the figures that their cases have. A case from before these were
 * kept let the flags go that it names, whatever their figures are now. Reads up to 11.
 */
async function findReleased(documents: Documents, id: string, flags: readonly Flag[]): Promise<FlagReport['decided']> {
  const appeal = await documents.cases.find(caseIdOf('appeal', payoutIdOf(id)));
  const reopenedAt = appeal?.status === 'granted' ? appeal.decision?.decidedAt : undefined;
  const released = (await documents.cases.findHolds(id, MAX_HOLDS)).filter(
    ({ status, decision }) =>
      status === 'granted' || (decision !== null && reopenedAt !== undefined && decision.decidedAt <= reopenedAt),
  );
  return released.flatMap(({ found }) => {
    const figures = found?.figures ?? flags.filter(({ name }) => found?.flags.includes(name));
    return figures.map(({ name, evidence }) => ({ name, evidence, subjectId: id }));
  });
}

/**
 * Returns what is known now about a held payment without a treasure, as its admin reads it before deciding; null for any other case. Reads up to 706. Throws
 * `not_found`.
 */
export async function findOfSides(
  { db, clock, config }: Pick<Dependencies, 'db' | 'clock' | 'config'>,
  caseId: string,
): Promise<AdminCase['found']> {
  const held = await db.cases.get(caseId);
  const application =
    held.kind === 'hold' && held.deliverableId === null ? await db.applications.find(held.subjectId) : null;
  if (!application) return null;
  const asked = { now: clock.now(), thresholds: config.flags.thresholds };
  const flags = findFlags(await gatherFactsOfSides(db, application, asked));
  return foundBy({ score: scoreOf(flags), flags });
}

/**
 * Returns why a payment would have to wait for an admin, or null if it would not. It uses the treasure's latest report or, without a treasure, what the two
 * sides share now. Writes nothing. Reads up to 5, for two sides up to 717.
 */
export async function foreseeHold(
  deps: Pick<Dependencies, 'payables' | 'clock' | 'config'>,
  documents: Documents,
  ref: PayableRef,
): Promise<Hold | null> {
  const evidence = await deps.payables[ref.kind].findEvidence(documents, ref.id);
  if (!evidence || (await isHeld(documents, ref, { alsoWaiting: true }))) return null;
  if (evidence.deliverableId === null) return findHoldOfSides(deps, documents, ref, evidence);
  return holdBy(await documents.flagReports.find(evidence.deliverableId), ref, deps.config);
}

/** True while a payment is held for an admin; optionally also while it only waits until something is old enough. Reads 1. */
async function isHeld(
  documents: Documents,
  { id }: PayableRef,
  { alsoWaiting }: { readonly alsoWaiting: boolean },
): Promise<boolean> {
  const payout = await documents.payouts.findShown(payoutIdOf(id));
  return payout?.status === 'held' && (alsoWaiting || payout.failure?.reason !== PAYMENT_WAITS);
}

/** The flags about a payment: those of its treasure's report, or of its two sides. */
type Found = Pick<Hold, 'deliverableId'> & Pick<FlagReport, 'flags' | 'score' | 'decided'>;

/** Returns why an admin has to examine a payment first: its undecided flags; null if there are none that require it. */
function holdBy(
  report: Found | null,
  { id }: Pick<PayableRef, 'id'>,
  { flags: settings }: Dependencies['config'],
): Hold | null {
  if (!report) return null;
  const open = undecided(report, id, settings.thresholds);
  return needsAdmin(open, settings) ? { ...holdOf(report), isRiskyPayment: open.some(isAboutPayment) } : null;
}

function holdOf({ deliverableId, flags, score }: Omit<Found, 'decided'>): Omit<Hold, 'isRiskyPayment'> {
  const summary = `Score ${score}. ${flags.map(({ forAdmins }) => forAdmins).join(' ')}`;
  const shortened = summary.length > MAX_SUMMARY ? `${summary.slice(0, MAX_SUMMARY - 1)}…` : summary;
  return { deliverableId, summary: shortened, found: foundBy({ score, flags }), forPerson: forPersonOf(flags) };
}

/** True for a flag about how a loot was paid for: its issuer or the provider doubts the payment, or an issuer has warned of a card of its owner. */
const isAboutPayment = ({ name }: Pick<Flag, 'name'>): boolean =>
  name === 'risky_payment' || name === 'not_authenticated';

const forPersonOf = ([heaviest]: FlagReport['flags']): string => heaviest?.forPerson ?? '';

/**
 * Records that the last day of a held payment has come: the flags of its treasure no longer hold it, or those of these names but for what is risky about the payment for
 * the loot. Nobody has looked at them, so they hold the next payment. Reads 1, writes up to 1.
 */
export function letFlagsGo(
  tx: Tx,
  deliverableId: string,
  subjectId: string,
  names?: readonly FlagName[],
): Promise<void> {
  return recordDecided(tx, deliverableId, () => subjectId, names);
}

/** Records that the flags of a treasure, or those of these names that are not about the payment for its loot, were decided on, each with its current figures. Reads 1, writes up to 1. */
async function recordDecided(
  tx: Tx,
  deliverableId: string,
  subjectOf: (flag: Flag) => string | null,
  names?: readonly FlagName[],
): Promise<void> {
  const report = await tx.flagReports.find(deliverableId);
  if (!report) return;
  const settled = report.flags.filter((flag) => !names || (names.includes(flag.name) && !isAboutPayment(flag)));
  const now = settled.map((flag) => ({ name: flag.name, evidence: flag.evidence, subjectId: subjectOf(flag) }));
  const isReplaced = ({ name, subjectId }: (typeof now)[number]) =>
    now.some((one) => one.name === name && one.subjectId === subjectId);
  tx.flagReports.update(deliverableId, { decided: [...report.decided.filter((one) => !isReplaced(one)), ...now] });
}

/**
 * Applies an admin's decision on a held payment in the admin's transaction, see `decideHeld`; granting it releases its flags. Reads up to 13, writes up to 12.
 */
export async function decideHold(
  tx: Tx,
  { payables }: Pick<Dependencies, 'payables'>,
  held: AdminCase,
  {
    decision,
    reason,
    adminId,
    now,
  }: { decision: 'granted' | 'refused' | 'flagged'; reason: string; adminId: string; now: Date },
): Promise<void> {
  const { deliverableId, subjectId } = held;
  const report = deliverableId === null ? null : await tx.flagReports.find(deliverableId);
  // A picture is examined with each proof.
  const released = ({ name }: Flag) => (name === 'picture_seen' ? subjectId : null);
  if (report && decision === 'granted') await recordDecided(tx, report.deliverableId, released);
  // The payment comes back only by an appeal, whose decision has considered the same evidence.
  if (report && decision === 'refused') await recordDecided(tx, report.deliverableId, () => subjectId);
  const forPerson = report ? forPersonOf(report.flags) : MAY_BELONG_TOGETHER;
  await decideHeld(tx, payables, held, { decision, reason, adminId, forPerson, now });
}
