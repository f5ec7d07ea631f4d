import { describe, expect, it } from 'vitest';
import { coverScene } from './cover-scene.ts';

const ids = Array.from({ length: 200 }, (_, index) => `cmp_${index}`);

describe('coverScene', () => {
  it('is always the same for one loot', () => {
    expect(coverScene('cmp_1')).toEqual(coverScene('cmp_1'));
  });

  it('differs from loot to loot, also of neighbours', () => {
    expect(new Set(ids.map((id) => JSON.stringify(coverScene(id)))).size).toBe(ids.length);
    expect(new Set(ids.map((id) => `${coverScene(id).motif} ${coverScene(id).palette.near}`)).size).toBeGreaterThan(25);
  });

  it('keeps the sun in the sky and off what stands in the water', () => {
    for (const { sun, motifX } of ids.map(coverScene)) {
      expect(sun.y + sun.radius).toBeLessThan(98);
      expect(Math.abs(sun.x - motifX)).toBeGreaterThan(60);
    }
  });
});
