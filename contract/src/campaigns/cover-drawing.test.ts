import { describe, expect, it } from 'vitest';
import { brandHue } from './brand-hue.ts';
import { coverDrawing, coverPicture } from './cover-drawing.ts';

const ids = Array.from({ length: 200 }, (_, index) => `cmp_${index}`);

describe('coverDrawing', () => {
  it('is always the same for one loot', () => {
    expect(coverDrawing('o1', 'cmp_1')).toEqual(coverDrawing('o1', 'cmp_1'));
  });

  it('differs from loot to loot, also of neighbours', () => {
    const drawn = ids.map((id) => JSON.stringify(coverDrawing('o1', id).shapes));
    expect(new Set(drawn).size).toBeGreaterThan(ids.length * 0.95);
  });

  it('has the colours of its brand, and other brands have others', () => {
    const look = (ownerId: string, id: string) => coverDrawing(ownerId, id).ground.join();
    expect(new Set(ids.map((id) => look('o1', id))).size).toBe(1);
    expect(new Set(ids.map((id) => look(id, 'cmp_1'))).size).toBe(18);
  });

  it('draws nothing that a browser could not read', () => {
    for (const { shapes } of ids.map((id) => coverDrawing(id, id))) {
      expect(shapes.length).toBeGreaterThan(0);
      expect(shapes.map(({ d }) => d).join('')).toMatch(/^M[\d .,\-A-Za-z]+$/);
    }
  });

  it('is the same as a picture, whose address is short', () => {
    for (const id of ids) {
      const address = coverPicture('o1', id);
      const { ground, shapes } = coverDrawing('o1', id);
      const svg = decodeURIComponent(address.replace('data:image/svg+xml,', ''));
      for (const part of [...ground, ...shapes.map(({ d }) => d)]) expect(svg).toContain(`"${part}"`);
      expect(address.length).toBeLessThan(8_000);
    }
  });

  it('takes its hue from the circle of colours', () => {
    for (const id of ids) expect(brandHue(id)).toSatisfy((hue: number) => hue >= 0 && hue < 360);
  });
});
