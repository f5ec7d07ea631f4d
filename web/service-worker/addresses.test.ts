import { describe, expect, it } from 'vitest';
import { filesNamedBy, isNamedByContent, pageKey } from './addresses.ts';

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

it('finds the files that a page loads by itself, each once', () => {
  const html = `<style>@font-face{src:url(/assets/ext-A1b2C3d4.woff2)}</style>
    <link rel="preload" as="font" href="/assets/inter-A1b2C3d4.woff2"><link rel="modulepreload" href="/assets/app-A1b2C3d4.js">
    <div data-app="/assets/app-A1b2C3d4.js /assets/home-D-x_3abC.js"></div><a href="/assets/plain.js"></a>`;
  expect(filesNamedBy(html)).toEqual([
    '/assets/inter-A1b2C3d4.woff2',
    '/assets/app-A1b2C3d4.js',
    '/assets/home-D-x_3abC.js',
  ]);
});
