const siteKey = import.meta.env['VITE_APP_CHECK_SITE_KEY'] as string | undefined;

/**
 * The App Check token to send: null in a build that was given no site key, and when App Check does not answer, so that the
 * server says what is wrong. Its SDK is loaded only where it is used.
 */
export async function appToken(): Promise<string | null> {
  if (!siteKey) return null;
  const { readAppToken } = await import('../firebase/app-check.ts');
  return readAppToken(siteKey).catch(() => null);
}
