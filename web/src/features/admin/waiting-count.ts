import { MAX_WAITING_COUNT } from '@doubloon/contract/admin/work-operations.ts';

/** A count of waiting work as people read it: from where counting stops on, with a plus. */
export function waitingCount(count: number): string {
  return count >= MAX_WAITING_COUNT ? `${MAX_WAITING_COUNT}+` : String(count);
}
