import type { StoreView } from '@doubloon/contract/stores/store.ts';
import { storesText } from '../../shared/text/stores.ts';

/** Returns the year since which a creator is here. */
export function joinedText({ joinedDate }: Pick<StoreView, 'joinedDate'>): string {
  const year = joinedDate.getFullYear();
  return Number.isNaN(year) ? storesText.notKnown : String(year);
}
