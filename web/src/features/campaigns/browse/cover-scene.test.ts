import { describe, expect, it } from 'vitest';
import { coverScene } from './cover-scene.ts';

const ids = Array.from({ length: 200 }, (_, index) => `cmp_${index}`);

describe('coverScene', () => {
  it('is always the same for one loot', () => {
    expect(coverScene('o1', 'cmp_1')).toEqual(coverScene('o1', 'cmp_1'));
  });

  it('differs from loot to loot, also of neighbours', () => {
    expect(new Set(ids.map((id) => JSON.stringify(coverScene('o1', id)))).size).toBe(ids.length);
  });

  it('has the colours and the motif of its brand, and other brands have others', () => {
    const look = (ownerId: string, id: string) => {
      const { motif, palette } = coverScene(ownerId, id);
      return `${motif} ${palette.near}`;
    };
    expect(new Set(ids.map((id) => look('o1', id))).size).toBe(1);
    expect(new Set(ids.map((id) => look(id, 'cmp_1'))).size).toBeGreaterThan(25);
  });

  it('keeps the sun in the sky and off what stands in the water', () => {
    for (const { sun, motifX } of ids.map((id) => coverScene(id, id))) {
      expect(sun.y + sun.radius).toBeLessThan(98);
      expect(Math.abs(sun.x - motifX)).toBeGreaterThan(60);
    }
  });
});
