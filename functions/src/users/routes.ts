import {
  getUser,
  getUserProfile,
  requestVerification,
  updateUserProfile,
} from '@doubloon/contract/users/operations.ts';
import { route } from '../platform/operation-route.ts';
import { askForVerification } from './ask-for-verification.ts';
import { showPublicProfile } from './show-public-profile.ts';
import { changeUserProfile, showUserProfile } from './user-profile.ts';

export const usersRoutes = [
  route(getUser, showPublicProfile),
  route(getUserProfile, showUserProfile),
  route(updateUserProfile, changeUserProfile),
  route(requestVerification, askForVerification),
];
