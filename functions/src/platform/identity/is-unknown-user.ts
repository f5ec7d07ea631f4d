/** True when the identity service has no such user. */
export const isUnknownUser = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'auth/user-not-found';
