import type { PaymentFlow } from '@doubloon/contract/dashboard/dashboard.ts';
import { getPaymentFlow } from '@doubloon/contract/dashboard/operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { REFRESH_MS } from '../../../shared/api/refresh.ts';
import { request } from '../../../shared/api/request.ts';
import { liveOrEvery } from '../../../shared/live/live-or-every.ts';
import { answerOr } from './answer-or.ts';

const nothing: PaymentFlow = {
  totalPaidIn: 0,
  totalPaidOut: 0,
  pendingPayouts: 0,
  available: 0,
  refunded: 0,
  disputed: 0,
  platformRevenue: 0,
  paymentFlowPercentage: 0,
  recentPayments: [],
  recentPayouts: [],
};

/** Money in and out; zeros and empty lists when the server cannot say at first. */
export function paymentFlowQuery(uid: string) {
  return queryOptions({
    queryKey: ['dashboard', 'payment-flow', uid],
    queryFn: (context) =>
      answerOr(
        context,
        () => request(getPaymentFlow, { params: { uid } }),
        () => nothing,
      ),
    ...liveOrEvery(REFRESH_MS, 'dashboard', 'payouts'),
  });
}
