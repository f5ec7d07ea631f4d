import { getUser } from '@doubloon/contract/users/operations.ts';
import { route } from '../platform/operation-route.ts';
import { showPublicProfile } from './show-public-profile.ts';

export const usersRoutes = [route(getUser, showPublicProfile)];
