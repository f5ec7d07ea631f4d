import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearVideoMetadata } from './encode-image.ts';

const POSITION = '+01.2897+103.8501/';

const box = (type: string, ...content: (Buffer | string)[]) => {
  const inner = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inner.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inner]);
};

const large = (type: string, content: Buffer) => {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(content.length + 16), 8);
  return Buffer.concat([head, content]);
};

describe('a film', () => {
  const start = box('ftyp', 'isom\0\0\x02\0isom');
  const header = box('mvhd', Buffer.alloc(100, 7));
  const track = (...more: Buffer[]) => box('trak', box('tkhd', Buffer.alloc(84, 3)), ...more);
  const picture = box('mdat', `udta ${POSITION} is what is seen, not a note`);

  it('loses what the camera noted, and nothing else moves or changes', () => {
    const notes = [box('udta', box('\xa9xyz', POSITION)), box('meta', POSITION), box('uuid', POSITION)];
    const film = Buffer.concat([start, box('moov', header, track(box('udta', POSITION)), ...notes), picture]);
    const cleared = clearVideoMetadata(film);
    expect(cleared.length).toBe(film.length);
    expect(cleared.subarray(0, -picture.length).includes(POSITION)).toBe(false);
    expect(cleared.subarray(-picture.length)).toEqual(picture);
    expect(cleared.includes(header)).toBe(true);
    expect(cleared.indexOf('moov')).toBe(film.indexOf('moov'));
    expect(film.includes(box('meta', POSITION))).toBe(true);
  });

  it('is read through boxes of 64-bit sizes and boxes that reach to the end', () => {
    const noted = box('moov', box('udta', POSITION));
    expect(clearVideoMetadata(Buffer.concat([large('mdat', Buffer.alloc(40)), noted])).includes(POSITION)).toBe(false);
    expect(clearVideoMetadata(large('moov', box('udta', POSITION))).includes(POSITION)).toBe(false);
    const toTheEnd = Buffer.concat([start, noted]);
    toTheEnd.writeUInt32BE(0, start.length);
    expect(clearVideoMetadata(toTheEnd).includes(POSITION)).toBe(false);
  });

  it('without notes stays as it is', () => {
    const film = Buffer.concat([start, box('moov', header, track()), picture]);
    expect(clearVideoMetadata(film)).toEqual(film);
  });

  it('cannot exhaust the stack', () => {
    const head = Buffer.from('\0\0\0\0moov', 'latin1');
    const film = Buffer.concat(Array.from({ length: 100_000 }, () => head));
    expect(clearVideoMetadata(film)).toEqual(film);
  });

  it('that is broken is read to its end, whatever it says', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom('moov', 'udta', 'trak'), (noise, type) => {
        const film = Buffer.concat([start, box(type, Buffer.from(noise)), Buffer.from(noise)]);
        expect(clearVideoMetadata(film).length).toBe(film.length);
      }),
    );
  });
});
