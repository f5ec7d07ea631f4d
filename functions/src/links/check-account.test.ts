import { describe, expect, it } from 'vitest';
import type { SafeFetch } from '../platform/fetching/safe-fetch.ts';
import { checkAccountUrl } from './check-account.ts';

/** A site whose every page says that it shows `address`. */
const showing =
  (address: string): SafeFetch =>
  (url) =>
    Promise.resolve({ status: 200, url, headers: {}, body: `<meta property="og:url" content="${address}">` });

describe('a Facebook profile asked for by its number', () => {
  const byNumber = 'https://www.facebook.com/profile.php?id=100012';

  it('is known by the name its page shows, so that number and name are one account', async () => {
    expect(await checkAccountUrl(showing('https://www.facebook.com/Mina.Makes'), byNumber, 'facebook')).toEqual({
      status: 'valid',
      handle: 'mina.makes',
      profileUrl: 'https://www.facebook.com/mina.makes',
    });
  });

  it('keeps its number when its page shows no name, and is not believed behind a login page', async () => {
    expect(await checkAccountUrl(showing(byNumber), byNumber, 'facebook')).toMatchObject({ handle: '100012' });
    expect(await checkAccountUrl(showing('https://www.facebook.com/login/'), byNumber, 'facebook')).toMatchObject({
      status: 'unverifiable',
    });
  });
});
