import {
  getProfile,
  getRole,
  login,
  loginWithGoogle,
  logout,
  register,
  updateProfile,
  verifyToken,
} from '@doubloon/contract/auth/operations.ts';
import { route } from '../platform/operation-route.ts';
import { endSessions } from './end-sessions.ts';
import { readProfile, readRole, readVerifiedToken } from './read-profile.ts';
import { registerUser } from './register-user.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import { changeProfile } from './change-profile.ts';

export const authRoutes = [
  route(register, registerUser),
  route(login, signInWithPassword),
  route(loginWithGoogle, signInWithGoogle),
  route(logout, endSessions),
  route(verifyToken, readVerifiedToken),
  route(getRole, readRole),
  route(getProfile, readProfile),
  route(updateProfile, changeProfile),
];
