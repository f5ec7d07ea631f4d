import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { picture, statisticsPicture } from '../../../testing/sample-files.ts';
import { bandsOf, differenceOf, lookOf } from './picture-look.ts';

const statistics = async (bars: readonly number[], text: string) =>
  Buffer.from((await statisticsPicture(bars, text)).bytes);
const mine = await statistics([100, 250, 180, 400, 320, 520, 600, 380], 'Mina 48,120');
const others = await statistics([500, 120, 420, 90, 610, 260, 60, 300], 'Farid 7,910');
const differenceFrom = async (changed: Buffer) => differenceOf(await lookOf(mine), await lookOf(changed));

describe('the look of a picture', () => {
  it('has 256 bits and is always that of the picture', async () => {
    expect(await lookOf(mine)).toMatch(/^[0-9a-f]{64}$/);
    expect(await differenceFrom(mine)).toBe(0);
  });

  it.each([
    ['smaller', () => sharp(mine).resize(320).png()],
    ['larger', () => sharp(mine).resize(1080).png()],
    ['as a poor JPEG', () => sharp(mine).jpeg({ quality: 40 })],
    ['as WebP', () => sharp(mine).webp({ quality: 60 })],
    ['a little darker', () => sharp(mine).linear(0.92, 0).png()],
  ] as const)('stays nearly that of the picture %s', async (_how, changed) => {
    const look = await changed().toBuffer();
    expect(await differenceFrom(look)).toBeLessThanOrEqual(10);
    const [one, other] = [bandsOf(await lookOf(mine)), bandsOf(await lookOf(look))];
    expect(one.filter((band) => other.includes(band)).length).toBeGreaterThan(0);
  });

  it('is not that of somebody else’s statistics', async () => {
    expect(await differenceFrom(others)).toBeGreaterThan(25);
  });
});

describe('the bands of a look', () => {
  it('are none of a plain picture, which looks like every other', async () => {
    expect(bandsOf(await lookOf(Buffer.from((await picture(40, 80)).bytes)))).toEqual([]);
  });

  it('have one in common whichever 15 bits differ', async () => {
    const look = await lookOf(mine);
    const bands = bandsOf(look);
    expect(bands.length).toBeGreaterThan(1);
    for (let spared = 0; spared < 16; spared += 1) {
      const changed = [...look.matchAll(/.{4}/g)]
        .map(([part], band) => (band === spared ? part : (parseInt(part, 16) ^ 1).toString(16).padStart(4, '0')))
        .join('');
      expect(differenceOf(look, changed)).toBe(15);
      if (look.slice(spared * 4, spared * 4 + 4) === '0000') continue;
      expect(bandsOf(changed).filter((band) => bands.includes(band))).toHaveLength(1);
    }
  });
});
