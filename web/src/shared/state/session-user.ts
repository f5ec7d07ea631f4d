import type { Role } from '@doubloon/contract/shared/roles.ts';

/** Who is signed in, as the shell and the guards need to know it. */
export interface SessionUser {
  uid: string;
  name: string;
  email: string;
  /** True once the e-mail is verified, and until the server has reported otherwise. */
  emailVerified: boolean;
  role: Role;
  isVerified: boolean;
  profilePic: string | null;
}

const roles: Record<Role, true> = { user: true, content_creator: true, business_owner: true, admin: true };
const isRole = (value: unknown): value is Role => typeof value === 'string' && value in roles;

/**
 * Reads the stored user; undefined when it is missing or not one. Written by hand because every page needs it before
 * its first paint and a schema library would be most of what that page loads.
 */
export function parseStoredUser(text: string | null): SessionUser | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof json !== 'object' || json === null) return undefined;
  const { uid, name, email, emailVerified, role, isVerified, profilePic } = json as Record<string, unknown>;
  if (typeof uid !== 'string' || uid === '' || typeof email !== 'string') return undefined;
  return {
    uid,
    email,
    emailVerified: emailVerified !== false,
    name: typeof name === 'string' ? name : '',
    role: isRole(role) ? role : 'user',
    isVerified: isVerified === true,
    profilePic: typeof profilePic === 'string' ? profilePic : null,
  };
}

const ROLE_LABELS: Record<Role, string> = {
  content_creator: 'Content Creator',
  business_owner: 'Business Owner',
  admin: 'Admin',
  user: 'User',
};

export function roleLabel(role: Role): string {
  return ROLE_LABELS[role];
}
