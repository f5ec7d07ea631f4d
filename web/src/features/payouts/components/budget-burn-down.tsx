import type { TrendRange } from '@doubloon/contract/dashboard/dashboard.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { endOfDayInSingapore, startOfDayInSingapore } from '@doubloon/contract/shared/days.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { chakra, Hint } from '../../../shared/style/chakra.tsx';
import { payoutsText } from '../../../shared/text/payouts.ts';
import { formatCents, formatCount, formatNumber, formatScaleCents } from '../../../shared/ui/figures/numbers.tsx';
import { deltaText } from '../../../shared/ui/figures/delta.ts';
import { datedByDecision, RangeChoice, useRange } from '../../../shared/ui/figures/range-choice.tsx';
import { StepChart } from '../../../shared/ui/figures/step-chart.tsx';
import { QueryView } from '../../../shared/ui/lists/query-view.tsx';
import { endWith, growthIn, paidOverTime, stepsWithin, viewsOverTime } from '../over-time.ts';
import { useLootPayouts } from '../use-loot-payouts.ts';

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
  /** Every payout of the loot, newest first. */
  payouts: readonly Pick<PayoutView, 'status' | 'amount' | 'taken_back' | 'created_at'>[];
}

/** Side by side where there is room for both. */
const Charts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '10',
    rowGap: '6',
    marginTop: '6',
  },
});

interface BudgetBurnDownProps {
  campaign: CampaignView;
  /** The payments for the loot; without it nobody knows when its budget grew. */
  refund: RefundView | undefined;
}

/** Shows how a loot's budget went down and its views grew, each with its axes and as a table for screen readers. */
export function BudgetBurnDown({ campaign, refund }: BudgetBurnDownProps) {
  return (
    <QueryView query={useLootPayouts(campaign)} problem={payoutsText.fetchFailed} pending={null}>
      {(payouts) => <OverTime campaign={campaign} refund={refund} payouts={payouts} />}
    </QueryView>
  );
}

/** Chooses of which days `BudgetBurnDown` shows how the budget went down; nothing while it shows none. */
export function BurnDownRange({ campaign }: Pick<BudgetBurnDownProps, 'campaign'>) {
  const [range, setRange] = useRange('all');
  const payouts = useLootPayouts(campaign).data ?? [];
  return payouts.some(isPaid) && <RangeChoice range={range} onChange={setRange} />;
}

const isPaid = ({ status }: Pick<PayoutView, 'status'>) => status === 'paid';

interface OverTimeProps extends BudgetBurnDownProps {
  payouts: readonly PayoutView[];
}

function OverTime({ campaign, refund, payouts }: OverTimeProps) {
  const [range] = useRange('all');
  const added = refund?.of_added_budget.filter(({ goes_back: back }) => back === null) ?? [];
  const now = endWith(campaign.closed_at ?? currentTime(), payouts);
  const life = { startedAt: campaign.created_at, now, payouts };
  const points = burnDown({
    ...life,
    budgetCents: campaign.budget,
    additions: added.map(({ paid_at: at, paid_budget: cents }) => ({ at, cents })),
    leftCents: campaign.budget - campaign.paidOut,
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
  const budget = stepsWithin(
    points.map(({ at, leftCents: value }) => ({ at, value })),
    range,
  );
  const views = viewsOverTime(life);
  return (
    <>
      <Charts>
        {refund && (
          <StepChart
            title="Remaining budget over time"
            note={ofDays(paidOverTime(payouts, now), range, (cents) => `${formatCents(cents)} paid out`)}
            steps={budget}
            format={formatCents}
            short={formatScaleCents}
            color="muted"
            plan={evenSpending(campaign, budget)}
          />
        )}
        <StepChart
          title="Views paid for over time"
          note={ofDays(views, range, (count) => `${formatNumber(count)} ${count === 1 ? 'view' : 'views'}`)}
          steps={stepsWithin(views, range)}
          format={formatNumber}
          short={formatCount}
          color="skyText"
        />
      </Charts>
      <Hint marginTop="4" marginBottom="2">
        {datedByDecision}
      </Hint>
    </>
  );
}

/** Returns what would be left if the budget of a loot went down evenly from its first day to its last; undefined for one that is closed or has no end. */
function evenSpending(
  { budget, startDate, endDate, created_at: created, closed_at: closed }: CampaignView,
  steps: readonly { at: Date }[],
) {
  const [first] = steps;
  const last = steps.at(-1);
  if (closed || !endDate || !first || !last) return undefined;
  const start = (startDate ? startOfDayInSingapore(startDate) : created).getTime();
  const runs = endOfDayInSingapore(endDate).getTime() - start;
  if (runs <= 0) return undefined;
  const leftAt = ({ at }: { at: Date }) => budget * (1 - Math.min(Math.max((at.getTime() - start) / runs, 0), 1));
  return { name: 'Even spending', from: leftAt(first), to: leftAt(last) };
}

/** Says what the last days of a sum over time brought, beside as many days before. Its whole pace stands in the loot's strip. */
function ofDays(
  steps: Parameters<typeof growthIn>[0],
  range: TrendRange,
  said: (sum: number) => string,
): string | undefined {
  if (range === 'all') return undefined;
  const { now, before } = growthIn(steps, Number(range));
  return `${said(now)} in these ${range} days · ${deltaText(now, before, Number(range))}`;
}

/**
 * Returns how a budget went down with each payment and grew with each addition, oldest first: counted back from what is left, so that it ends at the truth also where
 * a payment was reversed, and dated by the decisions on payments. Empty while nothing was paid.
 */
export function burnDown(facts: BurnDownFacts): readonly BurnDownPoint[] {
  const { budgetCents, additions, leftCents, startedAt, now, payouts } = facts;
  const paid = payouts.filter((payout) => isPaid(payout));
  if (paid.length === 0) return [];
  const steps = [
    ...paid.map(({ amount, taken_back: back, created_at: at }) => ({ at, paidCents: amount - back, addedCents: 0 })),
    ...additions.map(({ at, cents }) => ({ at, paidCents: 0, addedCents: cents })),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const endsWithStep = steps[0]?.at.getTime() === now.getTime();
  const points: BurnDownPoint[] = endsWithStep ? [] : [{ at: now, leftCents }];
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
