import { describe, expect, it } from 'vitest';
import { contrastRatio, HexColour, MIN_TEXT_CONTRAST, textColourOn } from './colour-contrast.ts';

describe('the contrast of two colours', () => {
  it('is 21 between black and white, 1 between equals, whichever comes first', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrastRatio('#7a7a7a', '#7a7a7a')).toBe(1);
  });

  it('is what the standard says for the grey that just carries text on white', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrastRatio('#777777', '#ffffff')).toBeLessThan(MIN_TEXT_CONTRAST);
  });

  it.each(['#000000', '#ffffff', '#767676', '#ff0000', '#00ff00', '#0000ff', '#b8860b'])(
    'lets text be read on %s in black or white',
    (background) => {
      expect(contrastRatio(textColourOn(background), background)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
    },
  );
});

describe('a colour', () => {
  it('is six digits, in lower case', () => {
    expect(HexColour.parse(' #AABBcc ')).toBe('#aabbcc');
  });

  it.each(['#abc', 'aabbcc', '#aabbcg', '#aabbccdd', 'red', 'url(x)'])('is not %s', (text) => {
    expect(HexColour.safeParse(text).success).toBe(false);
  });
});
