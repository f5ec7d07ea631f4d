import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { LIVE_PAYOUT_STATUSES } from '@doubloon/contract/payments/lifecycle.ts';
import { PAYMENT_HELD } from '@doubloon/contract/payments/statements/payment-problem.ts';
import type { ReactNode } from 'react';
import { ViewsSource } from '../../../shared/loots/sourced-views.tsx';
import {
  mendedPaymentNews,
  paidThingOf,
  paymentFailureNews,
  paymentProblemWords,
} from '../../../shared/payments/payment-failure.ts';
import { moneyTones } from '../../../shared/payments/money-tones.ts';
import { PayoutStatusBadge } from '../../../shared/payments/payout-status-badge.tsx';
import { UnpaidForCreator } from '../../../shared/payments/unpaid-for-creator.tsx';
import { chakra, Hint, Muted, Wrap } from '../../../shared/style/chakra.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { formatNumber, Money } from '../../../shared/ui/figures/numbers.tsx';

interface PayoutRowProps {
  payout: PayoutView;
  title: string;
  /** The side the reader is on: decides how a failed payout says who must act and when it is tried again. */
  reader: 'creator' | 'owner';
  action?: ReactNode;
  /** The views that counted before it; null if unknown. */
  before?: number | null;
}

/** A row of a list about payments: what it is on the left, the money on the right. */
export const PaymentRow = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '3',
    paddingY: '3.5',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});

/** One payout with what it was computed from and, when it failed, why and who must act. */
export function PayoutRow({ payout, title, reader, action, before = payout.counted_before }: PayoutRowProps) {
  const counts = payout.status === 'paid' || LIVE_PAYOUT_STATUSES.includes(payout.status);
  return (
    <PaymentRow>
      <chakra.div flex="1 1 14rem">
        <chakra.p fontWeight="semibold">{title}</chakra.p>
        <Hint>
          <DateText value={payout.created_at} /> ·{' '}
          <AddedViews before={counts ? before : null} after={payout.counted_views} /> · {payout.share_percent}% tier
        </Hint>
        {payout.counted_from && (
          <Hint>
            <ViewsSource known={payout.counted_from} />
            {payout.by_itself && ' · paid by itself'}
          </Hint>
        )}
        <Explanation payout={payout} reader={reader} />
      </chakra.div>
      <Wrap alignItems="center" justifyContent="flex-end" gap="3" marginLeft="auto">
        <PayoutStatusBadge status={payout.status} />
        <Money
          cents={payout.amount}
          minWidth="6.5rem"
          textAlign="right"
          fontWeight="bold"
          color={payout.status === 'paid' ? moneyTones.paid.text : undefined}
        />
        {action}
      </Wrap>
    </PaymentRow>
  );
}

const Added = chakra('strong', { base: { color: 'text', fontWeight: 'semibold' } });

/** The views that a payout counts and, where that is known, how many of them it has added. */
function AddedViews({ before, after }: { before: number | null; after: number }) {
  if (before === null || after <= before) return `${formatNumber(after)} counted views`;
  return (
    <>
      <Added>{`+${formatNumber(after - before)} ${after - before === 1 ? 'view' : 'views'}`}</Added>, from{' '}
      {formatNumber(before)} to {formatNumber(after)} counted views
    </>
  );
}

function Explanation({ payout, reader }: Pick<PayoutRowProps, 'payout' | 'reader'>) {
  const { status, failure, taken_back: takenBack } = payout;
  if (status === 'paid' && takenBack > 0)
    return (
      <Hint>
        <Money cents={takenBack} /> of it was taken back; that is part of the budget again.
      </Hint>
    );
  if (status === 'held' && failure) {
    const { text, whoActs } = paymentProblemWords(failure);
    return (
      <>
        {reader === 'creator' ? (
          <UnpaidForCreator problem={failure} />
        ) : (
          <Hint>
            {text} {whoActs}
          </Hint>
        )}
        {failure.tried_until && (
          <Hint>
            Held until <DateText value={failure.tried_until} />
            {failure.reason === PAYMENT_HELD ? ', unless it is decided before.' : '.'}
          </Hint>
        )}
      </>
    );
  }
  if (status === 'failed' && failure) {
    if (reader === 'creator') return <UnpaidForCreator problem={failure} />;
    const paid = paidThingOf(payout);
    const { text, whoActs, next } = failure.mended ? mendedPaymentNews(paid) : paymentFailureNews(failure, paid);
    return (
      <chakra.div fontSize="sm" maxWidth="prose" marginTop="1">
        <chakra.p color={failure.mended ? 'text' : 'coralText'}>{text}</chakra.p>
        <Muted>
          {whoActs} {next}
        </Muted>
      </chakra.div>
    );
  }
  const text = {
    unresolved: 'It is looked at again every minute by itself, and settled within about an hour.',
    reversed: 'It was taken back; its money is part of the budget again.',
    lapsed: 'What it was for earned nothing more.',
  }[status as 'unresolved' | 'reversed' | 'lapsed'] as string | undefined;
  return text ? <Hint>{text}</Hint> : null;
}
