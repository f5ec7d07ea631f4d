import { Role } from '@doubloon/contract/shared/roles.ts';
import type { Auth } from 'firebase-admin/auth';
import { AppError } from './app-error.ts';
import type { Caller } from './caller.ts';

const BEARER = /^Bearer ([\w.~+/=-]+)$/i;

/**
 * The caller a request's `Authorization` header names. Throws `unauthenticated` when it is missing, malformed, expired
 * or no Firebase ID token; with `checkRevoked` also when the sessions were ended or the user disabled.
 */
export async function authenticate(
  auth: Auth,
  authorization: string | undefined,
  options: { checkRevoked: boolean },
): Promise<Caller> {
  const token = authorization?.match(BEARER)?.[1];
  if (!token) throw new AppError('unauthenticated', 'Please log in to continue');
  try {
    const decoded = await auth.verifyIdToken(token, options.checkRevoked);
    const role = Role.safeParse(decoded['role']);
    return {
      uid: decoded.uid,
      role: role.success ? role.data : 'user',
      email: decoded.email ?? null,
      signedInAt: new Date(decoded.auth_time * 1000),
    };
  } catch (error) {
    throw new AppError('unauthenticated', 'Your session has expired. Please log in again.', { cause: error });
  }
}
