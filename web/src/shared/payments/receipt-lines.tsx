import type { ReceiptView } from '@doubloon/contract/payments/statements/receipt.ts';
import type { ReactNode } from 'react';
import { chakra } from '../style/chakra.tsx';
import { moneyTones } from './money-tones.ts';
import { CountedMoney, formatCents, formatNumber, Money } from '../ui/figures/numbers.tsx';

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
  /** Label of the total, such as "Paid". */
  total: string;
  /** Budget before the payment, in cents; shown together with the budget after it. */
  remainingCents?: number | undefined;
  /** True when the total was paid. */
  isPaid?: boolean;
  /** True when the total is seen to count up: it was paid just now. */
  counts?: boolean;
}

/** Shows how an amount came about, line by line: everything it follows from, so that anybody can compute it again. */
export function ReceiptLines({ receipt, total, remainingCents, isPaid = false, counts = false }: ReceiptLinesProps) {
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
        <chakra.dd color={isPaid ? moneyTones.paid.text : 'text'} fontWeight="bold">
          <CountedMoney cents={receipt.amount} from={counts ? 0 : receipt.amount} />
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

/** Returns how the counted views of one post come about, in words; `baseline_source` says where those come from that do not count. */
export function countedViewsFormula({
  views,
  baseline_views: before,
  baseline_source: source,
}: Pick<ReceiptView['posts'][number], 'views' | 'baseline_views' | 'baseline_source'>): string {
  if (before === null) return `${formatNumber(views)} views, none counted before a first accepted proof`;
  if (before === 0) return `${formatNumber(views)} views, all of them counted${source ? ', from the approval on' : ''}`;
  const said = source === 'platform' ? 'its platform showed at submission' : 'the first accepted proof showed';
  const known = source === 'platform' || source === 'proof';
  return `${formatNumber(views)} views − ${formatNumber(before)} that ${known ? said : 'it had before'}`;
}

/** Returns how the counted views of a receipt add up, with those of `post` told apart from the rest; undefined where all views of one post count. */
export function countedSum(
  { posts, counted_views: all }: Pick<ReceiptView, 'posts' | 'counted_views'>,
  post: string | undefined,
): string | undefined {
  const own = posts.length === 1 ? posts[0] : posts.find((each) => each.post === post);
  const before = own?.baseline_views ?? 0;
  const apart = own && before > 0 ? `${formatNumber(own.views)} − ${formatNumber(before)} before` : undefined;
  if (posts.length < 2) return apart && `${apart} = ${formatNumber(all)}`;
  if (!own)
    return `${posts.map(({ counted_views: counted }) => formatNumber(counted)).join(' + ')} = ${formatNumber(all)}`;
  const others = formatNumber(all - own.counted_views);
  return `${others} of other posts + ${formatNumber(own.counted_views)} of this one${apart ? ` (${apart})` : ''} = ${formatNumber(all)}`;
}

/** Returns how the entitlement of a receipt comes about, in words; amounts in cents. */
export function earnedFormula({
  payout_model: model,
  budget,
  creator_slots: slots,
  creator_cap: cap,
  expected_reach: reach,
  counted_views: views,
  share_percent: share,
}: Omit<ReceiptView, 'posts'>): string {
  if (model === 'budget_share') {
    const part = slots === 1 ? formatCents(budget) : `${formatCents(budget)} ÷ ${slots} creators`;
    return `Budget share: ${part} × ${share}%`;
  }
  const paidFor = `${formatNumber(Math.min(views, reach))} of ${formatNumber(reach)} views`;
  const capped = cap === null ? '' : `, at most ${formatCents(cap)} per creator`;
  return `Per view: ${paidFor} × ${formatCents(budget)} × ${share}%${capped}`;
}
