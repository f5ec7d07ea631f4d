import { parseArgs } from 'node:util';
import type { Day } from './simulating/day-of-readings.ts';
import { brokenPromises, brokenPromisesOfShortage, describePlatform, monthlyCost } from './simulating/judge-day.ts';
import { SIMULATED, simulateReadings } from './simulating/simulate-readings.ts';

const USAGE = `Usage: npm run simulate:readings -- [--posts N]

Runs the schedule that reads posts over N live posts (100,000 unless told otherwise), as many on each of the four platforms that can be read: two days with
quotas that are enough, after a day on which nothing was read; then three days of X's posts with two fifths of the quota that they need. The platforms are the
stand-in's, with their own batches and quotas; the database is in memory. Says what each day took, and ends with status 1 when a promise of
docs/readings.md was broken. 100,000 posts take about a quarter of an hour.`;

const { values } = parseArgs({
  options: { posts: { type: 'string', default: '100000' }, help: { type: 'boolean', default: false } },
});
const posts = Number(values.posts);
if (values.help || !Number.isSafeInteger(posts) || posts < SIMULATED.length || posts % SIMULATED.length !== 0) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}
const ofEach = posts / SIMULATED.length;
const broken: string[] = [];

const enough = await simulateReadings({ posts, platforms: SIMULATED, days: 2, quotas: {} });
enough.forEach((day, number) => {
  describe(number === 0 ? 'a day after one without a reading' : 'a usual day', day);
  broken.push(...brokenPromises(day, ofEach, number === 0));
});

const quota = Math.floor(ofEach * 0.4);
const short = await simulateReadings({ posts: ofEach, platforms: ['twitter'], days: 3, quotas: { twitter: quota } });
short.forEach((day, number) => {
  describe(`day ${number + 1} of X with READ_QUOTAS=twitter:${quota}, where twitter:${ofEach} is needed`, day);
  broken.push(...brokenPromisesOfShortage(day, quota));
});

for (const promise of broken) console.log(`broken: ${promise}`);
console.log(`${posts} posts: ${broken.length === 0 ? 'all promises kept' : 'FAILED'}`);
process.exitCode = broken.length === 0 ? 0 : 1;

function describe(what: string, day: Day): void {
  const { documents, ofX } = monthlyCost(
    day,
    day.platforms.reduce((sum, one) => sum + one.posts, 0),
  );
  const x = ofX > 0 ? `, and USD ${ofX.toFixed(2)} for one of X` : '';
  console.log(
    `\n${what}: ${day.reads} documents read, ${day.writes} written: USD ${documents.toFixed(5)} a post and month${x}`,
  );
  for (const platform of day.platforms) console.log(`  ${describePlatform(platform)}`);
  for (const line of day.told) console.log(`  told: ${line.trim()}`);
}
