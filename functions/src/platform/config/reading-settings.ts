import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { GRANT_PLATFORMS, grantPlatform } from '@doubloon/contract/readings/social-grant.ts';
import type { SecretGroup } from './secret-groups.ts';

/** Platforms whose posts are read with a key of the product (`READ_YOUTUBE_KEY` and so on); posts of the others are read with their creators' tokens. */
const KEYED_PLATFORMS = ['youtube', 'twitter'] as const;
type KeyedPlatform = (typeof KEYED_PLATFORMS)[number];
const READ_PLATFORMS = [...KEYED_PLATFORMS, ...GRANT_PLATFORMS] as const;

/** Default quotas in posts a day. Each post of X costs money: this many cost USD 50 a day. */
const USUAL_QUOTAS: ReadingQuotas = { twitter: 10_000 };

/** The secret with the keys that seal people's tokens. */
export const GRANT_KEYS = 'GRANT_KEYS';

/** Returns the name of the secret that reading a platform's posts needs: the product's key, or the keys that seal creators' tokens. */
export const readingSecretName = (platform: string): string =>
  grantPlatform(platform) ? GRANT_KEYS : `READ_${platform.toUpperCase()}_KEY`;

/** Returns the platforms named by `READ_PLATFORMS`, whose posts are read when deployed. */
export const namedPlatforms = (env: Readonly<Record<string, string | undefined>>): string[] =>
  (env['READ_PLATFORMS'] ?? '').split(',').filter(Boolean);

/** The product's own keys for reading posts; null for a platform where it has none, so that its posts are not read. */
export type ReadingKeys = Readonly<Record<KeyedPlatform, string | null>>;
/** Maximum number of posts requested from a platform in a UTC day; without an entry, only the platform's own limit applies. */
export type ReadingQuotas = Readonly<Partial<Record<PlatformId, number>>>;

/** Reads the keys for reading posts; the stand-in accepts any key. Throws if `READ_PLATFORMS` names an unknown platform, or one whose secret is missing. */
export function readReadingKeys(
  env: Readonly<Record<string, string | undefined>>,
  { standIn, has }: { readonly standIn: boolean; readonly has: (group: SecretGroup) => boolean },
): ReadingKeys {
  for (const platform of namedPlatforms(env)) {
    checkReadable('READ_PLATFORMS', platform);
    const secret = readingSecretName(platform);
    if (!env[secret] && has(secret === GRANT_KEYS ? 'grants' : 'readings'))
      throw new Error(`Invalid configuration: ${secret} must be set for READ_PLATFORMS`);
  }
  const read = (platform: KeyedPlatform) => env[readingSecretName(platform)] || (standIn ? 'standin-key' : null);
  return { youtube: read('youtube'), twitter: read('twitter') };
}

function checkReadable(setting: string, platform: string): void {
  if ((READ_PLATFORMS as readonly string[]).includes(platform)) return;
  throw new Error(`Invalid configuration: ${setting} names ${platform}; it may name ${READ_PLATFORMS.join(', ')}`);
}

/** Reads daily quotas, such as `twitter:25000,youtube:400000`; platforms that are not named keep their default. */
export function readReadingQuotas(text: string): ReadingQuotas {
  const named = text.split(',').filter(Boolean);
  const quotas = named.map((quota) => {
    const [, platform = '', posts] = /^(\w+):(\d{1,9})$/.exec(quota.trim()) ?? [];
    if (posts === undefined) throw new Error('Invalid configuration: READ_QUOTAS is written PLATFORM:POSTS_A_DAY,…');
    checkReadable('READ_QUOTAS', platform);
    return [platform, Number(posts)] as const;
  });
  return { ...USUAL_QUOTAS, ...Object.fromEntries(quotas) };
}
