import {
  confirmEmailVerification,
  confirmPasswordReset,
  getProfile,
  getRole,
  login,
  loginWithGoogle,
  logout,
  register,
  requestEmailVerification,
  requestPasswordReset,
  undoEmailChange as undoEmailChangeOperation,
  updateProfile,
  verifyToken,
} from '@doubloon/contract/auth/operations.ts';
import { browserRoute, route } from '../platform/operation-route.ts';
import { endSessions } from './end-sessions.ts';
import { readProfile, readRole, readVerifiedToken } from './read-profile.ts';
import { registerUser } from './register-user.ts';
import { mailPasswordResetLink, setNewPassword } from './reset-password.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import { changeProfile } from './change-profile.ts';
import { undoEmailChange } from './undo-email-change.ts';
import { mailVerificationLink, proveEmail } from './verify-email.ts';

export const authRoutes = [
  browserRoute(register, registerUser),
  browserRoute(login, signInWithPassword),
  route(loginWithGoogle, signInWithGoogle),
  route(logout, endSessions),
  route(verifyToken, readVerifiedToken),
  route(getRole, readRole),
  route(getProfile, readProfile),
  route(updateProfile, changeProfile),
  route(requestPasswordReset, mailPasswordResetLink),
  browserRoute(confirmPasswordReset, setNewPassword),
  route(undoEmailChangeOperation, undoEmailChange),
  route(requestEmailVerification, mailVerificationLink),
  browserRoute(confirmEmailVerification, proveEmail),
];
