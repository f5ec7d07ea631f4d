import type { World, SocialPlatform } from '../world.ts';

/** A call of a platform's interface for programs. */
export interface ApiRequest {
  method: string;
  /** `host/path` */
  address: string;
  query: URLSearchParams;
  body: string;
  /** The Authorization header, or an empty string. */
  authorization: string;
  /** The X-Goog-Api-Key header, or an empty string. */
  apiKey: string;
}

/** A person's permission, as their token stands for it. */
export interface IssuedToken {
  platform: SocialPlatform;
  handle: string;
  scope: string;
  /** When it was issued and when it ends, in ms since 1970. */
  issuedAt: number;
  expiresAt: number;
  /** The token by which this one is replaced, where the platform gives one. */
  refreshToken?: string;
}

export const bearerOf = ({ authorization }: Pick<ApiRequest, 'authorization'>): string =>
  /^Bearer (.+)$/i.exec(authorization)?.[1] ?? '';

/** The token of a platform with this text; none when it is unknown, ended, or another platform's. */
export function findToken(world: World, platform: SocialPlatform, text: string): IssuedToken | undefined {
  const token = world.find('tokens', text) as IssuedToken | undefined;
  return token?.platform === platform && token.expiresAt > world.now() ? token : undefined;
}

export const hasScope = ({ scope }: Pick<IssuedToken, 'scope'>, wanted: string): boolean =>
  scope.split(/[ ,]+/).includes(wanted);

/** Returns those of an object's fields that a comma-separated list names. */
export function pickFields(values: Record<string, unknown>, fields: string | null): Record<string, unknown> {
  const wanted = new Set((fields ?? '').split(','));
  return Object.fromEntries(Object.entries(values).filter(([name]) => wanted.has(name)));
}
