import type { Deliverable } from './deliverable.ts';
import { DELIVERABLE_DECISION_DAYS } from '../shared/constants.ts';
import { addDays } from '../shared/days.ts';

/** Until when money of a closed campaign is held for a treasure that was sent back, so that it can be submitted again. */
export function revisedUntil({ decidedAt, createdAt }: Pick<Deliverable, 'decidedAt' | 'createdAt'>): Date {
  return addDays(decidedAt ?? createdAt, DELIVERABLE_DECISION_DAYS);
}
