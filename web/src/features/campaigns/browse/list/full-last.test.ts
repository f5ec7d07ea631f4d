import { expect, it } from 'vitest';
import { fullLast } from './full-last.ts';

it('puts full loots last on their own page, and leaves the others in their order', () => {
  const loot = (id: number, full = false) => ({ id, full });
  const list = {
    pages: [
      { items: [loot(1, true), loot(2), loot(3)], nextCursor: 'a' },
      { items: [loot(4), loot(5, true), loot(6)], nextCursor: null },
    ],
    pageParams: [undefined, 'a'],
  };
  const sorted = fullLast(list);
  expect(sorted.pages.map(({ items }) => items.map(({ id }) => id))).toEqual([
    [2, 3, 1],
    [4, 6, 5],
  ]);
  expect(sorted.pages[0]?.nextCursor).toBe('a');
});
