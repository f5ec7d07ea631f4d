import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { answerApi, openWorld, type World } from '../../emulators/social/index.ts';
import type { SafeFetch } from '../../functions/src/platform/fetching/safe-fetch.ts';

/** The scopes with which a creator lets their views be read. */
const SCOPES: Partial<Record<PlatformId, string>> = {
  tiktok: 'user.info.basic,video.list',
  instagram: 'instagram_business_basic,instagram_business_manage_insights',
};
const HOSTS: Readonly<Record<string, PlatformId>> = {
  'open.tiktokapis.com': 'tiktok',
  'graph.instagram.com': 'instagram',
  'www.googleapis.com': 'youtube',
  'api.x.com': 'twitter',
};

/** Calls of a day, by whether the platform answered them. */
export interface Calls {
  answered: number;
  refused: number;
}

interface PretendedPlatforms {
  readonly safeFetch: SafeFetch;
  readonly calls: ReadonlyMap<PlatformId, Calls>;
  addPost(platform: PlatformId, author: string, id: string, publishedAt: Date): void;
  forgetCalls(): void;
}

export const tokenOf = (platform: PlatformId, author: string): string => `${platform}-${author}`;

/** The interfaces of the social stand-in, with the platforms' own batches, quotas and errors, without a server. */
export function pretendPlatforms(now: () => number): PretendedPlatforms {
  const shared = openWorld({ now });
  // Instagram looks through all posts of its world for those of one person.
  const ownWorlds = new Map<string, World>();
  const calls = new Map<PlatformId, Calls>();
  const worldOf = (platform: PlatformId, author: string): World => {
    if (platform !== 'instagram') return shared;
    const token = tokenOf(platform, author);
    const world = ownWorlds.get(token) ?? openWorld({ now });
    ownWorlds.set(token, world);
    return world;
  };
  return {
    calls,
    forgetCalls: () => calls.clear(),
    addPost(platform, author, id, publishedAt) {
      const world = worldOf(platform, author);
      world.definePost(platform, id, { author, publishedAt: publishedAt.toISOString(), views: 1_000 });
      const scope = SCOPES[platform];
      if (!scope) return;
      const token = { platform, handle: author, scope, issuedAt: 0, expiresAt: Number.MAX_SAFE_INTEGER };
      world.keep('tokens', tokenOf(platform, author), token);
    },
    safeFetch(url, { method = 'GET', headers = {}, body = '' } = {}) {
      const { host, pathname, searchParams } = new URL(url);
      const authorization = headers['authorization'] ?? '';
      const world = ownWorlds.get(authorization.replace('Bearer ', '')) ?? shared;
      const request = {
        method,
        address: `${host}${pathname}`,
        query: searchParams,
        body,
        authorization,
        apiKey: headers['x-goog-api-key'] ?? '',
      };
      const answer = answerApi(request, world);
      const platform = HOSTS[host];
      if (!answer || !platform) throw new Error(`Nobody answers at ${host}`);
      const known = calls.get(platform) ?? { answered: 0, refused: 0 };
      known[answer.status === 200 ? 'answered' : 'refused'] += 1;
      calls.set(platform, known);
      return Promise.resolve({ status: answer.status, url, headers: answer.headers ?? {}, body: answer.body });
    },
  };
}
