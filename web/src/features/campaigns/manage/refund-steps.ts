import type { PaymentRefundView } from '@doubloon/contract/payments/refund-request.ts';
import { refundsText } from '../../../shared/text/refunds.ts';
import type { Step } from '../../../shared/ui/feedback/steps.tsx';
import { formatDate } from '../../../shared/ui/figures/time.ts';

type RefundFacts = Pick<
  PaymentRefundView,
  | 'status'
  | 'waits_for'
  | 'next_try_at'
  | 'requested_at'
  | 'review_by'
  | 'under_review'
  | 'decided_at'
  | 'sent_at'
  | 'expected_by'
  | 'settlement'
>;

const at = {
  none: 0,
  waiting: 0,
  requested: 1,
  granted: 2,
  refused: 1,
  refunding: 2,
  refunded: 4,
  failed: 3,
  lapsed: 0,
  settled: 4,
};
const on = (day: Date | null) => (day ? formatDate(day) : undefined);

/** The steps of a refund, which it is at, and until when. */
export function refundSteps(refund: RefundFacts): readonly Step[] {
  const { status } = refund;
  const reached = at[status];
  const reviewName = status === 'refused' ? 'Refused after review' : 'Review by our team';
  const arrivalName = status === 'failed' ? 'Could not be sent' : 'With your bank';
  const sendingName = refund.settlement
    ? 'Paid by bank transfer'
    : status === 'refunding'
      ? 'Being sent back'
      : 'Sent back';
  const notes = [
    on(refund.requested_at) ?? 'Asked for by itself, as soon as nothing holds the money.',
    on(refund.decided_at) ?? reviewNote(refund),
    on(refund.settlement?.settled_at ?? refund.sent_at) ?? sendingNote(refund),
    arrivalNote(refund),
  ];
  return ['Requested', reviewName, sendingName, arrivalName].map((name, index) => ({
    name,
    state: index < reached ? 'done' : index === reached ? 'current' : 'ahead',
    note: notes[index],
  }));
}

function reviewNote({ review_by: by, under_review: closely }: RefundFacts): string {
  if (closely) return 'Our team takes more time to look at it closely.';
  return by ? `${refundsText.review} At the latest ${formatDate(by)}.` : refundsText.review;
}

/** Promises nothing of a refund that waits or is tried again: the line beside the steps says why, with its own day. */
function sendingNote({ status, waits_for: hold, next_try_at: nextTry }: RefundFacts): string | undefined {
  if (status === 'refunding') return 'The payment provider has not made it yet.';
  return status === 'granted' && !hold && !nextTry ? 'It is sent within the hour.' : undefined;
}

function arrivalNote({ expected_by: by, status }: RefundFacts): string | undefined {
  if (status === 'failed' || status === 'settled') return undefined;
  return by ? `${refundsText.arrival} Expected by ${formatDate(by)}.` : refundsText.arrival;
}
