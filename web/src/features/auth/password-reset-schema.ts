import { confirmPasswordReset, requestPasswordReset } from '@doubloon/contract/auth/operations.ts';
import { z } from 'zod';
import { authText } from '../../shared/text/auth.ts';

/** What the form that asks for a reset link must hold. */
export const resetRequestSchema = requestPasswordReset.input.body;

/** What the form for the new password must hold. */
export const newPasswordSchema = z
  .object({ password: confirmPasswordReset.input.body.shape.password, confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: authText.passwordsDiffer,
    when: () => true,
  });
