import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { LIVE_PAYOUT_STATUSES } from '@doubloon/contract/payments/lifecycle.ts';
import { PAYMENT_HELD } from '@doubloon/contract/payments/statements/payment-problem.ts';
import type { ReactNode } from 'react';
import { ViewsSource, viewsSourceText } from '../../../shared/loots/sourced-views.tsx';
import {
  mendedPaymentNews,
  paidThingOf,
  paymentFailureNews,
  paymentProblemWords,
} from '../../../shared/payments/payment-failure.ts';
import { moneyTones } from '../../../shared/payments/money-tones.ts';
import { PayoutStatusBadge } from '../../../shared/payments/payout-status-badge.tsx';
import { UnpaidForCreator } from '../../../shared/payments/unpaid-for-creator.tsx';
import { chakra, Hint, Muted, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { currentTime } from '../../../shared/state/current-time.ts';
import { DateText, NearDateText } from '../../../shared/ui/figures/date-text.tsx';
import { formatNumber, Money } from '../../../shared/ui/figures/numbers.tsx';

interface PayoutRowProps {
  payout: PayoutView;
  title: string;
  /** The side the reader is on: decides how a failed payout says who must act and when it is tried again. */
  reader: 'creator' | 'owner';
  action?: ReactNode;
  /** A sign before it, in a list as wide as a page. */
  lead?: ReactNode;
  /** The views that counted before it; null if unknown. */
  before?: number | null;
  /** True beside other things: where its views come from is told to whoever points at them, and read out. */
  isShort?: boolean;
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

/** The sums stand below each other at the edge of the list; what can be done stands below them on phones, else before them. */
const Parts = chakra('li', {
  base: {
    display: 'grid',
    columnGap: { base: '3', md: '4' },
    alignItems: 'center',
    paddingY: '3.5',
    borderTopWidth: '1px',
    borderColor: 'line',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
    gridTemplateAreas: {
      base: '"title sum" "facts facts" "source action" "more more"',
      md: '"title action sum" "facts action sum" "source action sum" "more more more"',
    },
  },
  variants: {
    isShort: {
      true: {
        gridTemplateAreas: {
          base: '"title sum" "facts action" "more more"',
          md: '"title action sum" "facts action sum" "more more more"',
        },
      },
    },
    // In a list as wide as a page the words stand in two lines.
    hasLead: {
      true: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr) auto',
          md: 'auto minmax(0, 1fr) auto auto',
          xl: 'auto auto minmax(0, 1fr) auto auto',
        },
        gridTemplateAreas: {
          base: '"title sum" "facts facts" "source action" "more more"',
          md: '"lead title action sum" "lead facts action sum" "lead source action sum" ". more more more"',
          xl: '"lead title title action sum" "lead facts source action sum" ". more more more more"',
        },
      },
    },
  },
});
/** Phones have no room for it. */
const Lead = chakra('div', { base: { gridArea: 'lead', display: { base: 'none', md: 'block' } } });
const Sum = chakra('div', {
  base: { gridArea: 'sum', display: 'flex', alignItems: 'center', gap: '3' },
});
const Action = chakra('div', { base: { gridArea: 'action', display: 'flex', justifyContent: 'flex-end', gap: '3' } });
const Source = chakra(Hint, {
  base: { gridArea: 'source' },
  variants: {
    // Goes on in the line of the facts where there is room.
    goesOn: {
      true: {
        marginLeft: { xl: '-3' },
        _before: { content: { xl: '"·"' }, marginRight: '1' },
        _empty: { display: 'none' },
      },
    },
  },
});

/** One payout with what it was computed from and, when it failed, why and who must act. */
export function PayoutRow({
  payout,
  title,
  reader,
  action,
  lead,
  before = payout.counted_before,
  isShort = false,
}: PayoutRowProps) {
  const { counted_from: from } = payout;
  const counts = payout.status === 'paid' || LIVE_PAYOUT_STATUSES.includes(payout.status);
  const isPaid = payout.status === 'paid';
  return (
    <Parts hasLead={lead !== undefined} isShort={isShort}>
      {lead !== undefined && <Lead>{lead}</Lead>}
      <chakra.p gridArea="title" fontWeight="semibold">
        {title}
      </chakra.p>
      <Hint
        gridArea="facts"
        title={isShort && from ? viewsSourceText(from, reader === 'creator', currentTime()) : undefined}
      >
        {isShort ? <NearDateText value={payout.created_at} /> : <DateText value={payout.created_at} />} ·{' '}
        <AddedViews before={counts ? before : null} after={payout.counted_views} /> · {payout.share_percent}% tier
        {isShort && from && (
          <VisuallyHidden>
            {' '}
            · <ViewsSource known={from} />
          </VisuallyHidden>
        )}
      </Hint>
      {!isShort && <Source goesOn={lead !== undefined}>{from && <ViewsSource known={from} />}</Source>}
      <Sum>
        {/* Gold says it of what is paid, which nearly all of them are. */}
        {isPaid ? <VisuallyHidden>Paid</VisuallyHidden> : <PayoutStatusBadge status={payout.status} />}
        <Money
          cents={payout.amount}
          minWidth={{ md: '6.5rem' }}
          textAlign="right"
          fontWeight="bold"
          color={isPaid ? moneyTones.paid.text : undefined}
        />
      </Sum>
      {action && <Action>{action}</Action>}
      <chakra.div gridArea="more">
        <Explanation payout={payout} reader={reader} />
      </chakra.div>
    </Parts>
  );
}

const Added = chakra('strong', { base: { color: 'text', fontWeight: 'semibold' } });

/** How many views a payout has added or, where that is not known, how many it counts. */
function AddedViews({ before, after }: { before: number | null; after: number }) {
  if (before === null || after <= before) return `${formatNumber(after)} counted views`;
  return <Added>{`+${formatNumber(after - before)} ${after - before === 1 ? 'view' : 'views'}`}</Added>;
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
