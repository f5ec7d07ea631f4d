import type { Dashboard } from '@doubloon/contract/dashboard/dashboard.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Contributions } from '../platform/contributions.ts';

type NumberPath<T> = {
  [K in keyof T & string]: T[K] extends number ? K : `${K}.${keyof T[K] & string}`;
}[keyof T & string];

/** A contribution to the numbers of one user's dashboard. */
export function dashboardNumbers(uid: string, amounts: Partial<Record<NumberPath<Dashboard>, number>>): Contributions {
  return { [`${COLLECTIONS.dashboards}/${uid}`]: amounts };
}
