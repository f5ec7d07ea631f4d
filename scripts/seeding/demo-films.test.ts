import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { detectType } from '../../functions/src/platform/uploads/detect-type.ts';
import { FILM_SIZE, FILMS, filmPath, FRAME_COUNT, FRAMES_PER_SECOND, framesOf } from './demo-films.ts';
import { writeWebm } from './webm.ts';

/** How long the elements of a file are that follow each other, with ids of so many bytes. */
function lengthsOf(file: Buffer, idBytes: number): number[] {
  const lengths = [];
  for (let at = 0; at < file.length;) {
    const length = file.readUInt32BE(at + idBytes) - 0x10000000;
    lengths.push(length);
    at += idBytes + 4 + length;
  }
  return lengths;
}

describe('a film of the demo data', () => {
  it.each(FILMS)('is a small WebM file as the product takes it: %s', async (film) => {
    const file = readFileSync(filmPath(film));
    expect(await detectType(file)).toBe('webm');
    expect(file.length).toBeLessThan(60_000);
  });

  it.each(FILMS)('moves from each picture to the next: %s', (film) => {
    const frames = framesOf(film);
    expect(new Set(frames).size).toBe(FRAME_COUNT);
  });
});

describe('a WebM file', () => {
  const frame = (isKey: boolean) => ({ bytes: new Uint8Array([1, 2, 3]), isKey });
  const options = { ...FILM_SIZE, framesPerSecond: FRAMES_PER_SECOND };

  it('is a head and one segment, which holds what was encoded, each with its moment', () => {
    const file = writeWebm([frame(true), frame(false)], options);
    expect(lengthsOf(file, 4)).toHaveLength(2);
    const blocks = [...file.toString('hex').matchAll(/a31000000781(.{4})(.{2})010203/g)];
    expect(blocks.map(([, moment, flags]) => [Number(`0x${moment}`), flags])).toEqual([
      [0, '80'],
      [67, '00'],
    ]);
  });

  it('cannot be longer than its clock counts', () => {
    expect(() => writeWebm(Array(500).fill(frame(true)), options)).toThrow(RangeError);
  });
});
