import { z } from 'zod';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { Uid, WireDate, named } from '../shared/values.ts';
import { Role } from '../shared/roles.ts';

export const AdminUserView = named('AdminUser', {
  uid: Uid,
  name: z.string(),
  /** Address of the picture; null for the default one. */
  picture: z.string().nullable(),
  username: z.string().nullable(),
  email: z.string(),
  email_verified: z.boolean(),
  role: Role,
  provider: z.string(),
  is_verified: z.boolean(),
  /** True when the person cannot sign in. */
  disabled: z.boolean(),
  verification_requested_at: WireDate.nullable(),
  created_at: WireDate,
});
export type AdminUserView = z.infer<typeof AdminUserView>;

/** Somebody who asked to be verified, with the accounts elsewhere that they have shown to be theirs. */
export const VerificationRequestView = named('VerificationRequest', {
  ...AdminUserView.shape,
  accounts: z.array(
    z.object({
      platform: z.enum(PLATFORM_IDS),
      handle: z.string(),
      url: z.string(),
      /** How it was shown to be theirs: a code on its page, or signing in there. */
      verified_by: z.enum(['code', 'oauth']),
      /** Number of followers; null where the platform does not say. */
      followers: z.int().nullable(),
    }),
  ),
});
export type VerificationRequestView = z.infer<typeof VerificationRequestView>;
