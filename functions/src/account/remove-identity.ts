import type { Dependencies } from '../platform/dependencies.ts';
import { refuseSessions } from '../platform/identity/revoke-sessions.ts';

/** Removes somebody's identity, and with it every session; one that is gone already is none the worse. Writes 1. */
export async function removeIdentity(deps: Pick<Dependencies, 'auth' | 'clock' | 'db'>, uid: string): Promise<void> {
  try {
    await deps.auth.deleteUser(uid);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
  }
  await refuseSessions(deps, uid);
}
