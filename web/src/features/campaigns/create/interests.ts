import { listOf } from '../../../shared/form/list-of.ts';

export const MAX_INTERESTS = 20;
export const MAX_INTEREST_LENGTH = 60;

/** The interests of a text that separates them with commas; blank ones are dropped. */
export function interestsOf(text: string): string[] {
  return listOf(text, ',');
}
