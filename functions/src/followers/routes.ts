import {
  followCreator as followOperation,
  getFollowing,
  listFollowing,
  unfollowCreator as unfollowOperation,
} from '@doubloon/contract/followers/operations.ts';
import { route } from '../platform/operation-route.ts';
import { followCreator, unfollowCreator } from './follow-creator.ts';
import { showFollowedCreators, showFollowing } from './show-following.ts';

export const followersRoutes = [
  route(followOperation, followCreator),
  route(unfollowOperation, unfollowCreator),
  route(getFollowing, showFollowing),
  route(listFollowing, showFollowedCreators),
];
