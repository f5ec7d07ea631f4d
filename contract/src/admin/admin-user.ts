import { z } from 'zod';
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
