import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
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
  budgetCents: number;
  /** Budget that was not paid out at `now`, in cents. */
  leftCents: number;
  startedAt: Date;
  now: Date;
  /** Newest first; those before the oldest of them may be missing. */
  payouts: readonly Pick<PayoutView, 'status' | 'amount' | 'updated_at'>[];
}

const WIDTH = 600;
const HEIGHT = 72;

/** Shows how a loot's budget went down, as a small picture with a table for screen readers. */
export function BudgetBurnDown({ campaign }: { campaign: CampaignView }) {
  const list = useInfiniteQuery(ownerPayoutsQuery(campaign.owner_id, { campaignId: campaign.id }));
  return (
    <QueryView query={list} problem={payoutsText.fetchFailed} pending={null}>
      {({ pages }) => <BurnDown campaign={campaign} payouts={pages.flatMap(({ items }) => items)} />}
    </QueryView>
  );
}

function BurnDown({ campaign, payouts }: { campaign: CampaignView; payouts: readonly PayoutView[] }) {
  const points = burnDown({
    budgetCents: campaign.budget,
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
 * Returns how a budget went down with each payment, oldest first: counted back from what is left, so that it ends at the truth even when old
 * payments are not loaded. Empty while nothing was paid.
 */
export function burnDown({ budgetCents, leftCents, startedAt, now, payouts }: BurnDownFacts): readonly BurnDownPoint[] {
  const paid = payouts
    .filter(({ status }) => status === 'paid')
    .toSorted((a, b) => b.updated_at.getTime() - a.updated_at.getTime());
  if (paid.length === 0) return [];
  const points: BurnDownPoint[] = [{ at: now, leftCents }];
  let left = leftCents;
  for (const { amount, updated_at: at } of paid) {
    points.push({ at, leftCents: left });
    left = Math.min(budgetCents, left + amount);
  }
  points.push({ at: startedAt, leftCents: budgetCents });
  return points.toReversed();
}
