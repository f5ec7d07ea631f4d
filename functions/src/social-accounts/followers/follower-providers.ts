import type { SocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import { normalizeHandle } from '@doubloon/contract/links/account-url.ts';
import type { OauthPlatform } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { z } from 'zod';
import {
  askPlatform,
  isFailure,
  oddAnswer,
  overQuota,
  UNAVAILABLE,
  type Failure,
  type PlatformAnswer,
  type ReadingDeps,
} from '../../readings/providers/provider.ts';

type AskedAccount = Pick<SocialAccount, 'handle' | 'platformId'>;

/** How many follow an account; `platformId` is the platform's id of it, where it is asked for by that. */
interface FollowerCount {
  readonly handle: string;
  readonly count: number;
  readonly platformId: string | null;
}

/** How one platform says how many follow an account. */
interface FollowerProvider {
  /** The most accounts of one call; those of a platform that takes their creator's token are asked for one by one. */
  readonly mostAccounts: number;
  /** The counts that it tells; none of accounts that are gone or hide them. `token` is a creator's token, or an empty text. */
  readonly read: (
    deps: ReadingDeps,
    accounts: readonly AskedAccount[],
    token: string,
  ) => Promise<readonly FollowerCount[] | Failure>;
}

const Count = z.int().nonnegative();

const TiktokUser = z.object({ data: z.object({ user: z.object({ follower_count: Count }) }) });
const TiktokRefusal = z.object({ error: z.object({ code: z.string() }) });

/** https://developers.tiktok.com/doc/tiktok-api-v2-get-user-info, with the scope `user.info.stats`. */
const tiktok: FollowerProvider = {
  mostAccounts: 1,
  async read(deps, accounts, token) {
    const url = 'https://open.tiktokapis.com/v2/user/info/?fields=follower_count';
    return askForOne(deps, accounts, url, token, TiktokUser, {
      countOf: ({ data }) => data.user.follower_count,
      failureOf(json) {
        const code = TiktokRefusal.safeParse(json).data?.error.code;
        if (code === 'access_token_invalid') return { problem: 'grant_ended' };
        if (code === 'scope_not_authorized' || code === 'scope_permission_missed') return { problem: 'grant_needed' };
        return code === 'rate_limit_exceeded' ? overQuota(deps, 60) : undefined;
      },
    });
  },
};

const InstagramUser = z.object({ followers_count: Count });
const InstagramRefusal = z.object({ error: z.object({ code: z.int() }) });

/** https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user, with `instagram_business_basic`; professional accounts. */
const instagram: FollowerProvider = {
  mostAccounts: 1,
  async read(deps, accounts, token) {
    const url = 'https://graph.instagram.com/v24.0/me?fields=followers_count';
    return askForOne(deps, accounts, url, token, InstagramUser, {
      countOf: (user) => user.followers_count,
      failureOf(json) {
        const code = InstagramRefusal.safeParse(json).data?.error.code ?? 0;
        if ([190, 102].includes(code)) return { problem: 'grant_ended' };
        if ([10, 200].includes(code)) return { problem: 'grant_needed' };
        return [4, 17, 32, 613, 80002].includes(code) ? overQuota(deps, 3_600) : undefined;
      },
    });
  },
};

const Channels = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        statistics: z.object({
          /** Text, rounded down to three significant figures. */
          subscriberCount: z
            .string()
            .regex(/^\d{1,15}$/)
            .transform(Number)
            .optional(),
          hiddenSubscriberCount: z.boolean().default(false),
        }),
      }),
    )
    .default([]),
});
const GoogleRefusal = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]) }) });
const OVER_QUOTA: readonly (string | undefined)[] = ['quotaExceeded', 'rateLimitExceeded', 'dailyLimitExceeded'];

/**
 * https://developers.google.com/youtube/v3/docs/channels/list with the product's key, a unit of the day's quota a call: 50 channels by their ids, or one by its
 * handle, which tells its id.
 */
