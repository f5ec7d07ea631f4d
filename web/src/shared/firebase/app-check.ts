import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from 'firebase/app-check';
import { startFirebase } from './firebase-app.ts';

let starting: Promise<AppCheck> | undefined;

async function start(siteKey: string): Promise<AppCheck> {
  const { app } = await startFirebase();
  return initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

/** A token by which App Check vouches for this app; rejects when it does not. */
export async function readAppToken(siteKey: string): Promise<string> {
  starting ??= start(siteKey).catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return (await getToken(await starting)).token;
}
