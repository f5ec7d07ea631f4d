import type {
  previewApplicationPayout,
  previewDeliverablePayout,
  previewProofPayout,
} from '@doubloon/contract/payments/receipt-operations.ts';
import { queryOf } from '../api/queries/query.ts';
import { REFRESH_MS } from '../api/queries/refresh.ts';

export type PreviewOperation =
  | typeof previewApplicationPayout
  | typeof previewDeliverablePayout
  | typeof previewProofPayout;

/** What an approval would pay now. While another payment to the creator is on its way, the answer changes by itself. */
export function payoutPreviewQuery(operation: PreviewOperation, id: string) {
  return queryOf(
    operation,
    { params: { id } },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.problem?.reason === 'in_flight' ? REFRESH_MS : false),
    },
  );
}
