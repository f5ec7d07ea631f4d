import type { ReadingUse } from '@doubloon/contract/readings/reading-use.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Failure } from './providers/provider.ts';
import { backOffMs } from './reading-times.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'log' | 'config'>;

/** Maximum time of a run in milliseconds; a run that has died blocks its platform no longer than this. */
const RUN_MS = 9 * 60_000;
const DAY_MS = 24 * 3_600_000;

/** A run's turn at a platform. */
export interface Turn {
  /** Number of posts that may still be requested from the platform today. */
  readonly postsLeft: number;
  /** The current UTC day, and how many posts may be requested from the platform on it. */
  readonly day: { readonly begin: Date; readonly end: Date; readonly quota: number };
  /**
   * Ends the turn: adds the requests to the platform's day and month, logs them, and records how long the platform is left alone after a failure or once its
   * daily quota is used up.
   */
  end(asked: { readonly posts: number; readonly calls: number; readonly failure: Failure | null }): Promise<void>;
}

/** Reserves a platform for one run; null while another run has it or it is left alone. Reads 1, writes at most 1. */
export async function takeTurn(deps: Needs, platform: PlatformId): Promise<Turn | null> {
  const { clock, config } = deps;
  const quota = config.readingQuotas[platform] ?? Infinity;
  const taken = await unitOfWork(deps, async (tx) => {
    const now = clock.now();
    const use = usedOn(dayOf(now), platform, await tx.readingUse.find(platform));
    if (isAhead(use.takenUntil, now) || isAhead(use.pausedUntil, now)) return null;
    tx.readingUse.put({ ...use, takenUntil: new Date(now.getTime() + RUN_MS), pausedUntil: null });
    return use;
  });
  if (!taken) return null;
  const end = nextDay(clock.now());
  return {
    day: { begin: new Date(end.getTime() - DAY_MS), end, quota },
    postsLeft: Math.max(quota - taken.posts, 0),
    async end({ posts, calls, failure }) {
      const now = clock.now();
      const used = { ...taken, posts: taken.posts + posts, calls: taken.calls + calls };
      const failures = failure?.problem === 'unavailable' ? taken.failures + 1 : 0;
      const pausedUntil =
        used.posts >= quota && failure?.problem !== 'over_quota' ? nextDay(now) : pauseAfter(failure, failures, now);
      const month = used.day.slice(0, 'yyyy-mm'.length);
      const { log } = deps;
      await unitOfWork(deps, async (tx) => {
        const known = await tx.readingMonths.findOf(platform, month);
        tx.readingUse.put({ ...used, failures, pausedUntil, takenUntil: null });
        if (posts + calls === 0) return;
        tx.readingMonths.put({
          ...{ platform, month },
          posts: (known?.posts ?? 0) + posts,
          calls: (known?.calls ?? 0) + calls,
        });
      });
      log.info(
        { platform, posts, calls, day: used.day, ofDay: { posts: used.posts, calls: used.calls } },
        'platform was asked',
      );
      if (pausedUntil) await logPause(deps, used, pausedUntil);
    },
  };
}

const isAhead = (moment: Date | null, now: Date): boolean => moment !== null && moment > now;
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
const nextDay = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);

/** Returns the use of a platform with the counts of the given day. */
function usedOn(day: string, platform: PlatformId, use: ReadingUse | null): ReadingUse {
  if (use?.day === day) return use;
  return { platform, takenUntil: null, pausedUntil: null, failures: 0, ...use, day, posts: 0, calls: 0 };
}

function pauseAfter(failure: Failure | null, failures: number, now: Date): Date | null {
  if (failure?.problem === 'over_quota') return failure.until;
  return failure?.problem === 'unavailable' ? new Date(now.getTime() + backOffMs(failures - 1)) : null;
}

async function logPause(
  { db, clock, log }: Needs,
  { platform, day, posts, calls }: ReadingUse,
  until: Date,
): Promise<void> {
  const waiting = await db.watchedPosts.countDue(platform, clock.now());
  if (waiting > 0) log.warn({ platform, until, waiting, day, posts, calls }, 'posts wait for their platform');
}
