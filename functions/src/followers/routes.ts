import * as operations from '@doubloon/contract/followers/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { followCreator, getFollowing, listFollowing, unfollowCreator } from './following.ts';

export const followersRoutes = routes(operations, { followCreator, unfollowCreator, getFollowing, listFollowing });
