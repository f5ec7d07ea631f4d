import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Failure } from './providers/provider.ts';
import { needsGrant } from './read-posts.ts';
import { takeTurn, type Turn } from './reading-use.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'log' | 'config' | 'safeFetch'>;

/** A platform counts as down after the requests of so many creators in a row had no answer. */
const SILENT_GROUPS = 3;

/** Things that are requested from platforms when they are due. */
interface DueThings<Platform extends PlatformId, Thing> {
  /** Maximum number of things of one platform in a run; the next run continues. */
  readonly maxPerRun: number;
  /** Finds the things of a platform that are due, the longest due first. */
  find: (platform: Platform, limit: number) => Promise<Thing[]>;
  /** Groups the due things that are requested together: all of them, or those of each creator where the platform uses their token. */
  groupsOf: (due: readonly Thing[], platform: Platform, turn: Turn) => Promise<Iterable<readonly Thing[]>>;
  /** Requests a group. Returns how many things were requested, and why a call failed. */
  read: (
    deps: Needs,
    group: readonly Thing[],
    platform: Platform,
  ) => Promise<{ readonly posts: number; readonly failure: Failure | null }>;
}

/**
 * Requests what is due from all platforms side by side, each in its turn and within its daily quota. A platform without an answer is left alone for a while.
 * Throws other errors after all platforms were processed.
 */
export async function readInTurn<Platform extends PlatformId, Thing>(
  deps: Needs,
  platforms: readonly Platform[],
  things: DueThings<Platform, Thing>,
): Promise<void> {
  const outcomes = await Promise.allSettled(platforms.map((platform) => readPlatform(deps, platform, things)));
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'Platforms were not asked');
}

async function readPlatform<Platform extends PlatformId, Thing>(
  deps: Needs,
  platform: Platform,
  { maxPerRun, find, groupsOf, read }: DueThings<Platform, Thing>,
): Promise<void> {
  const [longestDue] = await find(platform, 1);
  const turn = longestDue && (await takeTurn(deps, platform));
  if (!turn) return;
  const asked = { posts: 0, calls: 0, failure: null as Failure | null };
  const counted: Needs = {
    ...deps,
    safeFetch(url, request) {
      asked.calls += 1;
      return deps.safeFetch(url, request);
    },
  };
  try {
    const wanted = Math.min(maxPerRun, turn.postsLeft);
    const due = wanted > 0 ? await find(platform, wanted) : [];
    let silent = 0;
    for (const group of await groupsOf(due, platform, turn)) {
      const { posts, failure } = await read(counted, group, platform);
      asked.posts += posts;
      // If nothing was requested, nothing was learnt about the platform.
      if (posts === 0 && !failure) continue;
      silent = failure && isOfPlatform(failure) ? silent + 1 : 0;
      if (silent < (needsGrant(platform) ? SILENT_GROUPS : 1)) continue;
      asked.failure = failure;
      break;
    }
  } finally {
    await turn.end(asked);
  }
}

/** True when a failure may concern the platform itself, not only one creator's permission. */
export const isOfPlatform = ({ problem }: Failure): boolean => problem === 'unavailable' || problem === 'over_quota';
