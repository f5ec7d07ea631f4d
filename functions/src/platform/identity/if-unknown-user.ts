/** The `catch` for calls of the identity service that answers undefined when there is no such user, and throws everything else on. */
export function ifUnknownUser(error: unknown): undefined {
  if ((error as { code?: unknown } | null)?.code !== 'auth/user-not-found') throw error;
}
