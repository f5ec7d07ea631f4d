import type { Dependencies } from '../platform/dependencies.ts';

/** Removes somebody's identity, and with it every session; one that is gone already is none the worse. */
export async function removeIdentity({ auth }: Pick<Dependencies, 'auth'>, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
  }
}
