import {
  type AdminCase,
  APPEAL_HOLDS_DAYS,
  type AdminCaseView,
  type AppealSubjectType,
  HOLD_DOUBTED_DAYS,
  HOLD_REVIEW_BUSINESS_DAYS,
  MAX_NAMED_FLAGS,
  stakeOf,
} from '@doubloon/contract/cases/case.ts';
import type { Reported } from '@doubloon/contract/cases/report.ts';
import { caseLife } from '@doubloon/contract/cases/lifecycle.ts';
import { addBusinessDays, addDays } from '@doubloon/contract/shared/days.ts';
import type { AppealView } from '@doubloon/contract/cases/appeal.ts';
import { CountedFigure } from '@doubloon/contract/records/counted.ts';
import type { FlagReport } from '@doubloon/contract/flags/flag-report.ts';
import { WORDS } from '@doubloon/contract/shared/words.ts';
import { notFound, illegalState, AppError } from '../platform/app-error.ts';
import { type Documents, type Tx, unitOfWork } from '../platform/database/database.ts';
import { derivedId } from '../platform/ids.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Handler, Ports } from '../platform/dependencies.ts';

/** The case about a subject: one of each kind, or of each attempt to pay for it or to have it looked at. */
export function caseIdOf(kind: AdminCase['kind'], subjectId: string, attempt?: number): string {
  return derivedId('case', `${kind}:${subjectId}${attempt === undefined ? '' : `:${attempt}`}`);
}

/** The subject of a case about a figure of somebody's record. */
export const figureIdOf = (uid: string, figure: CountedFigure): string => `${uid}:${figure}`;

/** Returns the figure that a case is about; null for a case of another kind. */
export function figureOf({ kind, subjectId }: Pick<AdminCase, 'kind' | 'subjectId'>): CountedFigure | null {
  return kind === 'figure' ? CountedFigure.parse(subjectId.slice(subjectId.lastIndexOf(':') + 1)) : null;
}

type OptionalFacts = Pick<
  AdminCase,
  | 'subjectType'
  | 'deliverableId'
  | 'ownerId'
  | 'campaignTitle'
  | 'flag'
  | 'silenceRefuses'
  | 'maybeFraud'
  | 'answerBy'
  | 'evidence'
  | 'found'
  | 'reported'
>;

/**
 * Puts something before the admins, in the unit of work that gives rise to it and knows that it has not done so before: the commit
 * fails when it has. Writes 1.
 */
export function openCase(
  tx: Tx,
  opened: Omit<AdminCase, 'id' | 'status' | 'decision' | 'stake' | keyof OptionalFacts> & Partial<OptionalFacts>,
  attempt?: number,
): AdminCase {
  const { found = null } = opened;
  const added: AdminCase = {
    subjectType: null,
    deliverableId: null,
    ownerId: null,
    campaignTitle: null,
    flag: null,
    silenceRefuses: false,
    maybeFraud: false,
    answerBy: null,
    evidence: null,
    reported: null,
    ...opened,
    found,
    stake: stakeOf({ ...opened, found }),
    id: caseIdOf(opened.kind, opened.subjectId, attempt),
    ...caseLife.start('open'),
    decision: null,
  };
  tx.cases.add(added);
  return added;
}

/** A case that waits for its decision. Throws `not_found`, `illegal_state` when it was decided. Reads 1. */
export async function getOpenCase(documents: Documents, id: string): Promise<AdminCase> {
  const found = await documents.cases.get(id);
  if (caseLife.isFinal(found.status)) throw illegalState(`This case was ${found.status} already`);
  return found;
}

/** Writes a decision on a case that the transaction has read as open. Writes 1. */
export function closeCase(
  tx: Tx,
  open: AdminCase,
  status: 'granted' | 'refused',
  decision: NonNullable<AdminCase['decision']>,
): AdminCase {
  const decided: AdminCase = { ...open, ...caseLife.bringTo(open, status), decision };
  tx.cases.put(decided);
  return decided;
}

/** Records in the unit of work that an admin wants to look closer at a case it has read as open: it is not decided by itself. Writes 1. */
export function flagCase(tx: Tx, open: AdminCase, flag: NonNullable<AdminCase['flag']>): AdminCase {
  const flagged: AdminCase = { ...open, flag };
  tx.cases.put(flagged);
  return flagged;
}

/** Returns what an admin reads first about a payment that is held for these flags, which come heaviest first. */
export function foundBy({ score, flags }: Pick<FlagReport, 'score' | 'flags'>): NonNullable<AdminCase['found']> {
  return {
    score,
    flags: flags.slice(0, MAX_NAMED_FLAGS).map(({ name }) => name),
    figures: flags.map(({ name, evidence }) => ({ name, evidence })),
  };
}

/** True when a held payment is not made by itself: an admin looks closer or has doubted its project before, or the payment for its loot is risky. */
export function isDoubted({ flag, silenceRefuses }: Pick<AdminCase, 'flag' | 'silenceRefuses'>): boolean {
  return flag !== null || silenceRefuses;
}

/** Returns when the review of a held payment ends by itself: it is made then, or refused when it is doubted (`isDoubted`). */
export function holdEndsAt(createdAt: Date, isDoubted: boolean): Date {
  return isDoubted ? addDays(createdAt, HOLD_DOUBTED_DAYS) : addBusinessDays(createdAt, HOLD_REVIEW_BUSINESS_DAYS);
}

