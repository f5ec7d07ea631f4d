import { channelId, numericId } from '../account-ids.ts';
import { json, type SiteAnswer } from '../answers.ts';
import { hasScope, pickFields, type IssuedToken } from '../apis/api-request.ts';
import type { Profile, SocialPlatform } from '../world.ts';

/** Who a token speaks for. */
export type Grant = Pick<IssuedToken, 'platform' | 'handle' | 'scope'>;

/** One provider's addresses, parameter names and answer shapes; the flow between them is the same for all. */
export interface Provider {
  platform: SocialPlatform;
  name: string;
  clientIdField: 'client_id' | 'client_key';
  authorize: RegExp;
  token: RegExp;
  me: RegExp;
  /** Where a token is ended. */
  revoke?: RegExp;
  /** How long a token lives, and that by which it is replaced, in seconds. */
  tokenSeconds: number;
  refreshSeconds?: number;
  /** True where PKCE and state must be sent, which only X insists on. */
  strict: boolean;
  tokenAnswer(token: string, grant: Grant & Pick<IssuedToken, 'refreshToken'>): unknown;
  tokenError(code: string, description: string): SiteAnswer;
  meAnswer(grant: Grant, query: URLSearchParams, profile: Profile): unknown;
  /** Refuses fields that the grant's scope does not show. */
  meRefusal?(grant: Grant, query: URLSearchParams): SiteAnswer | undefined;
  meError(): SiteAnswer;
}

const plainError = (error: string, description: string) =>
  json(error === 'invalid_client' ? 401 : 400, { error, error_description: description });

const tiktokError = (code: string, message: string) => json(401, { data: {}, error: { code, message, log_id: '0' } });

/** Matched against `host/path`, first match wins. */
export const PROVIDERS: readonly Provider[] = [
  {
    platform: 'instagram',
    name: 'Instagram',
    clientIdField: 'client_id',
    authorize: /^(?:www|api)\.instagram\.com\/oauth\/authorize\/?$/,
    token: /^api\.instagram\.com\/oauth\/access_token\/?$/,
    me: /^graph\.instagram\.com\/(?:v\d+\.\d+\/)?me\/?$/,
    tokenSeconds: 3_600,
    strict: false,
    tokenAnswer: (token, grant) => ({
      access_token: token,
      user_id: Number(numericId(grant.handle)),
      permissions: grant.scope.split(/[ ,]+/),
    }),
    tokenError: (_code, description) =>
      json(400, { error_type: 'OAuthException', code: 400, error_message: description }),
    // https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user
    meAnswer: (grant, query, { followers }) =>
      pickFields(
        {
          id: numericId(grant.handle),
          user_id: numericId(grant.handle),
          username: grant.handle,
          followers_count: followers,
        },
        query.get('fields') ?? 'id',
      ),
    meError: () =>
      json(400, {
        error: { message: 'Invalid OAuth access token - Cannot parse access token', type: 'OAuthException', code: 190 },
      }),
  },
  {
    platform: 'tiktok',
    name: 'TikTok',
    clientIdField: 'client_key',
    authorize: /^www\.tiktok\.com\/v2\/auth\/authorize\/?$/,
    token: /^open\.tiktokapis\.com\/v2\/oauth\/token\/?$/,
    me: /^open\.tiktokapis\.com\/v2\/user\/info\/?$/,
    revoke: /^open\.tiktokapis\.com\/v2\/oauth\/revoke\/?$/,
    // https://developers.tiktok.com/docs/en/oauth-user-access-token-management
    tokenSeconds: 7_200,
    refreshSeconds: 180 * 86_400,
    strict: false,
    tokenAnswer: (token, grant) => ({
      access_token: token,
      expires_in: 7_200,
      refresh_token: grant.refreshToken,
      refresh_expires_in: 180 * 86_400,
      open_id: `open-${grant.handle}`,
      scope: grant.scope,
      token_type: 'Bearer',
    }),
    tokenError: (error, description) => json(400, { error, error_description: description, log_id: '0' }),
    // https://developers.tiktok.com/doc/tiktok-api-v2-get-user-info
    meAnswer: (grant, query, { followers }) => ({
      data: {
        user: pickFields(
          {
            open_id: `open-${grant.handle}`,
            display_name: grant.handle,
            username: grant.handle,
            follower_count: followers,
          },
          query.get('fields'),
        ),
      },
      error: { code: 'ok', message: '', log_id: '0' },
    }),
    meRefusal: (grant, query) =>
      (query.get('fields') ?? '').split(',').includes('follower_count') && !hasScope(grant, 'user.info.stats')
        ? tiktokError(
            'scope_not_authorized',
            'The user did not authorize the scope required for completing this request.',
          )
        : undefined,
    meError: () => tiktokError('access_token_invalid', 'The access token is invalid or not found in the request.'),
  },
  {
    platform: 'youtube',
    name: 'Google',
    clientIdField: 'client_id',
    authorize: /^accounts\.google\.com\/o\/oauth2\/(?:v2\/)?auth$/,
    token: /^oauth2\.googleapis\.com\/token$/,
    me: /^(?:www|youtube)\.googleapis\.com\/youtube\/v3\/channels$/,
    tokenSeconds: 3_600,
    strict: false,
    tokenAnswer: (token, grant) => ({
      access_token: token,
      expires_in: 3_600,
      scope: grant.scope,
      token_type: 'Bearer',
    }),
    tokenError: plainError,
    meAnswer: (grant) => ({
      kind: 'youtube#channelListResponse',
      pageInfo: { totalResults: 1, resultsPerPage: 5 },
      items: [
        {
          kind: 'youtube#channel',
          id: channelId(grant.handle),
          snippet: { title: grant.handle, description: '', customUrl: `@${grant.handle}` },
        },
      ],
    }),
    meError: () =>
      json(401, {
        error: { code: 401, message: 'Request had invalid authentication credentials.', status: 'UNAUTHENTICATED' },
      }),
  },
  {
    platform: 'twitter',
    name: 'X',
    clientIdField: 'client_id',
    authorize: /^(?:twitter|x)\.com\/i\/oauth2\/authorize$/,
    token: /^api\.(?:twitter|x)\.com\/2\/oauth2\/token$/,
    me: /^api\.(?:twitter|x)\.com\/2\/users\/me$/,
    tokenSeconds: 7_200,
    strict: true,
    tokenAnswer: (token, grant) => ({
      token_type: 'bearer',
      expires_in: 7_200,
      access_token: token,
      scope: grant.scope,
    }),
    tokenError: plainError,
    meAnswer: (grant) => ({ data: { id: numericId(grant.handle), name: grant.handle, username: grant.handle } }),
    meError: () => json(401, { title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' }),
  },
];

/** Hosts that are spoken to for OAuth alone. */
export const OAUTH_HOSTS: readonly string[] = [
  'api.instagram.com',
  'graph.instagram.com',
  'open.tiktokapis.com',
  'accounts.google.com',
  'oauth2.googleapis.com',
  'www.googleapis.com',
  'youtube.googleapis.com',
  'api.twitter.com',
  'api.x.com',
];
