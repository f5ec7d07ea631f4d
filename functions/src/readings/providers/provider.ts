import type { Reading, ReadingProblem } from '@doubloon/contract/readings/reading.ts';
import type { Dependencies } from '../../platform/dependencies.ts';

/** A post whose counts are asked for. */
export interface PostToRead {
  /** The platform's own id, as in the post's address. */
  readonly id: string;
  /** The handle of its creator's linked account, as `accountHandle` returns it. */
  readonly handle: string;
  /** The platform's id of that account, from an earlier answer for this account; null if there was none, and the platform is asked for the author. */
  readonly authorId: string | null;
}

/** A platform's answer about one post; author and date of publication come with the counts. */
export type PostAnswer =
  | {
      readonly problem: null;
      readonly reading: Reading;
      readonly publishedAt: Date;
      /** The platform's id of the author's account; null where the API shows only the author's own posts. */
      readonly authorId: string | null;
    }
  | { readonly problem: Exclude<ReadingProblem, 'over_quota'> }
  | { readonly problem: 'over_quota'; readonly until: Date };

export type ReadingDeps = Pick<Dependencies, 'safeFetch' | 'config' | 'clock' | 'log'>;

/** Reads the posts of one platform. */
export interface ReadingProvider {
  /** Maximum number of posts per call. */
  readonly mostPosts: number;
  /** True if it needs the creator's own token instead of the product's key. */
  readonly needsGrant: boolean;
  /** Returns answers for the posts that the platform says something about, or the failure of the whole call. `token` is a creator's token, or an empty text. */
  readonly read: (
    deps: ReadingDeps,
    posts: readonly PostToRead[],
    token: string,
  ) => Promise<ReadonlyMap<string, PostAnswer> | Failure>;
}

/** The reason why a platform gave no answer about any post. */
export type Failure = Extract<PostAnswer, { problem: ReadingProblem }>;

export const isFailure = (answer: object): answer is Failure => 'problem' in answer;

export const UNAVAILABLE: Failure = { problem: 'unavailable' };

/** Returns the failure of a platform that wants to be asked again after so many seconds. */
export const overQuota = ({ clock }: Pick<ReadingDeps, 'clock'>, seconds: number): Failure => ({
  problem: 'over_quota',
  until: new Date(clock.now().getTime() + seconds * 1_000),
});

/** A platform's HTTP answer: its status, its headers, and its parsed JSON, or undefined if the body is not JSON. */
export interface PlatformAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: unknown;
}

/** Sends a request to a platform. Returns null, and logs a line without tokens, if it does not answer. */
export async function askPlatform(
  { safeFetch, log }: ReadingDeps,
  url: string,
  request: Parameters<Dependencies['safeFetch']>[1],
): Promise<PlatformAnswer | null> {
  try {
    const { status, headers, body } = await safeFetch(url, request);
    return { status, headers, json: parseJson(body) };
  } catch (error) {
    log.warn({ host: new URL(url).host, failure: error instanceof Error ? error.name : 'unknown' }, 'posts not read');
    return null;
  }
}

/** Logs an answer of an unknown form, without its content. */
export function oddAnswer({ log }: ReadingDeps, host: string, { status }: PlatformAnswer): Failure {
  log.warn({ host, status }, 'posts not read: odd answer');
  return UNAVAILABLE;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
