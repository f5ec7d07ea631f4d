import { afterEach, describe, expect, it, vi } from 'vitest';

const readAppToken = vi.fn<() => Promise<string>>();
const startFirebase = vi.fn(() => Promise.resolve({ readAppToken }));
vi.mock('../firebase/firebase-app.ts', () => ({ startFirebase }));

async function appTokenOf(siteKey: string): Promise<string | null> {
  vi.resetModules();
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', siteKey);
  const { appToken } = await import('./app-token.ts');
  return appToken();
}

afterEach(() => {
  vi.unstubAllEnvs();
  readAppToken.mockReset();
  startFirebase.mockClear();
});

describe('the App Check token of a call', () => {
  it('is not asked for in a build without a site key', async () => {
    expect(await appTokenOf('')).toBeNull();
    expect(startFirebase).not.toHaveBeenCalled();
  });

  it('is what App Check answers', async () => {
    readAppToken.mockResolvedValue('vouched');
    expect(await appTokenOf('site-key')).toBe('vouched');
  });

  it('is left out when App Check does not answer', async () => {
    readAppToken.mockRejectedValue(new Error('blocked'));
    expect(await appTokenOf('site-key')).toBeNull();
  });

  it('is left out when Firebase does not start', async () => {
    startFirebase.mockRejectedValueOnce(new Error('offline'));
    expect(await appTokenOf('site-key')).toBeNull();
  });
});
