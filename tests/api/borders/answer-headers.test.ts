import { describe, expect, it } from 'vitest';
import { callRaw } from '../../support/api.ts';

describe('every answer', () => {
  it.each([
    ['/health', 200],
    ['/auth/profile', 401],
    ['/nowhere', 404],
  ])('carries headers that keep browsers from making more of it, such as %s', async (path, expected) => {
    const { status, headers } = await callRaw('GET', path);
    expect({ status, ...Object.fromEntries(headers) }).toMatchObject({
      status: expected,
      'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    });
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it('that is the documentation brings its own scripts only', async () => {
    const { headers } = await callRaw('GET', '/docs');
    expect(headers.get('content-security-policy')).toContain("default-src 'none';script-src 'self'");
  });
});
