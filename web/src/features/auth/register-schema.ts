import { Registration } from '@doubloon/contract/auth/operations.ts';
import { z } from 'zod';
import { authText } from '../../shared/text/auth.ts';

const fields = Registration.extend({
  role: Registration.shape.role.unwrap(),
  isVerified: z.boolean(),
  contact: z.string().trim().max(100),
  agreeToTerms: z.boolean().refine((agreed) => agreed, 'You must agree to the terms'),
});

const passwords = z
  .object({ password: z.string(), confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: authText.passwordsDiffer,
  });

/**
 * Checks the registration form. The confirmation is checked here and never leaves the browser; it is checked together with
 * the fields, so that nobody meets it only in a second round, after all of them are right.
 */
export const registerSchema = z
  .intersection(fields, passwords)
  .transform(({ confirmPassword: _confirmation, contact, isVerified, role, ...rest }): Registration => {
    return {
      ...rest,
      role,
      agreeToTerms: true,
      isVerified: isVerified && role === 'content_creator',
      ...(contact ? { contact } : {}),
    };
  });

export type RegisterValues = z.input<typeof registerSchema>;
