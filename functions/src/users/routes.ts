import * as operations from '@doubloon/contract/users/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { requestVerification } from './request-verification.ts';
import { getUser } from './get-user.ts';
import { getUserProfile, updateUserProfile } from './user-profile.ts';

export const usersRoutes = routes(operations, { getUser, getUserProfile, updateUserProfile, requestVerification });
