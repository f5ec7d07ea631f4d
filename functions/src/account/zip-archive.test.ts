import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { zipArchive } from './export-account.ts';

const modifiedAt = new Date('2026-11-20T08:00:00Z');

async function* text(...parts: string[]) {
  for (const part of parts) yield await Promise.resolve(part);
}

async function* failing() {
  yield await Promise.resolve('begun');
  throw new Error('cannot be read');
}

describe('an archive', () => {
  it('names its files in the order given', async () => {
    const files = ['a.json', 'b.json'].map((name) => ({ name, modifiedAt, text: text('[', ']') }));
    const bytes = await buffer(zipArchive(files));
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(bytes.indexOf('a.json')).toBeLessThan(bytes.indexOf('b.json'));
  });

  it.each([0, 1, 2])('breaks when file %i fails', async (place) => {
    const files = [0, 1, 2].map((index) => ({
      name: `${index}.json`,
      modifiedAt,
      text: index === place ? failing() : text('[]'),
    }));
    await expect(buffer(zipArchive(files))).rejects.toThrow('cannot be read');
  });
});
