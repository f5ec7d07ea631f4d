import type { AppealSubjectType, CaseKind, Concerned, ListedCaseView } from '@doubloon/contract/cases/case.ts';
import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import { FIGURE_NAMES } from '../../../../shared/records/counted-figures.ts';
import type { AdminPart } from '../../../../shared/paths.ts';
import { formatCents } from '../../../../shared/ui/figures/numbers.tsx';
import { currentTime } from '../../../../shared/state/current-time.ts';
import { nearDate } from '../../../../shared/ui/figures/time.ts';
import { reportedWords } from './report-parts.tsx';

/** Words for the amount of a case, by its kind. */
export const AMOUNTS: Readonly<Record<CaseKind, string>> = {
  refund: 'asked back',
  dispute: 'disputed',
  appeal: 'at stake',
  hold: 'held',
  figure: 'at stake',
  settlement: 'not refunded',
  report: 'at stake',
};

/** Words before the moment when a case began, by its kind. */
export const OPENED: Readonly<Record<CaseKind, string>> = {
  refund: 'Asked back',
  dispute: 'Disputed',
  appeal: 'Appealed',
  hold: 'Held',
  figure: 'Questioned',
  settlement: 'Not refunded',
  report: 'Reported',
};

const CONCERNED: Readonly<Record<Concerned, string>> = {
  creator: 'Creator',
  owner: 'Owner',
  asked: 'Asked by',
  reported: 'Reported',
};

/** Returns the words before the name of a person whom a case concerns. */
export const concernedText = (kind: CaseKind, as: Concerned): string =>
  kind === 'report' && as === 'asked' ? 'Reported by' : CONCERNED[as];

/** The list that a case belongs to, by its kind, and what one case of it is called. */
export const QUEUES: Readonly<
  Record<CaseKind, { readonly part: AdminPart; readonly list: string; readonly one: string }>
> = {
  refund: { part: 'refunds', list: 'Refunds', one: 'Refund' },
  dispute: { part: 'disputes', list: 'Disputes', one: 'Dispute' },
  appeal: { part: 'appeals', list: 'Appeals', one: 'Appeal' },
  hold: { part: 'holds', list: 'Held payments', one: 'Held payment' },
  figure: { part: 'records', list: 'Records', one: 'Disputed figure' },
  settlement: { part: 'settlements', list: 'Failed refunds', one: 'Failed refund' },
  report: { part: 'reports', list: 'Reports', one: 'Report' },
};

const APPEALED: Readonly<Record<AppealSubjectType, string>> = {
  application: 'the rejection of their application',
  treasure: 'the rejection of their treasure',
  proof: 'the rejection of their proof',
  campaign: 'the rejection of their loot',
  payment: 'the refusal to pay them',
};

/** Returns what happened that an admin has to decide, in a sentence. */
export function whatHappened(item: ListedCaseView): string {
  const { kind, person, loot, subject_type: subject, figure, reported, summary } = item;
  const who = person?.name ?? DELETED_USER_NAME;
  const ofLoot = loot === null ? 'a loot' : `“${loot}”`;
  switch (kind) {
    case 'hold':
      return `${who} is to be paid for ${ofLoot}, and something about the evidence does not fit.`;
    case 'appeal':
      return `${who} wants ${subject ? APPEALED[subject] : 'a decision'} decided again: ${ofLoot}.`;
    case 'figure':
      return `${who} finds a figure in their record wrong${figure ? `: ${FIGURE_NAMES[figure]}` : ''}.`;
    case 'report':
      return reported ? `${who} ${reportedWords(reported)}.` : `${who} reports something.`;
    case 'refund':
      return `${who} is to get back what is left of ${ofLoot}.`;
    case 'settlement':
      return `A refund to ${who} for ${ofLoot} could not be made.`;
    case 'dispute':
      return `${summary}.`.replace(/\.\.$/, '.');
  }
}

/** True for a dispute whose bank may wait for evidence: no warning of fraud, and no charge of the highest risk, by the provider's ids for them. */
export const hasBank = ({ kind, subject_id: id }: Pick<ListedCaseView, 'kind' | 'subject_id'>): boolean =>
  kind === 'dispute' && !/^(issfr|ch|py)_/.test(id);

/** True for a case that ended because nobody decided in time. */
export const isDecidedByItself = ({ kind, decision }: Pick<ListedCaseView, 'kind' | 'decision'>): boolean =>
  decision?.admin_id === null && kind !== 'settlement';

/** Returns what becomes of a held payment by itself, and when; null for all other cases. */
export const endOf = ({
  silence_refuses: refuses,
  decide_by: by,
}: Pick<ListedCaseView, 'silence_refuses' | 'decide_by'>): string | null =>
  by && `${refuses ? 'Refused' : 'Paid'} by itself on ${nearDate(by, currentTime())}`;

const URGENT_MS = 86_400_000;

/** When a bank stops waiting for a case, or it ends by itself; undefined where neither happens, or it is decided. */
const deadlineOf = ({ status, answer_by: answerBy, decide_by: decideBy }: ListedCaseView): Date | undefined =>
  status === 'open' ? (answerBy ?? decideBy ?? undefined) : undefined;

/** True for a case whose deadline is within a day, or over. */
export const isUrgent = (item: ListedCaseView, now: Date): boolean =>
  (deadlineOf(item)?.getTime() ?? Infinity) - now.getTime() <= URGENT_MS;

/** Puts open cases in the order in which they should be decided: by their deadlines, then by their money, then the longest waiting. */
export const byUrgency = (cases: readonly ListedCaseView[]): ListedCaseView[] =>
  cases.toSorted(
    (one, other) =>
      (deadlineOf(one)?.getTime() ?? Number.MAX_SAFE_INTEGER) -
        (deadlineOf(other)?.getTime() ?? Number.MAX_SAFE_INTEGER) ||
      (other.amount ?? 0) - (one.amount ?? 0) ||
      one.created_at.getTime() - other.created_at.getTime(),
  );

/** Returns what a case is and how much it is about, as the title of its page. */
export function caseTitle({ kind, amount }: Pick<ListedCaseView, 'kind' | 'amount'>): string {
  const { one } = QUEUES[kind];
  return amount === null ? one : `${one}: ${formatCents(amount)} ${AMOUNTS[kind]}`;
}
