import { z } from 'zod';
import { ConnectedAccountStatus } from '../payments/connected-account.ts';
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

/** One person as admins see them on their own page. */
export const AdminPersonView = named('AdminPerson', {
  ...AdminUserView.shape,
  /** The account at the payment provider that the person is paid to, and since when payouts to it are held; null without one. */
  payout_account: z
    .object({ status: ConnectedAccountStatus, payouts_enabled: z.boolean(), held_at: WireDate.nullable() })
    .nullable(),
});
export type AdminPersonView = z.infer<typeof AdminPersonView>;

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
