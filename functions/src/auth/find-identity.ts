/** Returns what `look` finds at the identity service, or undefined when there is no such identity. */
export async function findIdentity<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look();
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return undefined;
    throw error;
  }
}
