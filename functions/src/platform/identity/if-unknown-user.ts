/** A `catch` handler for calls of the identity service: returns undefined if the user does not exist, and rethrows everything else. */
export function ifUnknownUser(error: unknown): undefined {
  if ((error as { code?: unknown } | null)?.code !== 'auth/user-not-found') throw error;
}
