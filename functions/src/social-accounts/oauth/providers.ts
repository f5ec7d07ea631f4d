import { normalizeHandle } from '@doubloon/contract/links/account-url.ts';
import type { OauthPlatform } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { z } from 'zod';

/** How one platform's OAuth differs from the others'. */
export interface OauthProvider {
  /** The issuer that an authorisation answer names, if it names one. */
  readonly issuer: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly scope: string;
  /** Name of the parameter for the registered client's id. */
  readonly clientIdField: 'client_id' | 'client_key';
  readonly clientAuthentication: 'post' | 'basic';
  /** How the digest of the code verifier is written. */
  readonly challengeEncoding: 'base64url' | 'hex';
  /** Tells whose a token is. */
  readonly accountUrl: string;
  /** The account's handle as `normalizeHandle` writes it, from that answer; undefined when it names none. Throws `ZodError` for another shape. */
  readonly readHandle: (answer: unknown) => string | undefined;
}

const InstagramUser = z.object({ username: z.string() });
const TiktokUser = z.object({ data: z.object({ user: z.object({ username: z.string() }) }) });
const YoutubeChannels = z.object({
  items: z.array(z.object({ id: z.string(), snippet: z.object({ customUrl: z.string().optional() }) })).default([]),
});
const TwitterUser = z.object({ data: z.object({ username: z.string() }) });

/** Settings that most providers share. */
const USUAL = { clientIdField: 'client_id', clientAuthentication: 'post', challengeEncoding: 'base64url' } as const;

/** The four platforms' addresses and shapes, from their developers' documentation. */
export const OAUTH_PROVIDERS: Readonly<Record<OauthPlatform, OauthProvider>> = {
  instagram: {
    issuer: 'https://www.instagram.com',
    authorizeUrl: 'https://www.instagram.com/oauth/authorize',
    tokenUrl: 'https://api.instagram.com/oauth/access_token',
    scope: 'instagram_business_basic',
    ...USUAL,
    accountUrl: 'https://graph.instagram.com/me?fields=username',
    readHandle: (answer) => normalizeHandle(InstagramUser.parse(answer).username, 'instagram'),
  },
  tiktok: {
    issuer: 'https://www.tiktok.com',
    authorizeUrl: 'https://www.tiktok.com/v2/auth/authorize/',
    tokenUrl: 'https://open.tiktokapis.com/v2/oauth/token/',
    scope: 'user.info.basic,user.info.profile',
    ...USUAL,
    clientIdField: 'client_key',
    // Login Kit's guide asks for hex where RFC 7636 has base64url.
    challengeEncoding: 'hex',
    accountUrl: 'https://open.tiktokapis.com/v2/user/info/?fields=username',
    readHandle: (answer) => normalizeHandle(TiktokUser.parse(answer).data.user.username, 'tiktok'),
  },
  youtube: {
    issuer: 'https://accounts.google.com',
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scope: 'https://www.googleapis.com/auth/youtube.readonly',
    ...USUAL,
    accountUrl: 'https://www.googleapis.com/youtube/v3/channels?part=snippet&mine=true',
    readHandle: (answer) => {
      const [channel] = YoutubeChannels.parse(answer).items;
      return channel && normalizeHandle(channel.snippet.customUrl ?? `channel/${channel.id}`, 'youtube');
    },
  },
  twitter: {
    issuer: 'https://x.com',
    authorizeUrl: 'https://x.com/i/oauth2/authorize',
    tokenUrl: 'https://api.x.com/2/oauth2/token',
    scope: 'users.read tweet.read',
    ...USUAL,
    clientAuthentication: 'basic',
    accountUrl: 'https://api.x.com/2/users/me',
    readHandle: (answer) => normalizeHandle(TwitterUser.parse(answer).data.username, 'twitter'),
  },
};
