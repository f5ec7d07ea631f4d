import { z } from 'zod';
import { contrastRatio, HexColour, MIN_SIGN_CONTRAST } from './colour-contrast.ts';

export const ThemeName = z.enum(['Classic', 'Ocean', 'Sunset', 'Forest', 'Royal', 'Rose', 'Custom']);
export type ThemeName = z.infer<typeof ThemeName>;

/** `primary` fills buttons, `secondary` is the store's background, `accent` marks highlights. */
export const ThemeColours = z.object({ primary: HexColour, secondary: HexColour, accent: HexColour });
export type ThemeColours = z.infer<typeof ThemeColours>;

export const THEME_COLOURS: Record<Exclude<ThemeName, 'Custom'>, ThemeColours> = {
  Classic: { primary: '#8a6100', secondary: '#fbf7ec', accent: '#1f3a4d' },
  Ocean: { primary: '#0b5f83', secondary: '#eef7fb', accent: '#0f766e' },
  Sunset: { primary: '#b3401b', secondary: '#fff4ec', accent: '#9d174d' },
  Forest: { primary: '#2f6b3a', secondary: '#f1f7ef', accent: '#7a4f12' },
  Royal: { primary: '#4c2f91', secondary: '#f5f1fc', accent: '#8a6100' },
  Rose: { primary: '#b02a5b', secondary: '#fdf1f5', accent: '#5b3a86' },
};

/** Returns the colours of a theme that cannot be told from its background; a theme with any is refused. */
export function faintColours({ primary, secondary, accent }: ThemeColours): ('primary' | 'accent')[] {
  const faint = (colour: string) => contrastRatio(colour, secondary) < MIN_SIGN_CONTRAST;
  return [...(faint(primary) ? (['primary'] as const) : []), ...(faint(accent) ? (['accent'] as const) : [])];
}

/** A theme as it is stored and shown. A named theme always has its own colours and ignores others. */
export const StoreTheme = ThemeColours.extend({ name: ThemeName })
  .overwrite((theme) => (theme.name === 'Custom' ? theme : { ...theme, ...THEME_COLOURS[theme.name] }))
  .superRefine((theme, context) => {
    for (const colour of faintColours(theme)) {
      context.addIssue({
        code: 'custom',
        path: [colour],
        message: `Too close to the secondary colour: a contrast of at least ${MIN_SIGN_CONTRAST}:1 is needed`,
      });
    }
  });
export type StoreTheme = z.infer<typeof StoreTheme>;
