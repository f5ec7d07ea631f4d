import type { Reading, ReadingProblem } from '@doubloon/contract/readings/reading.ts';
import type { Dependencies } from '../../platform/dependencies.ts';

/** A post whose counts are asked for. */
export interface PostToRead {
  /** The platform's own id, as the post's address has it. */
  readonly id: string;
  /** The linked account of its creator, as `accountHandle` returns it. */
  readonly handle: string;
  /** The platform's id of that account, as an earlier answer gave it for this account; null when there was none, and the platform is asked whose it is. */
  readonly authorId: string | null;
}

/** The word of a platform on one post; authorship and date of publication come with the counts. */
export type PostAnswer =
  | {
      readonly problem: null;
      readonly reading: Reading;
      readonly publishedAt: Date;
      /** The platform's id of the author's account; null where only the author's own posts are shown. */
      readonly authorId: string | null;
    }
  | { readonly problem: Exclude<ReadingProblem, 'over_quota'> }
  | { readonly problem: 'over_quota'; readonly until: Date };

export type ReadingDeps = Pick<Dependencies, 'safeFetch' | 'config' | 'clock' | 'log'>;

/** How the posts of one platform are read. */
export interface ReadingProvider {
  /** The most posts of one call. */
  readonly mostPosts: number;
  /** True when the creator's own token is needed; else the product's key is. */
  readonly needsGrant: boolean;
  /** The answers to the posts that it says something of; or why it says nothing of any. `token` is a creator's token, or an empty text. */
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

/** Returns the failure of a platform that wants to be asked again so many seconds later. */
export const overQuota = ({ clock }: Pick<ReadingDeps, 'clock'>, seconds: number): Failure => ({
  problem: 'over_quota',
  until: new Date(clock.now().getTime() + seconds * 1_000),
});

/** The answer that a platform gave to the product: its status, its headers and its parsed JSON, undefined when it is none. */
export interface PlatformAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: unknown;
}

/** Asks a platform. Null, with a line in the log that names no token, when it does not answer. */
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

/** Logs an answer of no known form, without what it says. */
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
