import { DECISION_STEPS } from '@doubloon/contract/records/record.ts';
import { type Counts, recordCounters } from '../platform/projections/counters.ts';

/** Something that an owner was asked to decide. */
interface AskedDecision {
  readonly askedAt: Date;
  /** When the owner accepted something that is paid for; because of its payment, `decidedAt` can be days later. */
  readonly acceptedAt?: Date | null;
  /** When it was decided; null while it is undecided. */
  readonly decidedAt: Date | null;
  readonly decideBy: Date;
}

/** Counts a decision for the owner who was asked for it. A decision made by its deadline counts as late. */
export function countDecision(ownerId: string, { askedAt, acceptedAt, decidedAt, decideBy }: AskedDecision): Counts[] {
  if (!decidedAt) return [];
  const madeAt = acceptedAt ?? decidedAt;
  const hours = (madeAt.getTime() - askedAt.getTime()) / (60 * 60 * 1000);
  const [step = 'longer'] = DECISION_STEPS.find(([, maxHours]) => hours <= maxHours) ?? [];
  const timing = madeAt < decideBy ? 'inTime' : 'late';
  return [recordCounters(ownerId, { [`decisions.${timing}`]: 1, [`decisionTimes.${step}`]: 1 })];
}
