import {
  PAYMENT_WAITS,
  isNoFailure,
  isSetAside,
  PAYMENT_GRANTED,
  PAYMENT_HELD,
  PAYMENT_REFUSED,
  type PaymentProblemView,
} from '@doubloon/contract/payments/statements/payment-problem.ts';
import {
  applicationStatusLabels,
  deliverableStatusLabels,
  proofStatusLabels,
  spoken,
} from '@doubloon/contract/shared/status-labels.ts';
import { paymentProblemWords, type PaidThing, type PaymentFailureNews } from './payment-failure.ts';
import { chakra } from '../style/chakra.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { unpaidTexts } from '../text/payouts.ts';
import { DateText } from '../ui/figures/date-text.tsx';
import { Badge } from '../ui/marks/badge.tsx';

const ACTORS = {
  creator: 'The creator has to act',
  owner: 'You have to act',
  platform: 'Our team has to act',
} as const;

/** The status of what waits for its payment. */
const WAITING: Readonly<Record<PaidThing, string>> = {
  treasure: deliverableStatusLabels.submitted,
  proof: proofStatusLabels.pending,
  application: applicationStatusLabels.approved,
};

interface UnpaidNoticeProps {
  problem: PaymentProblemView;
  /** The word for a payable that waits for its approval until it is paid; undefined of what is approved and whose new views could not be paid. */
  waiting?: PaidThing;
}

/** Notice on accepted work that could not be paid: the reason, who must act, and how long it is retried automatically. Of one that is set aside, when it goes on; of one that our team has decided, what was. */
export function UnpaidNotice({ problem, waiting }: UnpaidNoticeProps) {
  const standing = waiting ? `, so it is still ${spoken(WAITING[waiting])}` : '';
  if (isSetAside(problem.reason)) {
    return (
      <Notice colorPalette="gold" title={`It is not paid yet${standing}`}>
        <p>{problem.details}</p>
        <chakra.p fontSize="sm">
          {problem.reason === PAYMENT_HELD ? unpaidTexts.acts.platform : unpaidTexts.nobodyActs}
        </chakra.p>
      </Notice>
    );
  }
  const { text, whoActs } = paymentProblemWords(problem);
  if (isNoFailure(problem.reason)) {
    const isRefused = problem.reason === PAYMENT_REFUSED;
    return (
      <Notice
        colorPalette={isRefused ? 'coral' : 'gold'}
        title={`${isRefused ? 'It is not paid' : 'It is paid soon'}${standing}`}
      >
        <p>{text}</p>
        <chakra.p fontSize="sm">{whoActs}</chakra.p>
      </Notice>
    );
  }
  return (
    <Notice colorPalette="coral" title={`It could not be paid${standing}`}>
      <p>{text}</p>
      <chakra.p fontSize="sm">
        {ACTORS[problem.must_act]}: {whoActs} Refused since <DateText value={problem.since} />; from the deadline of the
        decision until <DateText value={problem.tried_until} /> it is tried again by itself.
      </chakra.p>
    </Notice>
  );
}

/** Payments that have not failed: they are set aside, or our team has decided about them. */
const NO_FAILURES: Readonly<Record<string, { readonly colorPalette: 'gold' | 'coral'; readonly label: string }>> = {
  [PAYMENT_WAITS]: { colorPalette: 'gold', label: 'Payment held' },
  [PAYMENT_HELD]: { colorPalette: 'gold', label: 'Payment held' },
  [PAYMENT_GRANTED]: { colorPalette: 'gold', label: 'Payment granted' },
  [PAYMENT_REFUSED]: { colorPalette: 'coral', label: 'Payment refused' },
};

/** Badge on accepted work that could not be paid, for tables. */
export function UnpaidBadge({ problem }: { problem: PaymentProblemView | null }) {
  if (!problem) return null;
  const known = NO_FAILURES[problem.reason];
  return known ? (
    <Badge colorPalette={known.colorPalette}>{known.label}</Badge>
  ) : (
    <Badge colorPalette="coral">Payment failed</Badge>
  );
}

/** Shows why a payment did not come about or waits, who must act, and when it is tried again; stays as long as its dialog. */
export function PaymentFailureNotice({ news }: { news: PaymentFailureNews }) {
  return (
    <Notice colorPalette={news.next === null ? 'gold' : 'coral'} title={news.text}>
      <chakra.p fontSize="sm">{news.whoActs}</chakra.p>
      {news.next !== null && <chakra.p fontSize="sm">{news.next}</chakra.p>}
    </Notice>
  );
}
