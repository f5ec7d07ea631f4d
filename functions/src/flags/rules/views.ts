import { flagOf, figure, hoursBetween, type FlagFacts, type Rule } from '../rule.ts';

type Readings = FlagFacts['readings'];

/** Returns the views per hour between readings. Readings that follow another too soon are skipped, because platforms add views in batches. */
function growthPerHour({ readings, thresholds }: Pick<FlagFacts, 'readings' | 'thresholds'>): number[] {
  const minHours = thresholds.spike.minMinutesApart / 60;
  const rates: number[] = [];
  let [last] = readings;
  for (const reading of readings) {
    if (!last) break;
    const hours = hoursBetween(last.at, reading.at);
    if (hours < minHours) continue;
    rates.push((reading.views - last.views) / hours);
    last = reading;
  }
  return rates;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

const percentOf = (part: number, whole: number): number => (part / whole) * 100;

/** Finds an hour that grew many times as much as the median hour. */
export const spike: Rule = (facts) => {
  const rates = growthPerHour(facts);
  const usual = median(rates);
  const fastest = Math.max(...rates);
  const { timesMedian, viewsPerHour } = facts.thresholds.spike;
  if (rates.length < 3 || fastest < viewsPerHour || fastest < usual * timesMedian) return null;
  return flagOf(facts, 'spike', {
    evidence: { viewsPerHour: fastest, medianPerHour: usual },
    forAdmins: `Views grew by ${figure(fastest)} in an hour, where ${figure(usual)} an hour are usual for this post.`,
    forPerson: 'The views of the post grew in an unusual way.',
  });
};

/** Finds many views with hardly any likes and comments. Finds nothing if the platform gives only one of them. */
export const lowEngagement: Rule = (facts) => {
  const latest = facts.readings.findLast(({ likes, comments }) => likes !== null && comments !== null);
  if (!latest) return null;
  const { views } = latest;
  const [likes, comments] = [latest.likes ?? 0, latest.comments ?? 0];
  const { percent, views: more } = facts.thresholds.low_engagement;
  if (views <= more) return null;
  const reacting = percentOf(likes + comments, views);
  if (reacting >= percent) return null;
  return flagOf(facts, 'low_engagement', {
    evidence: { views, likes, comments, percent: reacting },
    forAdmins: `${figure(views)} views have ${figure(likes)} likes and ${figure(comments)} comments, which is ${figure(reacting)} %.`,
    forPerson: 'The post has few reactions for its views.',
  });
};

/** Finds the largest share of its views that a post has lost since an earlier reading. */
export const fall: Rule = (facts) => {
  let highest = 0;
  let worst = { before: 0, after: 0, percent: 0 };
  for (const { views } of facts.readings) {
    const percent = highest === 0 ? 0 : percentOf(highest - views, highest);
    if (percent > worst.percent) worst = { before: highest, after: views, percent };
    highest = Math.max(highest, views);
  }
  if (worst.percent < facts.thresholds.fall.percent) return null;
  const { before, after, percent } = worst;
  return flagOf(facts, 'fall', {
    evidence: worst,
    forAdmins: `Views fell from ${figure(before)} to ${figure(after)}, by ${figure(percent)} %.`,
    forPerson: 'The platform has taken views of the post back.',
  });
};

/** Finds a creator's count that differs from the one that was read closest to it in time. */
export const reportedApart: Rule = (facts) => {
  const { readings, report } = facts;
  if (!report) return null;
  const { percent: minPercent, hours } = facts.thresholds.reported_apart;
  const distance = ({ at }: Readings[number]) => Math.abs(hoursBetween(report.at, at));
  const [closest] = readings
    .filter((reading) => distance(reading) <= hours)
    .toSorted((one, other) => distance(one) - distance(other));
  if (!closest) return null;
  const [reported, read] = [report.views, closest.views];
  const percent = percentOf(Math.abs(reported - read), Math.max(read, 1));
  if (percent < minPercent) return null;
  return flagOf(facts, 'reported_apart', {
    evidence: { reported, read, percent },
    forAdmins: `The creator reported ${figure(reported)} views, and the platform said ${figure(read)}: ${figure(percent)} % apart.`,
    forPerson: 'The reported views are not those that the platform gives.',
  });
};
