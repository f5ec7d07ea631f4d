import type { CookieOptions } from 'express';
import { describe, expect, it } from 'vitest';
import { browserSession } from './calling-browser.ts';

/** Returns the session of a request with this cookie header, and the headers set on its response. */
function session(cookie?: string, siteOrigin = 'https://doubloon.example') {
  const set: { name: string; value: string; options: CookieOptions }[] = [];
  const headers: Record<string, string> = {};
  const response = {
    cookie: (name: string, value: string, options: CookieOptions) => void set.push({ name, value, options }),
    set: (name: string, value: string) => void (headers[name] = value),
  };
  const request = { get: (name: string) => (name === 'cookie' ? cookie : undefined) };
  return { browser: browserSession({ siteOrigin }, request as never, response as never), set, headers };
}

describe('a browser session', () => {
  it('is none without a cookie, or with one that is not ours', () => {
    for (const cookie of [undefined, '', '__session=', '__session=short', 'other=x', `session=${'a'.repeat(43)}`]) {
      expect(session(cookie).browser.fingerprint).toBeNull();
    }
  });

  it('begins with a cookie that only this site’s server reads, and is known by it afterwards', () => {
    const { browser, set, headers } = session();
    const fingerprint = browser.remember();
    expect(set).toHaveLength(1);
    expect(set[0]).toMatchObject({
      name: '__session',
      options: { httpOnly: true, secure: true, sameSite: 'lax', path: '/api' },
    });
    expect(headers).toEqual({ 'Cache-Control': 'private, no-store' });
    const value = set[0]?.value ?? '';
    expect(value).toMatch(/^[\w-]{43}$/);
    expect(fingerprint).not.toContain(value);
    const later = session(`a=b; __session=${value}; c=d`);
    expect(later.browser.fingerprint).toBe(fingerprint);
    expect(later.browser.remember()).toBe(fingerprint);
    expect(later.set[0]?.value).toBe(value);
  });

  it('is another one in each browser, and goes over http where the site does', () => {
    expect(session().browser.remember()).not.toBe(session().browser.remember());
    const local = session(undefined, 'http://127.0.0.1:5000');
    local.browser.remember();
    expect(local.set[0]?.options.secure).toBe(false);
  });
});
