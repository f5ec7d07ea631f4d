import * as operations from '@doubloon/contract/auth/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { getProfile, getRole, updateProfile, verifyToken } from './profile.ts';
import { login, logout } from './login.ts';
import { register } from './register.ts';
import { confirmPasswordReset, requestPasswordReset } from './reset-password.ts';
import { loginWithGoogle } from './login-with-google.ts';
import { confirmEmailVerification, requestEmailVerification, undoEmailChange } from './verify-email.ts';

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
