import { afterEach, describe, expect, it, vi } from 'vitest';

const readAppToken = vi.fn<(siteKey: string) => Promise<string>>();
vi.mock('../firebase/app-check.ts', () => ({ readAppToken }));

async function appTokenOf(siteKey: string): Promise<string | null> {
  vi.resetModules();
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', siteKey);
  const { appToken } = await import('./app-token.ts');
  return appToken();
}

afterEach(() => {
  vi.unstubAllEnvs();
  readAppToken.mockReset();
});

describe('the App Check token of a call', () => {
  it('is not asked for in a build without a site key', async () => {
    expect(await appTokenOf('')).toBeNull();
    expect(readAppToken).not.toHaveBeenCalled();
  });

  it('is what App Check answers for the site key of the build', async () => {
    readAppToken.mockResolvedValue('vouched');
    expect(await appTokenOf('site-key')).toBe('vouched');
    expect(readAppToken).toHaveBeenCalledWith('site-key');
  });

  it('is left out when App Check does not answer', async () => {
    readAppToken.mockRejectedValue(new Error('blocked'));
    expect(await appTokenOf('site-key')).toBeNull();
  });
});
