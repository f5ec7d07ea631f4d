const siteKey = import.meta.env['VITE_APP_CHECK_SITE_KEY'] as string | undefined;

/**
 * The App Check token to send: null in a build that was given no site key, and when App Check does not answer, so that the
 * server says what is wrong. Firebase is loaded only where it is used.
 */
export async function appToken(): Promise<string | null> {
  if (!siteKey) return null;
  const { startFirebase } = await import('../firebase/firebase-app.ts');
  return startFirebase()
    .then(({ readAppToken }) => readAppToken?.() ?? null)
    .catch(() => null);
}
