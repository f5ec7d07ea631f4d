import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** Starts App Check, which from then on vouches for every call of Firebase, and returns how its tokens are read; that rejects when it does not vouch. */
export function startAppCheck(app: FirebaseApp, siteKey: string): () => Promise<string> {
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return async () => (await getToken(appCheck)).token;
}
