import * as operations from '@doubloon/contract/followers/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { followCreator, unfollowCreator } from './follow-creator.ts';
import { getFollowing, listFollowing } from './get-following.ts';

export const followersRoutes = routes(operations, { followCreator, unfollowCreator, getFollowing, listFollowing });
