import { contrastRatio, MIN_SIGN_CONTRAST, MIN_TEXT_CONTRAST } from '@doubloon/contract/stores/colour-contrast.ts';
import { THEME_COLOURS, type ThemeColours } from '@doubloon/contract/stores/store-theme.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgePairs, semanticColors, textPairs, type SemanticColor } from '../../shared/ui/theme/semantic-colors.ts';
import { mixColours, themePalette, WALLPAPER_OPACITY } from './theme-palette.ts';

const customs: Record<string, ThemeColours> = {
  'white on black': { primary: '#ffffff', secondary: '#000000', accent: '#ffff00' },
  'black on white': { primary: '#000000', secondary: '#ffffff', accent: '#0000ff' },
  'a grey ground': { primary: '#111111', secondary: '#808080', accent: '#ffffff' },
  'a ground between': { primary: '#ffffff', secondary: '#757575', accent: '#000000' },
  'a loud ground': { primary: '#00229a', secondary: '#ff6600', accent: '#240046' },
  'a blue ground': { primary: '#ffe14d', secondary: '#1b2a9c', accent: '#ff9dbb' },
};
const themes = Object.entries({ ...THEME_COLOURS, ...customs });
const cases = themes.flatMap(([name, colours]) =>
  (['light', 'dark'] as const).flatMap((mode) =>
    [false, true].map((wallpaper) => [name, mode, wallpaper ? 'over a wallpaper' : 'plain', colours] as const),
  ),
);

/** From 0, a grey, to 1, as of HSV. */
function saturation(colour: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return 1 - Math.min(...channels) / Math.max(...channels);
}

/** Returns the colour pairs of a theme whose contrast is below AA. */
function belowAA(theme: ThemeColours, mode: 'light' | 'dark', wallpaper: boolean): string[] {
  const { dark, colours: palette } = themePalette(theme, mode, wallpaper);
  const of = (name: SemanticColor) => palette[name] ?? semanticColors[name][dark ? 1 : 0];
  const grounds = (name: SemanticColor) =>
    name === 'canvas' && wallpaper
      ? ['#000000', '#ffffff'].map((spot) => mixColours(of('canvas'), spot, WALLPAPER_OPACITY))
      : [of(name)];
  const worst = (pairs: typeof textPairs, least: number) =>
    pairs.flatMap(([text, ground]) =>
      grounds(ground)
        .filter((colour) => contrastRatio(of(text), colour) < least)
        .map((colour) => `${text} ${of(text)} on ${ground} ${colour}`),
    );
  return [
    ...worst(textPairs, MIN_TEXT_CONTRAST),
    ...worst([...edgePairs, ['accent', 'canvas'], ['accent', 'surface']], MIN_SIGN_CONTRAST),
  ];
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('themePalette', () => {
  it.each(cases)('keeps AA: %s, %s, %s', (_name, mode, behind, colours) => {
    expect(belowAA(colours, mode, behind !== 'plain')).toEqual([]);
  });

  it('keeps AA with whatever colours somebody picks, by day and at night', () => {
    fc.assert(
      fc.property(hex, hex, hex, fc.boolean(), (primary, secondary, accent, wallpaper) => {
        for (const mode of ['light', 'dark'] as const) {
          expect(belowAA({ primary, secondary, accent }, mode, wallpaper)).toEqual([]);
        }
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it.each(Object.entries(THEME_COLOURS))('shows the colours of %s as they are by day', (_name, theme) => {
    const { dark, colours } = themePalette(theme, 'light');
    expect(dark).toBe(false);
    expect(colours).toMatchObject({ canvas: theme.secondary, accent: theme.primary, goldText: theme.accent });
  });

  it.each(Object.entries(THEME_COLOURS))(
    'lights the buttons of %s at night without washing them out',
    (_name, theme) => {
      for (const wallpaper of [false, true]) {
        const { canvas, accent } = themePalette(theme, 'dark', wallpaper).colours;
        expect(contrastRatio(accent ?? '', canvas ?? '')).toBeGreaterThanOrEqual(4.5);
        expect(saturation(accent ?? '')).toBeGreaterThan(0.4);
      }
    },
  );

  it('makes a night of its own for a light theme, and leaves a dark one as it is', () => {
    expect(themePalette(THEME_COLOURS.Ocean, 'dark').dark).toBe(true);
    expect(themePalette(THEME_COLOURS.Ocean, 'dark').colours.canvas).not.toBe(
      themePalette(THEME_COLOURS.Rose, 'dark').colours.canvas,
    );
    const midnight = { primary: '#ffd166', secondary: '#101010', accent: '#7bdff2' };
    expect(themePalette(midnight, 'dark').colours).toEqual(themePalette(midnight, 'light').colours);
  });
});
