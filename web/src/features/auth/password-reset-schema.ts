import { confirmPasswordReset, requestPasswordReset } from '@doubloon/contract/auth/operations.ts';
import { z } from 'zod';
import { authText } from '../../shared/text/auth.ts';

/** Checks the form that asks for a reset link. */
export const resetRequestSchema = requestPasswordReset.input.body;

/** Checks the form for the new password, which must be typed the same twice. */
export const newPasswordSchema = z
  .object({ password: confirmPasswordReset.input.body.shape.password, confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: authText.passwordsDiffer,
    when: () => true,
  });
