import { DELIVERABLE_DECISION_DAYS } from '../shared/constants.ts';
import { addDays } from '../shared/days.ts';
import type { Proof } from './proof.ts';

/** Until when a proof that was sent back can come again although its campaign is closed; null when it was never decided on. */
export function revisedUntil({ decidedAt }: Pick<Proof, 'decidedAt'>): Date | null {
  return decidedAt && addDays(decidedAt, DELIVERABLE_DECISION_DAYS);
}
