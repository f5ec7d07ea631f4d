import { OAUTH_PLATFORMS, type OauthPlatform } from '@doubloon/contract/social-accounts/oauth-operations.ts';

/** The product's registration with a platform. */
export interface OauthClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The product's credentials at each platform; null for a platform where it has none, so that no account can be connected. */
export type OauthClients = Readonly<Record<OauthPlatform, OauthClient | null>>;

/** Reads `OAUTH_INSTAGRAM_CLIENT_ID`, `OAUTH_INSTAGRAM_CLIENT_SECRET` and so on; the stand-in accepts any. Throws if only one of a pair is set. */
export function readOauthClients(env: Readonly<Record<string, string | undefined>>, standIn: boolean): OauthClients {
  const read = (platform: OauthPlatform): OauthClient | null => {
    const name = `OAUTH_${platform.toUpperCase()}`;
    const clientId = env[`${name}_CLIENT_ID`];
    const clientSecret = env[`${name}_CLIENT_SECRET`];
    if (clientId && clientSecret) return { clientId, clientSecret };
    if (clientId || clientSecret) {
      throw new Error(`Invalid configuration: set both ${name}_CLIENT_ID and ${name}_CLIENT_SECRET, or neither`);
    }
    return standIn ? { clientId: `standin-${platform}`, clientSecret: 'standin-secret' } : null;
  };
  return Object.fromEntries(OAUTH_PLATFORMS.map((platform) => [platform, read(platform)])) as OauthClients;
}
