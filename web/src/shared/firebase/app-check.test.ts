import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const VOUCHED = 'token-of-our-app';
const now = Math.floor(Date.now() / 1000);
const part = (content: object) => btoa(JSON.stringify(content)).replaceAll('=', '');
const ID_TOKEN = `${part({ alg: 'none' })}.${part({ sub: 'ada', iat: now, exp: now + 3600 })}.`;

/** Who asked the identity service, by the App Check token that came along. */
let vouchedBy: (string | null)[] = [];
/** The site keys that the widget was drawn for. */
let siteKeys: string[] = [];

/** Google's side where App Check is enforced: vouches for the registered app alone, and lets no one in without that. */
const google = vi.fn((url: string, init?: RequestInit): Promise<Response> => {
  if (url === '/__/firebase/init.json') {
    const settings = { projectId: 'treasure', apiKey: 'key', authDomain: 'treasure.example', appId: '1:2:web:3' };
    return Promise.resolve(Response.json(settings));
  }
  if (url.startsWith('https://content-firebaseappcheck.googleapis.com/')) {
    const isOurs = url.includes('/projects/treasure/apps/1:2:web:3:exchangeRecaptchaEnterpriseToken?');
    return Promise.resolve(
      isOurs ? Response.json({ token: VOUCHED, ttl: '3600s' }) : new Response('', { status: 404 }),
    );
  }
  if (!url.startsWith('https://identitytoolkit.googleapis.com/'))
    return Promise.reject(new Error(`Nobody is at ${url}`));
  const token = new Headers(init?.headers).get('x-firebase-appcheck');
  vouchedBy.push(token);
  if (token !== VOUCHED) {
    const error = { code: 401, message: 'Firebase App Check token is invalid.', status: 'UNAUTHENTICATED' };
    return Promise.resolve(Response.json({ error }, { status: 401 }));
  }
  const session = { idToken: ID_TOKEN, refreshToken: 'refresh', expiresIn: '3600' };
  return Promise.resolve(Response.json(url.includes(':lookup') ? { users: [{ localId: 'ada' }] } : session));
});

beforeEach(() => {
  vouchedBy = [];
  siteKeys = [];
  vi.resetModules();
  vi.stubGlobal('fetch', google);
  vi.stubGlobal('grecaptcha', {
    enterprise: {
      ready: (then: () => void) => then(),
      render: (_place: unknown, { sitekey, callback }: { sitekey: string; callback: () => void }) => {
        siteKeys.push(sitekey);
        callback();
        return 'widget';
      },
      execute: () => Promise.resolve('looks like a person'),
    },
  });
});

afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('where App Check is enforced', () => {
  it('a sign-in that is the first to need Firebase is vouched for', async () => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key');
    const { exchangeCustomToken } = await import('./auth.ts');
    await expect(exchangeCustomToken('custom')).resolves.toBe(ID_TOKEN);
    expect(vouchedBy.length).toBeGreaterThan(0);
    expect(new Set(vouchedBy)).toEqual(new Set([VOUCHED]));
    expect(siteKeys).toEqual(['site-key']);
  });

  it('nobody gets the app before it is, and calls of the API carry the same token', async () => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key');
    const { startFirebase } = await import('./firebase-app.ts');
    const { readAppToken } = await startFirebase();
    await expect(readAppToken?.()).resolves.toBe(VOUCHED);
    const { appToken } = await import('../api/app-token.ts');
    await expect(appToken()).resolves.toBe(VOUCHED);
  });

  it('a build without the site key gets in nowhere', async () => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', '');
    const { exchangeCustomToken } = await import('./auth.ts');
    await expect(exchangeCustomToken('custom')).rejects.toThrow('auth/firebase-app-check-token-is-invalid');
    expect(new Set(vouchedBy)).toEqual(new Set([null]));
  });
});
