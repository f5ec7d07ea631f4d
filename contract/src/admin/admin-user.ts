import { z } from 'zod';
import { Uid } from '../shared/ids.ts';
import { Role } from '../shared/roles.ts';
import { WireDate } from '../shared/wire.ts';

/** A person as admins see them. */
export const AdminUserView = z
  .object({
    uid: Uid,
    name: z.string(),
    username: z.string().nullable(),
    email: z.string(),
    email_verified: z.boolean(),
    role: Role,
    provider: z.string(),
    is_verified: z.boolean(),
    /** Cannot sign in. */
    disabled: z.boolean(),
    verification_requested_at: WireDate.nullable(),
    created_at: WireDate,
  })
  .meta({ id: 'AdminUser' });
export type AdminUserView = z.infer<typeof AdminUserView>;
