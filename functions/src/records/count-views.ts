import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { VIEW_STEPS, VIEWED_PLATFORMS } from '@doubloon/contract/records/record.ts';
import { type Counts, recordCounters } from '../platform/projections/counters.ts';

type Read = Pick<Deliverable, 'creatorId' | 'platform' | 'postKey' | 'latestReading'>;

/** Counts the views of a creator's accepted treasures, as last given by the platform: each post once, however often it was reported. */
export function countViews(accepted: readonly Read[]): Counts[] {
  return [...Map.groupBy(accepted, ({ postKey }) => postKey).values()].flatMap((reports) => {
    const [latest] = reports
      .filter(isRead)
      .toSorted((one, other) => other.latestReading.at.getTime() - one.latestReading.at.getTime());
    const platform = VIEWED_PLATFORMS.find((known) => known === latest?.platform);
    if (!latest || !platform) return [];
    const { views } = latest.latestReading;
    const [step = 'v0'] = VIEW_STEPS.findLast(([, minViews]) => views >= minViews) ?? [];
    return [recordCounters(latest.creatorId, { [`${platform}Views.total`]: views, [`${platform}Views.${step}`]: 1 })];
  });
}

const isRead = (report: Read): report is Read & { latestReading: NonNullable<Read['latestReading']> } =>
  report.latestReading?.source === 'platform';
