import { chakra } from '../style/chakra.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import type { PaymentFailureNews } from './payment-failure.ts';

/** Why a payment did not come about, who must act, and when it is tried again; stays as long as its dialog. */
export function PaymentFailureNotice({ news }: { news: PaymentFailureNews }) {
  return (
    <Notice tone="coral" title={news.text}>
      <chakra.p fontSize="sm">{news.whoActs}</chakra.p>
      <chakra.p fontSize="sm">{news.next}</chakra.p>
    </Notice>
  );
}
