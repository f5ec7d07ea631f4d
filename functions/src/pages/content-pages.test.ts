import { expect, it } from 'vitest';
import { fetchable, pictureOf } from './content-pages.ts';

const SITE = 'https://doubloon.example';
const OWN = 'https://files.example/me.png';

it('shows the own picture beside the text, and the product’s own where nobody could fetch that', () => {
  expect(pictureOf(OWN, SITE)).toEqual({ address: OWN, wide: false });
  for (const none of [null, '', 'me.png', 'data:image/png;base64,AA', 'javascript:alert(1)', 'blob:https://a/b'])
    expect(pictureOf(none, SITE), String(none)).toEqual({ address: `${SITE}/share.png`, wide: true });
});

it('lets only pictures be loaded early that are there and can be fetched', () => {
  expect(fetchable([null, OWN, 'javascript:1', 'http://127.0.0.1:9199/a'])).toEqual([OWN, 'http://127.0.0.1:9199/a']);
});
