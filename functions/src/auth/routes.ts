import * as operations from '@doubloon/contract/auth/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { updateProfile } from './update-profile.ts';
import { logout } from './logout.ts';
import { getProfile, getRole, verifyToken } from './get-profile.ts';
import { register } from './register.ts';
import { confirmPasswordReset, requestPasswordReset } from './reset-password.ts';
import { loginWithGoogle } from './login-with-google.ts';
import { login } from './login.ts';
import { undoEmailChange } from './undo-email-change.ts';
import { confirmEmailVerification, requestEmailVerification } from './verify-email.ts';

export const authRoutes = routes(operations, {
  register,
  login,
  loginWithGoogle,
  logout,
  verifyToken,
  getRole,
  getProfile,
  updateProfile,
  requestPasswordReset,
  confirmPasswordReset,
  undoEmailChange,
  requestEmailVerification,
  confirmEmailVerification,
});
