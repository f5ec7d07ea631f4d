import type {
  previewApplicationPayout,
  previewDeliverablePayout,
  previewProofPayout,
} from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { queryOf } from '../api/queries/query.ts';
import { REFRESH_MS } from '../live/live-or-every.ts';

/** How long an amount in a list is taken as current; the review asks for it anew. */
const FRESH_MS = 5 * 60_000;

export type PreviewOperation =
  | typeof previewApplicationPayout
  | typeof previewDeliverablePayout
  | typeof previewProofPayout;

/** Query for the payment that an approval would make now; refetches while another payment to the creator is in progress. */
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

/** Query for the same payment as a list shows it, which asks rarely. */
export function listedPreviewQuery(operation: PreviewOperation, id: string) {
  return { ...payoutPreviewQuery(operation, id), staleTime: FRESH_MS, refetchInterval: false as const };
}