/** True when an appeal that was made lately can still bring something in a campaign back to be decided. In the unit of work. Reads at most 1. */
export function mayAppealReopen(tx: Tx, campaignId: string, now: Date): Promise<boolean> {
  return tx.cases.hasOpenAppeal(campaignId, addDays(now, -APPEAL_HOLDS_DAYS));
}

/** Records in the unit of work until when the bank waits for evidence, in the case about its dispute; a decided one stays as it is. Writes up to 1. */
export function recordDeadline(tx: Tx, found: AdminCase, answerBy: Date | null): void {
  if (!caseLife.isFinal(found.status)) tx.cases.put({ ...found, answerBy });
}

/** Says anew in the unit of work what an admin reads of an open case that was read there. Writes 1. */
export function describeCase(tx: Tx, open: AdminCase, described: Pick<AdminCase, 'summary' | 'maybeFraud'>): void {
  tx.cases.put({ ...open, ...described });
}

/** Records in the unit of work what the bank of a dispute is given, in the case that was read there; null when it was given nothing. Writes 1. */
export function recordEvidence(tx: Tx, found: AdminCase, evidence: AdminCase['evidence']): AdminCase {
  const recorded: AdminCase = { ...found, evidence };
  tx.cases.put(recorded);
  return recorded;
}

export function toCaseView({ decision, ...found }: AdminCase): AdminCaseView {
  return {
    id: found.id,
    kind: found.kind,
    campaign_id: found.campaignId,
    subject_id: found.subjectId,
    figure: figureOf(found),
    subject_type: found.subjectType,
    treasure_id: found.deliverableId,
    decide_by: found.kind === 'hold' ? holdEndsAt(found.createdAt, isDoubted(found)) : null,
    silence_refuses: found.kind === 'hold' && isDoubted(found),
    maybe_fraud: found.maybeFraud,
    answer_by: found.status === 'open' ? found.answerBy : null,
    opened_by: found.openedBy,
    summary: found.summary,
    amount: found.amountCents,
    status: found.status,
    decision: decision && {
      admin_id: decision.adminId,
      reason: decision.reason,
      decided_at: decision.decidedAt,
    },
    flag: found.flag && {
      admin_id: found.flag.adminId,
      reason: found.flag.reason,
      flagged_at: found.flag.flaggedAt,
    },
    reported: found.reported && reportedView(found.reported),
    created_at: found.createdAt,
  };
}

const reportedView = ({ personId, hasFiles, ...reported }: Reported) => ({
  ...reported,
  person_id: personId,
  has_files: hasFiles,
});

const NAMES: Record<AppealSubjectType, string> = { ...WORDS, treasure: WORDS.deliverable, payment: 'Payment' };

/**
 * Puts a rejection, or a refused payment, that concerns the caller before the admins. Throws `not_found` for somebody else's, `already_exists` for a second
 * appeal, `illegal_state` when it is not rejected or refused, or granting could change nothing any more.
 */
export const createAppeal: Handler<'createAppeal'> = async ({ db, clock, caller, reopenings }, { body }) => {
  const { subject, reason } = body;
  const id = caseIdOf('appeal', subject.id);
  const opened = await unitOfWork({ db }, async (tx) => {
    const now = clock.now();
    const reopening = await reopenings[subject.type](tx, { id: subject.id, appellantId: caller.uid, now });
    if (!reopening) throw notFound(NAMES[subject.type]);
    const { campaign } = reopening;
    if (await tx.cases.find(id)) {
      throw new AppError('already_exists', 'You have already appealed against this decision');
    }
    reopening.lock();
    return openCase(tx, {
      kind: 'appeal',
      campaignId: campaign.id,
      ownerId: campaign.ownerId,
      campaignTitle: campaign.title,
      subjectId: subject.id,
      subjectType: subject.type,
      openedBy: caller.uid,
      summary: reason,
      amountCents: null,
      createdAt: now,
    });
  });
  return toAppealView(opened);
};

/**
 * Reopens the decision that an appeal is about; a refused payment is made by the schedule then. Throws `illegal_state` when it cannot go back (any more). Reads
 * up to 5, writes up to 3.
 */
export async function grantAppeal(
  tx: Tx,
  reopenings: Ports['reopenings'],
  { subjectType: type, subjectId: id, openedBy: appellantId }: AdminCase,
  now: Date,
): Promise<void> {
  const found = type && appellantId && (await reopenings[type](tx, { id, appellantId, now }));
  if (!found) throw illegalState('What this appeal is about is not there any more');
  found.lock();
  found.reopen();
}

/** An appeal as its author sees it. Throws for a case of another kind. */
function toAppealView({ subjectType, subjectId, decision, campaignId, ...found }: AdminCase): AppealView {
  if (!subjectType || campaignId === null) throw new TypeError(`${found.id} is no appeal`);
  return {
    id: found.id,
    subject: { type: subjectType, id: subjectId },
    campaign_id: campaignId,
    reason: found.summary,
    status: found.status,
    decision: decision && { reason: decision.reason, decided_at: decision.decidedAt },
    created_at: found.createdAt,
  };
}

export const listOwnAppeals: Handler<'listOwnAppeals'> = async ({ db, caller }, { query }) =>
  mapPage(await db.cases.pageOfAppeals(query, caller.uid), toAppealView);
