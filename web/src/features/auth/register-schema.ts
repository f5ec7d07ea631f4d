import { Registration } from '@doubloon/contract/auth/operations.ts';
import { z } from 'zod';
import { authText } from '../../shared/text/auth.ts';

/** What the registration form must hold; the confirmation is checked here and never leaves the browser. */
export const registerSchema = Registration.extend({
  role: Registration.shape.role.unwrap(),
  isVerified: z.boolean(),
  contact: z.string().trim().max(100),
  agreeToTerms: z.boolean().refine((agreed) => agreed, 'You must agree to the terms'),
  confirmPassword: z.string(),
})
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: authText.passwordsDiffer,
    // Also while other fields are still wrong: nobody should meet this one only in a second round.
    when: () => true,
  })
  .transform(({ confirmPassword: _confirmation, contact, isVerified, ...rest }): Registration => ({
    ...rest,
    agreeToTerms: true,
    isVerified: isVerified && rest.role === 'content_creator',
    ...(contact ? { contact } : {}),
  }));

export type RegisterValues = z.input<typeof registerSchema>;
