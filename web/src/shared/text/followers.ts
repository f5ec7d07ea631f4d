/** Texts around following a creator. */
export const followersText = {
  follow: 'Follow',
  following: 'Following',
  followFailed: 'Failed to follow. Please try again.',
  unfollowFailed: 'Failed to unfollow. Please try again.',
} as const;
