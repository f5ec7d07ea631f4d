import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { Write, Shelves } from '../../tests/support/memory-firestore/shelves.ts';
import type { Calls } from './pretended-platforms.ts';

/** A platform's part of a simulated day. */
export interface PlatformDay {
  readonly platform: PlatformId;
  /** Posts that were read at least once. */
  readonly posts: number;
  readonly readings: number;
  /** Posts that were due at the end of the day. */
  readonly waiting: number;
  readonly calls: Calls;
  /** Hours between the moment at which a post was due and its reading, at most. */
  readonly latestHours: number;
  /** True when no post was read before another one that was due earlier, and was due when both were looked for. */
  readonly oldestFirst: boolean;
}

export interface Day {
  readonly platforms: readonly PlatformDay[];
  readonly reads: number;
  readonly writes: number;
  /** Lines of the log that tell of posts that wait. */
  readonly told: readonly string[];
}

interface Read {
  readonly id: string;
  readonly platform: string;
  readonly dueAtMs: number;
  readonly atMs: number;
}

const HOUR_MS = 3_600_000;

/** Watches the database during a simulated day. */
export class DayOfReadings {
  readonly #shelves: Shelves;
  readonly #now: () => number;
  #reads = 0;
  #writes = 0;
  #told: string[] = [];
  #read: Read[] = [];

  constructor(shelves: Shelves, now: () => number) {
    this.#shelves = shelves;
    this.#now = now;
  }

  begin(): void {
    [this.#reads, this.#writes, this.#told, this.#read] = [0, 0, [], []];
  }

  readonly countReads = (count: number): void => void (this.#reads += count);

  readonly collectLine = (line: string): void => void (line.includes('posts wait') && this.#told.push(line));

  /** Counts the writes of a commit and leaves out the readings themselves, which nobody asks for here. */
  readonly countWrites = (writes: readonly Write[]): readonly Write[] => {
    this.#writes += writes.length;
    for (const { collection, id, fields } of writes) {
      if (collection !== COLLECTIONS.watchedPosts || !('readAt' in fields)) continue;
      const before = this.#shelves.get(collection, id)?.fields;
      if (before)
        this.#read.push({
          id,
          platform: `${before['platform'] as string}`,
          dueAtMs: millis(before['dueAt']),
          atMs: this.#now(),
        });
    }
    return writes.filter(({ collection }) => collection !== COLLECTIONS.readings);
  };

  end(platforms: readonly PlatformId[], calls: ReadonlyMap<PlatformId, Calls>): Day {
    const watched = this.#shelves.all(COLLECTIONS.watchedPosts).map(({ fields }) => fields);
    return {
      reads: this.#reads,
      writes: this.#writes,
      told: this.#told,
      platforms: platforms.map((platform) => {
        const read = this.#read.filter((one) => one.platform === platform);
        return {
          platform,
          posts: new Set(read.map(({ id }) => id)).size,
          readings: read.length,
          waiting: watched.filter((one) => one['platform'] === platform && millis(one['dueAt']) <= this.#now()).length,
          calls: calls.get(platform) ?? { answered: 0, refused: 0 },
          latestHours: read.reduce((most, { dueAtMs, atMs }) => Math.max(most, (atMs - dueAtMs) / HOUR_MS), 0),
          oldestFirst: read.every(({ dueAtMs }, place) => dueAtMs >= (read[place - 1]?.dueAtMs ?? 0)),
        };
      }),
    };
  }
}

const millis = (moment: unknown): number => (moment instanceof Date ? moment.getTime() : Infinity);
