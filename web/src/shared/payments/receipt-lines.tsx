import type { ReceiptView } from '@doubloon/contract/payments/receipt.ts';
import type { ReactNode } from 'react';
import { chakra } from '../style/chakra.tsx';
import { Money } from '../ui/money.tsx';
import { countedViewsFormula, earnedFormula } from './receipt-formula.ts';
import { formatNumber } from '../ui/numbers.ts';

const Row = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    paddingY: '2',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0' },
  },
});

function Line({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <Row>
      <chakra.dt minWidth="8rem">
        {name}
        {note && (
          <chakra.span display="block" textStyle="hint" overflowWrap="anywhere">
            {note}
          </chakra.span>
        )}
      </chakra.dt>
      <chakra.dd fontWeight="semibold" textAlign="right" textStyle="figure">
        {children}
      </chakra.dd>
    </Row>
  );
}

interface ReceiptLinesProps {
  receipt: ReceiptView;
  /** What the last line is called, such as "Paid". */
  total: string;
  /** What is left of the budget before it, in cents; shown with what is left after it. */
  remainingCents?: number | undefined;
}

/** How an amount came about, line by line: everything it follows from, so that anybody can compute it again. */
export function ReceiptLines({ receipt, total, remainingCents }: ReceiptLinesProps) {
  return (
    <chakra.dl>
      {receipt.posts.map(({ post, counted_views: counted, ...views }) => (
        <Line
          key={post}
          name={receipt.posts.length > 1 ? `Post ${post}` : 'Post'}
          note={
            countedViewsFormula(views) + (views.has_fallen ? '. A later report was lower; what was earned stays.' : '')
          }
        >
          {formatNumber(counted)}
        </Line>
      ))}
      <Line name="Counted views" note={`${receipt.share_percent}% tier`}>
        {formatNumber(receipt.counted_views)}
      </Line>
      <Line name="Earned in all" note={earnedFormula(receipt)}>
        <Money cents={receipt.entitlement} />
      </Line>
      <Line name="Already paid">
        <Money cents={receipt.already_paid} />
      </Line>
      {receipt.taken_back > 0 && (
        <Line name="Paid and taken back" note="It is not paid again.">
          <Money cents={receipt.taken_back} />
        </Line>
      )}
      <Row borderColor="controlLine" fontSize="lg">
        <chakra.dt fontWeight="bold">{total}</chakra.dt>
        <chakra.dd color="goldText" fontWeight="bold">
          <Money cents={receipt.amount} />
        </chakra.dd>
      </Row>
      {remainingCents !== undefined && (
        <Line name="Remaining budget" note="Now, and after this payment">
          <Money cents={remainingCents} />{' '}
          <chakra.span whiteSpace="nowrap">
            → <Money cents={Math.max(0, remainingCents - receipt.amount)} />
          </chakra.span>
        </Line>
      )}
    </chakra.dl>
  );
}
