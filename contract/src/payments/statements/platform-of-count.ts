import type { CountedPost } from '../application-funds.ts';
import type { CountOrigin } from '../payout.ts';
import { PLATFORM_IDS, type PlatformId } from '../../shared/platforms.ts';

type Post = Pick<CountedPost, 'postKey' | 'views' | 'reportedAt'>;

/**
 * Returns the platform of the count that a payout pays for, given the posts of its receipt: that of the post with this count at this moment, or of all posts if
 * they are on one platform. Null if it is ambiguous. Pure.
 */
export function platformOfCount({ views, at }: CountOrigin, posts: readonly Post[]): PlatformId | null {
  const counted = posts.filter((post) => post.views === views && post.reportedAt.getTime() === at.getTime());
  return onlyPlatform(counted.length > 0 ? counted : posts);
}

function onlyPlatform([post, ...others]: readonly Post[]): PlatformId | null {
  const platform = PLATFORM_IDS.find((id) => post?.postKey.startsWith(`${id}:`));
  return platform && others.every(({ postKey }) => postKey.startsWith(`${platform}:`)) ? platform : null;
}
