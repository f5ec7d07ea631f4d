import type { GrantPlatform } from '@doubloon/contract/readings/social-grant.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { z } from 'zod';
import type { OauthClient } from '../../platform/config/oauth-clients.ts';
import { askPlatform, type ReadingDeps } from '../providers/provider.ts';

/** The decrypted tokens of a permission. */
export interface Tokens {
  readonly access: string;
  readonly accessEndsAt: Date;
  readonly refresh: string | null;
  readonly keepBy: Date | null;
}

/** The result of a refresh. `ended`: the platform refuses the token for good; `unavailable`: it did not answer, and may later. */
type Refreshed = Tokens | 'ended' | 'unavailable';

/** How the permissions to read views are obtained, refreshed and ended at one platform. */
interface GrantProvider {
  /** The scopes to request besides those that identify the person, separated by commas. */
  readonly scope: string;
  /** Returns the tokens to keep, from the token endpoint's answer; null if the person has not granted the scope. */
  readonly obtain: (deps: ReadingDeps, client: OauthClient, answer: unknown) => Promise<Tokens | null>;
  readonly refresh: (deps: ReadingDeps, client: OauthClient, tokens: Tokens) => Promise<Refreshed>;
  /** Ends a permission at the platform; true when nothing is left to end. */
  readonly revoke: (deps: ReadingDeps, client: OauthClient, tokens: Tokens) => Promise<boolean>;
}

const Seconds = z.int().positive();
const splitScopes = (text: string): string[] => text.split(/[ ,]+/);

const TiktokTokens = z.object({
  access_token: z.string().min(1),
  expires_in: Seconds,
  refresh_token: z.string().min(1),
  refresh_expires_in: Seconds,
  scope: z.string().default(''),
});
const TiktokRefusal = z.object({ error: z.string() });
const InstagramPermissions = z.object({
  access_token: z.string().min(1),
  permissions: z.union([z.array(z.string()), z.string().transform(splitScopes)]).default([]),
});
const InstagramTokens = z.object({ access_token: z.string().min(1), expires_in: Seconds });
const InstagramRefusal = z.object({ error: z.object({ code: z.int() }) });

const ENDED_CODES = [190, 102];

const after = ({ clock }: ReadingDeps, seconds: number) => new Date(clock.now().getTime() + seconds * 1_000);

function tiktokTokens(deps: ReadingDeps, answer: z.infer<typeof TiktokTokens>): Tokens {
  return {
    access: answer.access_token,
    accessEndsAt: after(deps, answer.expires_in),
    refresh: answer.refresh_token,
    keepBy: after(deps, answer.refresh_expires_in / 2),
  };
}

function askTiktok(deps: ReadingDeps, { clientId, clientSecret }: OauthClient, path: string, form: object) {
  const fields = { client_key: clientId, client_secret: clientSecret, ...form };
  return askPlatform(deps, `https://open.tiktokapis.com/v2/oauth/${path}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
}

const tiktok: GrantProvider = {
  // The second scope is only for followers: a permission without it is kept nevertheless.
  scope: 'video.list,user.info.stats',
  obtain: (deps, _client, answer) => {
    const tokens = TiktokTokens.parse(answer);
    return Promise.resolve(splitScopes(tokens.scope).includes('video.list') ? tiktokTokens(deps, tokens) : null);
  },
  // https://developers.tiktok.com/docs/en/oauth-refresh-a-user-access-token: each refresh token can be used once.
  async refresh(deps, client, { refresh }) {
    if (refresh === null) return 'ended';
    const answer = await askTiktok(deps, client, 'token', { grant_type: 'refresh_token', refresh_token: refresh });
    if (TiktokRefusal.safeParse(answer?.json).data?.error === 'invalid_grant') return 'ended';
    const tokens = TiktokTokens.safeParse(answer?.json);
    return tokens.success ? tiktokTokens(deps, tokens.data) : 'unavailable';
  },
  // https://developers.tiktok.com/docs/en/oauth-revoke-a-user-access-token
  async revoke(deps, client, { access }) {
    const answer = await askTiktok(deps, client, 'revoke', { token: access });
    // An unknown or expired token is refused with 400 and needs no ending.
    return answer !== null && answer.status < 500 && answer.status !== 429;
  },
};

/** Returns the tokens of Instagram's answer. A token lives 60 days and is refreshed halfway. */
function instagramTokens(deps: ReadingDeps, answer: z.infer<typeof InstagramTokens>): Tokens {
  return {
    access: answer.access_token,
    accessEndsAt: after(deps, answer.expires_in),
    refresh: null,
    keepBy: addDays(deps.clock.now(), answer.expires_in / 86_400 / 2),
  };
}

async function askInstagram(deps: ReadingDeps, path: string, query: Record<string, string>) {
  return askPlatform(deps, `https://graph.instagram.com/${path}?${new URLSearchParams(query)}`, {});
}

const instagram: GrantProvider = {
  scope: 'instagram_business_manage_insights',
  // https://developers.facebook.com/documentation/instagram-platform/reference/access_token: exchanges a token of one hour for one of 60 days.
  async obtain(deps, { clientSecret }, answer) {
    const { access_token: token, permissions } = InstagramPermissions.parse(answer);
    if (!permissions.includes(instagram.scope)) return null;
    const query = { grant_type: 'ig_exchange_token', client_secret: clientSecret, access_token: token };
    return instagramTokens(deps, InstagramTokens.parse((await askInstagram(deps, 'access_token', query))?.json));
  },
  // https://developers.facebook.com/documentation/instagram-platform/reference/refresh_access_token
  async refresh(deps, _client, { access }) {
    const query = { grant_type: 'ig_refresh_token', access_token: access };
    const answer = await askInstagram(deps, 'refresh_access_token', query);
    if (ENDED_CODES.includes(InstagramRefusal.safeParse(answer?.json).data?.error.code ?? 0)) return 'ended';
    const tokens = InstagramTokens.safeParse(answer?.json);
    return tokens.success ? instagramTokens(deps, tokens.data) : 'unavailable';
  },
  // Instagram Login has no call that ends a permission: the person does that in the app, and the product forgets the token.
  revoke: () => Promise.resolve(true),
};

export const GRANT_PROVIDERS: Readonly<Record<GrantPlatform, GrantProvider>> = { tiktok, instagram };
