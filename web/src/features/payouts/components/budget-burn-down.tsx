import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { currentTime } from '../../../shared/state/current-time.ts';
import { chakra, Hint } from '../../../shared/style/chakra.tsx';
import { payoutsText } from '../../../shared/text/payouts.ts';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { FigureTable } from '../../../shared/ui/figures/figure-table.tsx';
import { formatCents } from '../../../shared/ui/figures/numbers.tsx';
import { QueryView } from '../../../shared/ui/lists/query-view.tsx';
import { ownerPayoutsQuery } from '../api/queries.ts';

/** Budget left from a moment on, in cents. */
interface BurnDownPoint {
  at: Date;
  leftCents: number;
}

interface BurnDownFacts {
  /** The whole budget at `now`, in cents, and what of it was added since the beginning. */
  budgetCents: number;
  additions: readonly { at: Date; cents: number }[];
  /** Budget that was not paid out at `now`, in cents. */
  leftCents: number;
  startedAt: Date;
  now: Date;
  /** Newest first; those before the oldest of them may be missing. */
  payouts: readonly Pick<PayoutView, 'status' | 'amount' | 'updated_at'>[];
}

const WIDTH = 600;
const HEIGHT = 72;

interface BudgetBurnDownProps {
  campaign: CampaignView;
  /** The payments for the loot; without it nobody knows when its budget grew. */
  refund: RefundView | undefined;
}

/** Shows how a loot's budget went down, as a small picture with a table for screen readers. */
export function BudgetBurnDown({ campaign, refund }: BudgetBurnDownProps) {
  const list = useInfiniteQuery(ownerPayoutsQuery(campaign.owner_id, { campaignId: campaign.id }));
  return (
    <QueryView query={list} problem={payoutsText.fetchFailed} pending={null}>
      {({ pages }) => <BurnDown campaign={campaign} refund={refund} payouts={pages.flatMap(({ items }) => items)} />}
    </QueryView>
  );
}

function BurnDown({ campaign, refund, payouts }: BudgetBurnDownProps & { payouts: readonly PayoutView[] }) {
  const added = refund?.of_added_budget.filter(({ goes_back: back }) => back === null) ?? [];
  const points = burnDown({
    budgetCents: campaign.budget,
    additions: added.map(({ paid_at: at, paid_budget: cents }) => ({ at, cents })),
    leftCents: campaign.budget - campaign.paidOut,
    startedAt: campaign.created_at,
    now: campaign.closed_at ?? currentTime(),
    payouts,
  });
  if (points.length === 0) {
    return (
      <Hint marginTop="4">
        {campaign.closed_at
          ? 'No creator was paid out of this loot.'
          : 'Once the first creator is paid, this shows how the budget goes down.'}
      </Hint>
    );
  }
  if (!refund) return null;
  return (
    <chakra.figure marginTop="5">
      <Hint marginBottom="2">Remaining budget over time</Hint>
      <Curve points={points} budgetCents={campaign.budget} />
      <chakra.figcaption display="flex" justifyContent="space-between" gap="3" textStyle="hint">
        <DateText value={campaign.created_at} />
        <span>{campaign.closed_at ? <DateText value={campaign.closed_at} /> : 'Today'}</span>
      </chakra.figcaption>
      <FigureTable
        caption="Remaining budget over time"
        rows={points.map(({ at, leftCents }) => ({
          key: `${at.toISOString()} ${leftCents}`,
          name: <DateText value={at} />,
          values: [formatCents(leftCents)],
        }))}
      />
    </chakra.figure>
  );
}

function Curve({ points, budgetCents }: { points: readonly BurnDownPoint[]; budgetCents: number }) {
  const from = points[0]?.at.getTime() ?? 0;
  const span = Math.max(1, (points.at(-1)?.at.getTime() ?? 0) - from);
  const x = ({ at }: BurnDownPoint) => ((at.getTime() - from) / span) * WIDTH;
  const y = ({ leftCents }: BurnDownPoint) => 2 + (1 - leftCents / Math.max(1, budgetCents)) * (HEIGHT - 4);
  const steps = points
    .map((point, index) => (index === 0 ? `M${x(point)} ${y(point)}` : `H${x(point)} V${y(point)}`))
    .join(' ');
  return (
    <chakra.svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      width="full"
      height="18"
      color="accent"
      aria-hidden
    >
      <chakra.path d={`${steps} V${HEIGHT} H0 Z`} fill="currentColor" opacity="0.18" />
      <path d={steps} fill="none" stroke="currentColor" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
    </chakra.svg>
  );
}

/**
 * Returns how a budget went down with each payment and grew with each addition, oldest first: counted back from what is left, so that it ends at the truth even when
 * old payments are not loaded. Empty while nothing was paid.
 */
export function burnDown(facts: BurnDownFacts): readonly BurnDownPoint[] {
  const { budgetCents, additions, leftCents, startedAt, now, payouts } = facts;
  const paid = payouts.filter(({ status }) => status === 'paid');
  if (paid.length === 0) return [];
  const steps = [
    ...paid.map(({ amount, updated_at: at }) => ({ at, paidCents: amount, addedCents: 0 })),
    ...additions.map(({ at, cents }) => ({ at, paidCents: 0, addedCents: cents })),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const points: BurnDownPoint[] = [{ at: now, leftCents }];
  let left = leftCents;
  let budget = budgetCents;
  for (const { at, paidCents, addedCents } of steps) {
    points.push({ at, leftCents: left });
    budget -= addedCents;
    left = Math.min(budget, Math.max(0, left + paidCents - addedCents));
  }
  points.push({ at: startedAt, leftCents: budget });
  return points.toReversed();
}
