import { readJsonFile, writeJsonFile } from '../clock/json-file.ts';

export const SOCIAL_PLATFORMS = ['tiktok', 'instagram', 'youtube', 'facebook', 'twitter', 'xiaohongshu'] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

export interface Profile {
  handle: string;
  name: string;
  bio: string;
  /** Shown only to people who are logged in. */
  walled: boolean;
}

export interface Post {
  id: string;
  author: string;
  title: string;
  /** ISO date. */
  publishedAt: string;
  views: number;
  walled: boolean;
}

/** A way in which a whole host misbehaves: answers late, answers an error, redirects in a circle, or hangs up. */
export type Fault =
  | { mode: 'slow'; delayMs: number }
  | { mode: 'fail'; status: number }
  | { mode: 'loop' }
  | { mode: 'drop' };

type StoredPost = Omit<Post, 'id' | 'walled'>;

interface State {
  profiles: Record<string, { name?: string; bio?: string }>;
  posts: Record<string, StoredPost>;
  hosts: Record<string, Fault>;
  codes: Record<string, unknown>;
  tokens: Record<string, unknown>;
}

/** The people and posts of the stand-in: everything exists unless its name says otherwise (see README.md), plus those that control calls defined. */
export interface World {
  findProfile(platform: SocialPlatform, handle: string): Profile | undefined;
  /** `author` is who the address names, if it does; the first look at a post fixes its author and date. */
  findPost(platform: SocialPlatform, id: string, author?: string): Post | undefined;
  defineProfile(platform: SocialPlatform, handle: string, profile: { name?: string; bio?: string }): void;
  definePost(platform: SocialPlatform, id: string, post: Partial<StoredPost>): void;
  findFault(host: string): Fault | undefined;
  setFault(host: string, fault: Fault | undefined): void;
  /** OAuth codes and tokens by value; `take` removes the value it returns. */
  keep(kind: 'codes' | 'tokens', key: string, value: unknown): void;
  find(kind: 'codes' | 'tokens', key: string): unknown;
  take(kind: 'codes' | 'tokens', key: string): unknown;
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

const emptyState = (): State => ({ profiles: {}, posts: {}, hosts: {}, codes: {}, tokens: {} });

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
  const profileKey = (platform: SocialPlatform, handle: string) => `${platform}/${handle.toLowerCase()}`;

  return {
    now,
    findProfile(platform, handle) {
      if (MISSING.test(handle)) return undefined;
      const defined = state.profiles[profileKey(platform, handle)];
      const name = defined?.name ?? handle.charAt(0).toUpperCase() + handle.slice(1);
      return { handle, name, bio: defined?.bio ?? '', walled: WALLED.test(handle) };
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
      return { id, ...stored, walled: WALLED.test(id) || WALLED.test(stored.author) };
    },
    defineProfile(platform, handle, profile) {
      const key = profileKey(platform, handle);
      state.profiles[key] = { ...state.profiles[key], ...profile };
      save();
    },
    definePost(platform, id, post) {
      const key = `${platform}/${id}`;
      state.posts[key] = { ...(state.posts[key] ?? makeUpPost(id, post.author, now())), ...post };
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
      save();
    },
    snapshot: () => structuredClone(state),
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
