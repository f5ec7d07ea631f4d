import { isRunning, type CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { formatDate } from '../ui/figures/time.ts';

/** A loot, as its own page or an application to it shows it. */
export type RunningLoot = { endDate: string | null; closed_at?: Date | null } & (
  | { status: CampaignStatus }
  | { isRunning: boolean }
);

/**
 * Returns how long a loot runs, on the visitor's day `now`: days are counted to its end date only while it takes something, and from it once it is over. One that was
 * closed before reads when; undefined where there is nothing to say.
 */
export function runText(loot: RunningLoot, now: Date): string | undefined {
  const { endDate, closed_at: closedAt } = loot;
  if (closedAt && (!endDate || dayInSingapore(closedAt) <= endDate)) return `Closed ${formatDate(closedAt)}`;
  const days = endDate === null ? null : daysTo(endDate, now);
  if (days === null || (days >= 0 && !takesSomething(loot))) return undefined;
  if (days < 0) return days === -1 ? 'Ended 1 day ago' : `Ended ${-days} days ago`;
  if (days === 0) return 'Ends today';
  return days === 1 ? 'Ends tomorrow' : `${days} days left`;
}

function takesSomething(loot: RunningLoot): boolean {
  return 'status' in loot ? isRunning(loot.status) : loot.isRunning;
}

function daysTo(day: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(`${day}T00:00:00Z`) - today) / 86_400_000);
}
