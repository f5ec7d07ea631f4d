import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { isRunning } from '@doubloon/contract/campaigns/lifecycle.ts';
import { endOfDayInSingapore, startOfDayInSingapore } from '@doubloon/contract/shared/days.ts';
import { cpmCents } from '@doubloon/contract/shared/money.ts';
import { formatCents } from '../../../../shared/ui/figures/numbers.tsx';

/** Progress below this share of the elapsed time is behind, above its inverse ahead. */
const ON_PACE_FROM = 0.8;

/** Share of its time from which a loot can be judged, in percent. */
const JUDGED_FROM = 10;

/** How a loot does against its plan. */
export interface LootPace {
  verdict: 'Ahead of pace' | 'On pace' | 'Behind pace' | 'Just started';
  /** Sentence with the figures behind the verdict. */
  reason: string;
  /** Share of its time that is over, and of what it is to bring that is there, in percent. */
  shares: { time: number; progress: number };
}

type Progress = Pick<CampaignView, 'budget' | 'paidOut' | 'views' | 'expected_reach'>;

/** Returns what a thousand counted views have cost so far, in cents; undefined without counted views. */
export function costSoFar({ paidOut, views }: Progress): number | undefined {
  return views > 0 ? cpmCents(paidOut, views) : undefined;
}

/** Says what a thousand counted views cost so far, and what was planned where a reach was. */
export function costText(loot: Progress): string {
  const cost = costSoFar(loot);
  const planned = loot.expected_reach === null ? undefined : cpmCents(loot.budget, loot.expected_reach);
  if (cost === undefined) return planned === undefined ? 'None so far' : `Plan ${formatCents(planned)} per 1,000`;
  return `${formatCents(cost)} per 1,000${planned === undefined ? '' : `, plan ${formatCents(planned)}`}`;
}

const percent = (part: number, whole: number) => Math.round((part / whole) * 100);

/** Returns how far a loot is in comparison with its time; undefined for one that does not run or has no end. */
export function lootPace(
  loot: Progress & Pick<CampaignView, 'status' | 'startDate' | 'endDate' | 'created_at'>,
  now: Date,
): LootPace | undefined {
  const { budget, paidOut, views, expected_reach: reach, endDate } = loot;
  if (!isRunning(loot.status) || endDate === null || budget === 0) return undefined;
  const start = loot.startDate === null ? loot.created_at : startOfDayInSingapore(loot.startDate);
  const runs = endOfDayInSingapore(endDate).getTime() - start.getTime();
  if (runs <= 0) return undefined;
  const time = percent(Math.min(Math.max(now.getTime() - start.getTime(), 0), runs), runs);
  const progress = reach === null ? percent(paidOut, budget) : percent(views, reach);
  const of = reach === null ? 'the budget paid' : 'the expected views';
  return {
    verdict: verdictOf(progress, time),
    reason: `${progress}% of ${of} in ${time}% of the time`,
    shares: { time, progress },
  };
}

function verdictOf(progress: number, time: number): LootPace['verdict'] {
  if (progress >= 100) return 'Ahead of pace';
  if (time < JUDGED_FROM) return 'Just started';
  if (progress < time * ON_PACE_FROM) return 'Behind pace';
  return progress > time / ON_PACE_FROM ? 'Ahead of pace' : 'On pace';
}
