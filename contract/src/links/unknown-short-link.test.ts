import { expect, it } from 'vitest';
import { isUnknownShortLink } from './unknown-short-link.ts';

it.each([
  ['https://bit.ly/3abcDEF', true],
  ['http://www.tinyurl.com/tea', true],
  ['  https://l.instagram.com/?u=https%3A%2F%2Fexample.com  ', true],
  ['https://vm.tiktok.com/ZMabc12/', false],
  ['https://notbit.ly/3abcDEF', false],
  ['https://example.com/post/1', false],
  ['bit.ly/3abcDEF', false],
])('%s leads on to who knows where: %s', (url, leads) => {
  expect(isUnknownShortLink(url)).toBe(leads);
});
