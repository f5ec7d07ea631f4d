import { describe, expect, it } from 'vitest';
import { brandHue } from './brand-hue.ts';
import { coverPicture } from './cover-drawing.ts';

const ids = Array.from({ length: 200 }, (_, index) => `cmp_${index}`);

const drawn = (ownerId: string, lootId: string) =>
  decodeURIComponent(coverPicture(ownerId, lootId).replace('data:image/svg+xml,', ''));
const pathsOf = (svg: string) => [...svg.matchAll(/<path d='([^']*)'/g)].map(([, d = '']) => d);
const hueOf = (svg: string) => Number(/stop-color='hsl\((\d+) /.exec(svg)?.[1]);

describe('coverPicture', () => {
  it('is always the same for one loot', () => {
    expect(coverPicture('o1', 'cmp_1')).toBe(coverPicture('o1', 'cmp_1'));
  });

  it('differs from loot to loot, also of neighbours', () => {
    expect(new Set(ids.map((id) => coverPicture('o1', id))).size).toBeGreaterThan(ids.length * 0.95);
  });

  it('begins with the hue of its brand, and other brands have others', () => {
    expect(new Set(ids.map((id) => hueOf(drawn('o1', id))))).toEqual(new Set([brandHue('o1')]));
    expect(new Set(ids.map((id) => hueOf(drawn(id, 'cmp_1')))).size).toBe(18);
  });

  it('has several moods and accents for the loots of one brand', () => {
    const colors = ids.map((id) => [...drawn('o1', id).matchAll(/hsl\([^)]*\)/g)].join());
    expect(new Set(colors).size).toBeGreaterThan(12);
  });

  it('draws nothing that a browser could not read', () => {
    for (const id of ids) {
      const svg = drawn(id, id);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      for (const d of pathsOf(svg)) expect(d).toMatch(/^M[\d .,\-A-Za-z]+$/);
    }
  });

  it('has a short address without what ends one', () => {
    for (const id of ids) {
      const address = coverPicture('o1', id);
      expect(address).not.toMatch(/["<>#]/);
      expect(address.length).toBeLessThan(6_000);
    }
  });

  it('takes its hue from the circle of colours', () => {
    for (const id of ids) expect(brandHue(id)).toSatisfy((hue: number) => hue >= 0 && hue < 360);
  });
});
