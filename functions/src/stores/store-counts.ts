import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Store } from '@doubloon/contract/stores/store.ts';
import type { Contributions } from '../platform/contributions.ts';

/** A contribution to the counts of one store. */
export function storeCounts(uid: string, amounts: Partial<Store['counts']>): Contributions {
  return {
    [`${COLLECTIONS.stores}/${uid}`]: Object.fromEntries(
      Object.entries(amounts).map(([name, amount]) => [`counts.${name}`, amount]),
    ),
  };
}
