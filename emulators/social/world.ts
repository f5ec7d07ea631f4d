import { createHash } from 'node:crypto';
import { readJsonFile, writeJsonFile } from '../clock/json-file.ts';
import { countsAt, type Counts, type CourseStep } from './course.ts';

export const SOCIAL_PLATFORMS = ['tiktok', 'instagram', 'youtube', 'facebook', 'twitter', 'xiaohongshu'] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

export interface Profile {
  handle: string;
  name: string;
  bio: string;
  followers: number;
  /** Shown only to people who are logged in. */
  walled: boolean;
}

export interface Post extends Counts {
  id: string;
  author: string;
  title: string;
  /** ISO date. */
  publishedAt: string;
  /** Address of its picture; empty: its page names none. Where it is missing, the post has a picture of its own. */
  picture?: string;
  walled: boolean;
}

/** A way in which a whole host misbehaves: answers late, answers an error, redirects in a circle, or hangs up. */
export type Fault =
  | { mode: 'slow'; delayMs: number }
  | { mode: 'fail'; status: number }
  | { mode: 'loop' }
  | { mode: 'drop' };

interface StoredPost {
  author: string;
  title: string;
  publishedAt: string;
  /** Views that it began with. */
  views: number;
  course?: CourseStep[];
  picture?: string;
  /** Hours by which insights come late; a day when not told. */
  lateHours?: number;
}

interface StoredProfile {
  name?: string;
  bio?: string;
  followers?: number;
}

interface State {
  profiles: Record<string, StoredProfile>;
  posts: Record<string, StoredPost>;
  hosts: Record<string, Fault>;
  codes: Record<string, unknown>;
  tokens: Record<string, unknown>;
  refreshTokens: Record<string, unknown>;
  /** Calls that a platform answers in one of its windows, where it was told another number than its own. */
  quotas: Partial<Record<SocialPlatform, number>>;
  /** The most posts of one page of a list, where a platform was told to give fewer than it is asked for. */
  pages: Partial<Record<SocialPlatform, number>>;
}

type Secrets = 'codes' | 'tokens' | 'refreshTokens';

/** The people and posts of the stand-in: everything exists unless its name says otherwise (see README.md), plus those that control calls defined. */
export interface World {
  findProfile(platform: SocialPlatform, handle: string): Profile | undefined;
  /** `author` is who the address names, if it does; the first look at a post fixes its author and date. */
  findPost(platform: SocialPlatform, id: string, author?: string): Post | undefined;
  defineProfile(platform: SocialPlatform, handle: string, profile: StoredProfile): void;
  /** The posts of an author that were looked at or defined and can be seen by all, the newest first. */
  findPostsOf(platform: SocialPlatform, author: string): Post[];
  /** The counts that Instagram's insights show so far; none of a post that is younger than their lateness. */
  findLateCounts(id: string): Counts | undefined;
  definePost(platform: SocialPlatform, id: string, post: Partial<StoredPost>): void;
  /** Adds a step to a post's course, from now on. */
  changeCourse(platform: SocialPlatform, id: string, step: Omit<CourseStep, 'at'>): void;
  /** Counts a call of one asker (or the whole product) in this window; false when there were `usual` or the number that was set for the platform. */
  countCall(platform: SocialPlatform, asker: string, window: string | number, usual: number): boolean;
  setQuota(platform: SocialPlatform, calls: number): void;
  findPageSize(platform: SocialPlatform): number | undefined;
  /** A platform gives at most so many posts in one page of a list. */
  setPageSize(platform: SocialPlatform, posts: number): void;
  findFault(host: string): Fault | undefined;
  setFault(host: string, fault: Fault | undefined): void;
  /** OAuth codes and tokens by value; `take` removes the value it returns. */
  keep(kind: Secrets, key: string, value: unknown): void;
  find(kind: Secrets, key: string): unknown;
  take(kind: Secrets, key: string): unknown;
  reset(): void;
  snapshot(): State;
  now(): number;
}

const MISSING = /^(missing|404)/i;
const WALLED = /^(private|403)/i;
const OLD = /^(old|2020)/i;
const OLD_DATE = '2020-01-01T00:00:00.000Z';
const DEFAULT_AUTHOR = 'someone';
const DEFAULT_VIEWS = 1_200;
/** The followers of a profile that nobody has set, another number for each, and always the same: hundreds to a quarter of a million. */
function usualFollowers(key: string): number {
  const place = createHash('sha256').update(key).digest().readUInt16BE() / 65_536;
  return Math.round(300 * 850 ** place);
}

const USUAL_LATE_HOURS = 24;
const HOUR_MS = 3_600_000;

const emptyState = (): State => ({
  profiles: {},
  posts: {},
  hosts: {},
  codes: {},
  tokens: {},
  refreshTokens: {},
  quotas: {},
  pages: {},
});

