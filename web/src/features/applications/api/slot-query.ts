import { previewSlotFreeing } from '@doubloon/contract/applications/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';

/** Whether the slot of an application can be freed now. */
export function slotQuery(id: string) {
  return queryOptions({
    queryKey: ['applications', 'slot', id],
    queryFn: () => request(previewSlotFreeing, { params: { id } }),
    staleTime: 0,
  });
}
