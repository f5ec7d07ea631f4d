import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { edgePairs, messagePairs, semanticColors, textPairs } from './semantic-colors.ts';

const modes = [
  ['light', 0],
  ['dark', 1],
] as const;

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#c23c1c', '#c23c1c')).toBe(1);
  });
});

describe.each(modes)('the %s theme', (_mode, index) => {
  it.each([...textPairs, ...messagePairs])('reads %s on %s at 4.5:1 or better', (text, background) => {
    expect(contrastRatio(semanticColors[text][index], semanticColors[background][index])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('shows the %s edge on %s at 3:1 or better', (edge, background) => {
    expect(contrastRatio(semanticColors[edge][index], semanticColors[background][index])).toBeGreaterThanOrEqual(3);
  });
});
