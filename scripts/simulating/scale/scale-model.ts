import { SCHEDULED_JOB_NAMES } from '@doubloon/contract/shared/constants.ts';
import { minutesBetweenRuns } from '../../../functions/src/scheduled.ts';
import { cpuMsOf, readGrowth } from '../growth/growth-record.ts';
import {
  BOOKS_PER_LOOT,
  BOOKS_READ,
  BUSIEST_HOUR,
  CALL_SECONDS,
  CALLS,
  DAYS_OF_A_MONTH,
  DEALS,
  DOCUMENT_BYTES,
  ITEM_SECONDS,
  KEPT_PER_USER_AND_YEAR,
  LIMITS,
  LIVE_READS_PER_USER,
  SHARE_OF_ONE_STORE,
  PRICES,
  READ_PER_SECOND,
  TRIGGER,
} from './assumptions.ts';

const DAY_MINUTES = 24 * 60;
const GIB = 2 ** 30;

/** The load of a day, in its second year. */
export interface Load {
  readonly dailyUsers: number;
  readonly calls: number;
  readonly callsPerSecond: number;
  readonly documents: number;
  readonly reads: number;
  readonly writes: number;
  /** Instances of `api` in the busiest hour. */
  readonly instances: number;
  readonly memoryGiB: number;
  /** USD per month. */
  readonly cost: number;
  readonly costPer1000: number;
}

/** The last recorded run on the emulators. */
export const GROWTH = readGrowth();

interface DayOfCalls {
  readonly perUser: number;
  readonly reads: number;
  readonly writes: number;
}

/** The calls of a user on a day, by operation, with the documents that one of them was measured to read, or else is assumed to. */
export const DAY_OF_CALLS: ReadonlyMap<string, DayOfCalls> = new Map(
  Object.entries(CALLS).map(([id, { perUser, reads, writes }]) => [
    id,
    { perUser, reads: reads === 'measured' ? measuredReads(id) : reads, writes },
  ]),
);

/** Returns the documents that a call reads at the size where that is the most. Throws if it was not measured. */
function measuredReads(id: string): number {
  const found = GROWTH.sizes.flatMap(({ calls }) => calls.filter((call) => call.id === id));
  if (found.length === 0) throw new Error(`${id} was not measured`);
  return Math.max(...found.map(({ reads }) => reads));
}

/** Books that `reconcile` recounts in a second: as many as one processor takes by what was measured, and as are answered in that time. */
export const BOOKS_PER_SECOND = Math.min(
  1000 / cpuMsOf(GROWTH, 'reconcile'),
  BOOKS_READ.atOnce / (BOOKS_READ.requests * BOOKS_READ.requestSeconds),
);

const sumOfCalls = (amount: (call: DayOfCalls) => number) =>
  [...DAY_OF_CALLS.values()].reduce((sum, call) => sum + amount(call), 0);

/** How often all scheduled jobs run on a day. Each run reads at least one document. */
export const runsOfADay = (): number =>
  SCHEDULED_JOB_NAMES.reduce((sum, job) => sum + DAY_MINUTES / minutesBetweenRuns(job), 0);

const inBusiestSecond = (ofADay: number): number => (ofADay * BUSIEST_HOUR) / 3600;
const thousands = (dailyUsers: number): number => dailyUsers / 1000;
/** Payments whose books there are after a year. */
const paymentsOf = (dailyUsers: number): number => thousands(dailyUsers) * DEALS.paidLoots * 365;
const documentsOf = (dailyUsers: number): number =>
  dailyUsers * KEPT_PER_USER_AND_YEAR + paymentsOf(dailyUsers) * BOOKS_PER_LOOT;
/** The books that `reconcile` recounts on a day: all of them in each of its rounds, as far as it comes. */
const recountedOf = (dailyUsers: number): number =>
  Math.min(paymentsOf(dailyUsers) * 24, (DAY_MINUTES / 10) * LIMITS.runSeconds * BOOKS_PER_SECOND);