/** Opens the world kept in `dataFile`, or one that lives in memory only. Every change is written before the call returns. */
export function openWorld(options: { dataFile?: string | undefined; now?: () => number } = {}): World {
  const { dataFile, now = Date.now } = options;
  let state: State = {
    ...emptyState(),
    ...(dataFile ? (readJsonFile(dataFile) as Partial<State> | undefined) : undefined),
  };
  const save = () => {
    if (dataFile) writeJsonFile(dataFile, state);
  };
  /** Calls so far of each asker, in the latest window; not kept over a restart. */
  const calls = new Map<string, { window: string | number; count: number }>();
  const profileKey = (platform: SocialPlatform, handle: string) => `${platform}/${handle.toLowerCase()}`;

  return {
    now,
    findProfile(platform, handle) {
      if (MISSING.test(handle)) return undefined;
      const defined = state.profiles[profileKey(platform, handle)];
      const name = defined?.name ?? handle.charAt(0).toUpperCase() + handle.slice(1);
      const { bio = '', followers = usualFollowers(profileKey(platform, handle)) } = defined ?? {};
      return { handle, name, bio, followers, walled: WALLED.test(handle) };
    },
    findPost(platform, id, author) {
      if (MISSING.test(id) || (author && MISSING.test(author))) return undefined;
      const key = `${platform}/${id}`;
      let stored = state.posts[key];
      if (!stored) {
        stored = makeUpPost(id, author, now());
        state.posts[key] = stored;
        save();
      }
      return showPost(id, stored, now());
    },
    findPostsOf(platform, author) {
      return Object.entries(state.posts)
        .filter(([key, post]) => key.startsWith(`${platform}/`) && post.author.toLowerCase() === author.toLowerCase())
        .flatMap(([key, stored]) => showPost(key.slice(platform.length + 1), stored, now()) ?? [])
        .filter(({ walled }) => !walled)
        .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
    },
    defineProfile(platform, handle, profile) {
      const key = profileKey(platform, handle);
      state.profiles[key] = { ...state.profiles[key], ...profile };
      save();
    },
    findLateCounts(id) {
      const stored = state.posts[`instagram/${id}`];
      if (!stored) return undefined;
      const lateMs = now() - (stored.lateHours ?? USUAL_LATE_HOURS) * HOUR_MS;
      const { shown: _then, ...counts } = countsAt(stored.views, stored.course ?? [], lateMs);
      return Date.parse(stored.publishedAt) > lateMs ? undefined : counts;
    },
    definePost(platform, id, post) {
      const key = `${platform}/${id}`;
      state.posts[key] = { ...(state.posts[key] ?? makeUpPost(id, post.author, now())), ...post };
      save();
    },
    changeCourse(platform, id, step) {
      const key = `${platform}/${id}`;
      const stored = state.posts[key] ?? makeUpPost(id, undefined, now());
      const course = [...(stored.course ?? []), { ...step, at: new Date(now()).toISOString() }];
      state.posts[key] = { ...stored, course };
      save();
    },
    countCall(platform, asker, window, usual) {
      const key = `${platform}/${asker}`;
      const before = calls.get(key);
      const count = (before?.window === window ? before.count : 0) + 1;
      if (count > (state.quotas[platform] ?? usual)) return false;
      calls.set(key, { window, count });
      return true;
    },
    setQuota(platform, most) {
      state.quotas[platform] = most;
      save();
    },
    findPageSize: (platform) => state.pages[platform],
    setPageSize(platform, most) {
      state.pages[platform] = most;
      save();
    },
    findFault: (host) => state.hosts[host],
    setFault(host, fault) {
      if (fault) state.hosts[host] = fault;
      else delete state.hosts[host];
      save();
    },
    keep(kind, key, value) {
      state[kind][key] = value;
      save();
    },
    find: (kind, key) => state[kind][key],
    take(kind, key) {
      const value = state[kind][key];
      delete state[kind][key];
      if (value !== undefined) save();
      return value;
    },
    reset() {
      state = emptyState();
      calls.clear();
      save();
    },
    snapshot: () => structuredClone(state),
  };
}

function showPost(id: string, stored: StoredPost, nowMs: number): Post | undefined {
  const { author, title, publishedAt, views, picture, course = [] } = stored;
  const { shown, ...counts } = countsAt(views, course, nowMs);
  if (shown === 'gone') return undefined;
  return {
    id,
    author,
    title,
    publishedAt,
    ...counts,
    ...(picture !== undefined && { picture }),
    walled: shown === 'private' || WALLED.test(id) || WALLED.test(author),
  };
}

function makeUpPost(id: string, author: string | undefined, nowMs: number): StoredPost {
  const dash = id.indexOf('-');
  return {
    author: author ?? (dash > 0 ? id.slice(0, dash) : DEFAULT_AUTHOR),
    title: `Post ${id}`,
    publishedAt: OLD.test(id) ? OLD_DATE : new Date(nowMs).toISOString(),
    views: DEFAULT_VIEWS,
  };
}
