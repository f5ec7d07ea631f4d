import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { faintColours, StoreTheme, THEME_COLOURS, ThemeName } from './store-theme.ts';

const custom = { name: 'Custom', primary: '#102030', secondary: '#ffffff', accent: '#aa0000' } as const;

describe('a store theme', () => {
  it.each(Object.entries(THEME_COLOURS))('can be told from its ground: %s', (_name, colours) => {
    expect(faintColours(colours)).toEqual([]);
  });

  it('has colours for every name but Custom', () => {
    expect(Object.keys(THEME_COLOURS)).toEqual(ThemeName.options.filter((name) => name !== 'Custom'));
  });

  it('keeps its own colours when it is custom, and the named ones when it is named', () => {
    expect(StoreTheme.parse(custom)).toEqual(custom);
    expect(StoreTheme.parse({ ...custom, name: 'Ocean' })).toEqual({ name: 'Ocean', ...THEME_COLOURS.Ocean });
    expect(z.encode(StoreTheme, custom)).toEqual(custom);
  });

  it('is refused with the colours that nobody could tell from the ground', () => {
    const faint = StoreTheme.safeParse({ ...custom, primary: '#eeeeee', accent: '#f0f0ff' });
    expect(faint.error?.issues.map(({ path }) => path.join('.'))).toEqual(['primary', 'accent']);
    expect(StoreTheme.safeParse({ ...custom, accent: '#fefefe' }).error?.issues).toMatchObject([{ path: ['accent'] }]);
  });
});
