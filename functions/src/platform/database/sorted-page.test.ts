import { describe, expect, it } from 'vitest';
import { pagesInTurn } from './sorted-page.ts';

/** A list of words; its cursor is the number of words before the page. */
const listOf = (...words: string[]) => ({
  page: ({ limit = 20, cursor = '0' }: { limit?: number | undefined; cursor?: string | undefined }) => {
    const end = Number(cursor) + limit;
    const nextCursor = end < words.length ? String(end) : null;
    return Promise.resolve({ items: words.slice(Number(cursor), end), nextCursor });
  },
  has: (word: string) => words.includes(word),
});

async function readAll(limit: number, ...lists: ReturnType<typeof listOf>[]): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await pagesInTurn(lists, { limit, cursor });
    pages.push(items);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return pages;
}

describe('pages of lists in turn', () => {
  it('hold everything once, where it comes first', async () => {
    const lists = [listOf('a'), listOf(), listOf('b', 'a', 'c'), listOf('c', 'd', 'a')];
    for (const limit of [1, 2, 3, 20]) {
      expect((await readAll(limit, ...lists)).flat(), `${limit} at once`).toEqual(['a', 'b', 'c', 'd']);
    }
    expect(await readAll(20, ...lists)).toEqual([['a', 'b', 'c', 'd']]);
  });

  it('are full, and begin the next list where one ends', async () => {
    expect(await readAll(2, listOf('a', 'b'), listOf('c', 'd', 'e'))).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    expect(await readAll(2, listOf('a', 'b', 'c'), listOf('d', 'e'))).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  });

  it.each(['x', '9.', '-1.', '1', ''])('refuse %j, which is no cursor', async (cursor) => {
    await expect(pagesInTurn([listOf('a')], { cursor })).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
