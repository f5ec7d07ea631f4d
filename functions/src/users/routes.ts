import * as operations from '@doubloon/contract/users/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { requestVerification } from './verification.ts';
import { getUser, getUserProfile, updateUserProfile } from './user-profile.ts';

export const usersRoutes = routes(operations, { getUser, getUserProfile, updateUserProfile, requestVerification });