const youtube: FollowerProvider = {
  mostAccounts: 50,
  async read(deps, accounts) {
    const counts: FollowerCount[] = [];
    const idOf = ({ platformId, handle }: AskedAccount) =>
      platformId ?? (handle.startsWith('channel/') ? handle.slice('channel/'.length) : null);
    const byId = new Map(
      accounts.flatMap((account) => (idOf(account) === null ? [] : [[idOf(account), account.handle]])),
    );
    const byHandle = accounts.filter((account) => idOf(account) === null);
    const asked = [
      ...(byId.size > 0
        ? [{ filter: { id: [...byId.keys()].join(',') }, handleOf: (id: string) => byId.get(id) }]
        : []),
      ...byHandle.map(({ handle }) => ({ filter: { forHandle: handle }, handleOf: () => handle })),
    ];
    for (const { filter, handleOf } of asked) {
      const channels = await askYoutube(deps, filter);
      if (isFailure(channels)) return channels;
      for (const { id, statistics } of channels.items) {
        const handle = handleOf(id);
        const count = statistics.hiddenSubscriberCount ? undefined : statistics.subscriberCount;
        if (handle && count !== undefined) counts.push({ handle, count, platformId: id });
      }
    }
    return counts;
  },
};

async function askYoutube(
  deps: ReadingDeps,
  filter: Record<string, string>,
): Promise<z.output<typeof Channels> | Failure> {
  const key = deps.config.readingKeys.youtube;
  if (!key) return UNAVAILABLE;
  const query = new URLSearchParams({ part: 'statistics', ...filter });
  const host = 'www.googleapis.com';
  const answer = await askPlatform(deps, `https://${host}/youtube/v3/channels?${query}`, {
    headers: { 'x-goog-api-key': key },
  });
  if (!answer) return UNAVAILABLE;
  // The quota begins anew at midnight in California; until then asking every hour costs nothing.
  if (OVER_QUOTA.includes(GoogleRefusal.safeParse(answer.json).data?.error.errors[0]?.reason))
    return overQuota(deps, 3_600);
  return parsed(deps, host, answer, Channels);
}

const TwitterUsers = z
  .object({
    data: z.array(z.object({ username: z.string(), public_metrics: z.object({ followers_count: Count }) })).optional(),
    errors: z.array(z.unknown()).optional(),
  })
  .refine(({ data, errors }) => data !== undefined || errors !== undefined);

/** https://docs.x.com/x-api/users/lookup/quickstart/user-lookup with the product's own token, 100 names a call; each user costs money, once a day. */
const twitter: FollowerProvider = {
  mostAccounts: 100,
  async read(deps, accounts) {
    const token = deps.config.readingKeys.twitter;
    if (!token) return UNAVAILABLE;
    const host = 'api.x.com';
    const usernames = accounts.map(({ handle }) => handle).join(',');
    const query = new URLSearchParams({ usernames, 'user.fields': 'public_metrics' });
    const answer = await askPlatform(deps, `https://${host}/2/users/by?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer) return UNAVAILABLE;
    if (answer.status === 429) return overQuota(deps, 15 * 60);
    const users = parsed(deps, host, answer, TwitterUsers);
    if (isFailure(users)) return users;
    return (users.data ?? []).flatMap(({ username, public_metrics: { followers_count: count } }) => {
      const handle = normalizeHandle(username, 'twitter');
      return handle ? [{ handle, count, platformId: null }] : [];
    });
  },
};

/** Asks for the one account that a token speaks for. */
async function askForOne<S extends z.ZodType>(
  deps: ReadingDeps,
  [account]: readonly AskedAccount[],
  url: string,
  token: string,
  schema: S,
  read: {
    readonly countOf: (answer: z.output<S>) => number;
    readonly failureOf: (json: unknown) => Failure | undefined;
  },
): Promise<readonly FollowerCount[] | Failure> {
  if (!account) return [];
  const answer = await askPlatform(deps, url, { headers: { authorization: `Bearer ${token}` } });
  if (!answer) return UNAVAILABLE;
  const failure = read.failureOf(answer.json);
  if (failure) return failure;
  const user = parsed(deps, new URL(url).host, answer, schema);
  if (isFailure(user as object)) return user as Failure;
  return [{ handle: account.handle, count: read.countOf(user as z.output<S>), platformId: null }];
}

function parsed<S extends z.ZodType>(
  deps: ReadingDeps,
  host: string,
  answer: PlatformAnswer,
  schema: S,
): z.output<S> | Failure {
  const { success, data } = schema.safeParse(answer.json);
  return answer.status === 200 && success ? data : oddAnswer(deps, host, answer);
}

export const FOLLOWER_PROVIDERS: Readonly<Record<OauthPlatform, FollowerProvider>> = {
  ...{ youtube, tiktok, instagram, twitter },
};
