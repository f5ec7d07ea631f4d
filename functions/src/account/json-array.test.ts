import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { jsonArray } from './export-account.ts';

async function* numbers(count: number) {
  for (let number = 1; number <= count; number += 1) yield await Promise.resolve({ number });
}

async function textOf(count: number, limit: number) {
  const contents = { records: 0, complete: true };
  const written = await text(jsonArray(numbers(count), limit, contents));
  return { value: JSON.parse(written) as unknown, contents };
}

describe('records as a JSON array', () => {
  it.each([0, 1, 2, 3])('holds all of %i', async (count) => {
    const { value, contents } = await textOf(count, 3);
    expect(value).toEqual(Array.from({ length: count }, (_, index) => ({ number: index + 1 })));
    expect(contents).toEqual({ records: count, complete: true });
  });

  it('ends at its bound and says so', async () => {
    const { value, contents } = await textOf(4, 3);
    expect(value).toHaveLength(3);
    expect(contents).toEqual({ records: 3, complete: false });
  });
});
