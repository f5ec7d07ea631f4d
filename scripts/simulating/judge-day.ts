import type { Day, PlatformDay } from './day-of-readings.ts';

/** Lateness of a day on which nothing was owed at its beginning: runs are five minutes apart, and a post may come right after one. */
const USUAL_LATE_HOURS = 0.2;
const DAYS_OF_A_MONTH = 31;
/** Prices in USD: https://cloud.google.com/firestore/pricing, https://docs.x.com/x-api/getting-started/pricing. */
const READ_USD = 0.06 / 100_000;
const WRITE_USD = 0.18 / 100_000;
const X_POST_USD = 0.005;

/** The promises that a day has broken, with enough of every quota: each post is read, no platform refuses a call, and once the debt is paid nothing is late. */
export function brokenPromises({ platforms }: Day, postsOfEach: number, owesADay: boolean): string[] {
  const mostLate = owesADay ? 24 : USUAL_LATE_HOURS;
  return platforms.flatMap(({ platform, posts, calls, latestHours }) => [
    ...(posts < postsOfEach ? [`${platform}: ${posts} of ${postsOfEach} posts were read`] : []),
    ...(calls.refused > 0 ? [`${platform}: ${calls.refused} calls were over its quota`] : []),
    ...(latestHours > mostLate ? [`${platform}: a post was read ${latestHours.toFixed(1)} hours late`] : []),
  ]);
}

/** The promises that a day has broken whose quota is too small: all of it is used, for the posts that are due longest, and it is told. */
export function brokenPromisesOfShortage({ platforms, told }: Day, quota: number): string[] {
  return platforms.flatMap(({ platform, readings, waiting, oldestFirst }) => [
    ...(readings === quota ? [] : [`${platform}: ${readings} readings of a quota of ${quota}`]),
    ...(oldestFirst ? [] : [`${platform}: a post was read before one that was due earlier`]),
    ...(waiting > 0 && told.length === 0 ? [`${platform}: nothing tells that ${waiting} posts wait`] : []),
  ]);
}

/** The price in USD of a live post for a month of days like this one: of its documents, and of a post of X. */
export function monthlyCost({ reads, writes, platforms }: Day, posts: number): { documents: number; ofX: number } {
  const ofX = platforms.find(({ platform }) => platform === 'twitter');
  return {
    documents: ((reads * READ_USD + writes * WRITE_USD) * DAYS_OF_A_MONTH) / posts,
    ofX: ofX && ofX.posts > 0 ? ((ofX.readings * X_POST_USD) / ofX.posts) * DAYS_OF_A_MONTH : 0,
  };
}

export const describePlatform = (day: PlatformDay): string =>
  `${day.platform}: ${day.posts} posts read ${day.readings} times in ${day.calls.answered} calls (${day.calls.refused} refused), ` +
  `at most ${day.latestHours.toFixed(2)} hours late; ${day.waiting} wait`;
