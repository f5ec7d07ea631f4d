import { describe, expect, it } from 'vitest';
import { isNamedByContent, pageKey } from './addresses.ts';

describe('the address under which a page is kept', () => {
  it.each([
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/dashboard/', '/dashboard'],
    ['/loot-management', '/loot-management'],
    ['/loot-management/cmp_1', '/loot-management/below'],
    ['/my-approved-projects/app_1', '/my-approved-projects/below'],
    ['/admin/cases/case_1', '/admin/below'],
  ])('is, of %s, %s', (pathname, key) => {
    expect(pageKey(pathname)).toBe(key);
  });

  it.each([
    '/loot/cmp_1',
    '/store/mina',
    '/brand/kopi',
    '/api/auth/profile',
    '/__/auth/handler',
    '/robots.txt',
    '/api',
  ])('is none of %s, which is asked for each time', (pathname) => {
    expect(pageKey(pathname)).toBeNull();
  });
});

it('takes for named by content what the build names so', () => {
  expect(isNamedByContent('/assets/login-D-x_3abC.js')).toBe(true);
  expect(isNamedByContent('/assets/inter-latin-400-normal-C38fXH4l.woff2')).toBe(true);
  expect(isNamedByContent('/assets/login.js')).toBe(false);
  expect(isNamedByContent('/live-reload.js')).toBe(false);
});
