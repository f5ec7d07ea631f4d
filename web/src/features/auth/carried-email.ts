/** Returns the e-mail that was typed on the screen before, so that nobody types it again; empty when none was. */
export function carriedEmail(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}