export function loadOf(dailyUsers: number): Load {
  const calls = dailyUsers * sumOfCalls(({ perUser }) => perUser);
  const written = dailyUsers * sumOfCalls(({ perUser, writes }) => perUser * writes);
  const reads =
    dailyUsers * (sumOfCalls((call) => call.perUser * call.reads) + LIVE_READS_PER_USER) +
    written * TRIGGER.reads +
    recountedOf(dailyUsers) * BOOKS_PER_LOOT +
    runsOfADay();
  const writes = written * (1 + TRIGGER.writes) + runsOfADay();
  const callsPerSecond = inBusiestSecond(calls);
  const instances = Math.max(1, Math.ceil((callsPerSecond * CALL_SECONDS.wall) / LIMITS.apiCallsAtOnce));
  const documents = documentsOf(dailyUsers);
  const started = calls + written;
  const daily =
    reads * PRICES.read.usd +
    writes * PRICES.write.usd +
    started * PRICES.call.usd +
    started * CALL_SECONDS.vcpu * PRICES.vcpuSecond.usd +
    // Calls share an instance, but seldom fill it.
    started * CALL_SECONDS.wall * (LIMITS.apiGiB / 2) * PRICES.gibSecond.usd;
  const cost = daily * DAYS_OF_A_MONTH + ((documents * DOCUMENT_BYTES) / GIB) * PRICES.storedGiB.usd;
  const memoryGiB = instances * LIMITS.apiGiB;
  const costPer1000 = cost / thousands(dailyUsers);
  return { dailyUsers, calls, callsPerSecond, documents, reads, writes, instances, memoryGiB, cost, costPer1000 };
}

/** Something that a size can exceed. */
export interface Limit {
  readonly name: string;
  readonly what: string;
  /** The share of it that a size uses; above 1 it breaks. */
  readonly used: (dailyUsers: number) => number;
  readonly remedy: string;
  readonly state: 'built' | 'a setting' | 'not built';
}

const itemsOfARun = LIMITS.runSeconds / ITEM_SECONDS;

/** Everything that was found to have an end, and what is done about it. */
export const ENDS: readonly Limit[] = [
  {
    name: 'checkouts',
    what: 'checkouts of one run of `settle-checkouts`, every 5 minutes',
    used: (users) => {
      const opened = thousands(users) * DEALS.paidLoots * (1 + DEALS.abandonedPerPaid);
      return (inBusiestSecond(opened) * 300) / itemsOfARun;
    },
    remedy: 'a loop until nothing is due instead of 50 a run',
    state: 'built',
  },
  {
    name: 'payouts',
    what: 'payouts of one run of `resolve-payouts`',
    used: (users) => (inBusiestSecond(thousands(users) * DEALS.payouts) * LIMITS.runSeconds) / itemsOfARun,
    remedy: 'a loop until nothing is due instead of 20 a run; next, several items at once in `untilDone`',
    state: 'built',
  },
  {
    name: 'reconcile',
    what: 'books that `reconcile` recounts in an hour',
    used: (users) => paymentsOf(users) / (6 * LIMITS.runSeconds * BOOKS_PER_SECOND),
    remedy: 'recount settled books only when they are due to be compared with the provider',
    state: 'not built',
  },
  {
    name: '`api`',
    what: 'calls that `api` takes at once, in the busiest second',
    used: (users) => (loadOf(users).callsPerSecond * CALL_SECONDS.wall) / (LIMITS.apiInstances * LIMITS.apiCallsAtOnce),
    remedy: 'a larger `maxInstances`',
    state: 'a setting',
  },
  {
    name: 'messages',
    what: 'writes a second to `messages`, whose index of `createdAt` leads with the time',
    used: (users) => inBusiestSecond(users * (CALLS.sendMessage?.perUser ?? 0)) / LIMITS.writesInSequence,
    remedy: 'an exemption of that index, which no query of all messages needs',
    state: 'not built',
  },
  {
    name: 'a followed store',
    what: 'writes a second to the store that is followed most',
    used: (users) =>
      (inBusiestSecond(users * (CALLS.followCreator?.perUser ?? 0)) * SHARE_OF_ONE_STORE) / LIMITS.writesOfOneDocument,
    remedy: 'a follow writes no search entries; next, the counter in several documents',
    state: 'built',
  },
  {
    name: '`npm run repair`',
    what: 'tallies that `npm run repair` reads in one transaction, of the store that is followed most',
    used: (users) =>
      (users * (CALLS.followCreator?.perUser ?? 0) * 365 * SHARE_OF_ONE_STORE) /
      (LIMITS.transactionSeconds * READ_PER_SECOND),
    remedy: 'pages of each collection; next, a sum by the database in place of what is read',
    state: 'built',
  },
  {
    name: 'reads of X',
    what: 'posts of X that are read on a day',
    used: (users) =>
      (thousands(users) * DEALS.posts * DEALS.postLiveDays * DEALS.readingsOfXShare) / LIMITS.postsOfXPerDay,
    remedy: 'a larger quota in `READ_QUOTAS`, and credits at X',
    state: 'a setting',
  },
];

/** Returns what a size exceeds, the most exceeded first. */
export const brokenAt = (dailyUsers: number): readonly Limit[] =>
  ENDS.filter(({ used }) => used(dailyUsers) > 1).sort((a, b) => b.used(dailyUsers) - a.used(dailyUsers));
