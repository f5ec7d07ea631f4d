import {
  contrastRatio,
  MIN_SIGN_CONTRAST,
  MIN_TEXT_CONTRAST,
  textColourOn,
} from '@doubloon/contract/stores/colour-contrast.ts';
import type { ThemeColours } from '@doubloon/contract/stores/store-theme.ts';
import type { ColorMode } from '../../shared/ui/theme/color-mode.ts';
import { type SemanticColor, semanticColors } from '../../shared/ui/theme/semantic-colors.ts';

const hexByte = (value: number) => Math.round(value).toString(16).padStart(2, '0');
const BLACK = '#000000';
const WHITE = '#ffffff';
const [PAPER_TEXT, NIGHT_TEXT] = semanticColors.text;
const NIGHT = semanticColors.canvas[1];

/** Contrast that black or white must have on every ground, so that quieter colours have room to differ from it. */
const GROUND_CONTRAST = 8;
/** How much of the wallpaper shows (specification 001, section 2). */
export const WALLPAPER_OPACITY = 0.2;
/** How much of the main colour is in the ground at night: more of it turns the dark muddy. */
const NIGHT_TINT = 0.04;
/** Contrast of button fills at night, which stand out from the dark as they did from the light instead of fading into it. */
const NIGHT_FILL_CONTRAST = 5.5;
const STEPS = 40;

/** A store's colours in the product's own names, and whether its ground is a dark one. */
export interface ThemePalette {
  dark: boolean;
  colours: Partial<Record<SemanticColor, string>>;
}

/**
 * The colours of everything in a store, from the three of its theme. At night a light theme gets a dark ground of its own tint. Text
 * always reaches AA on what it stands on, also over the brightest or darkest of wallpapers: colours that would not are moved
 * towards black or white until they do.
 */
export function themePalette(
  { primary, secondary, accent }: ThemeColours,
  mode: ColorMode,
  hasWallpaper = false,
): ThemePalette {
  const night = mode === 'dark' && textColourOn(secondary) === BLACK;
  const wanted = night ? mixColours(NIGHT, primary, NIGHT_TINT) : secondary;
  const dark = textColourOn(wanted) === WHITE;
  const pole = dark ? WHITE : BLACK;
  const { canvas, grounds, ...others } = groundsFrom(wanted, dark, hasWallpaper);
  const { surface } = others;
  const reach = (colour: string, contrast: number, ...more: string[]) =>
    reached(colour, pole, [...grounds, ...more], contrast);

  const text = reach(dark ? NIGHT_TEXT : PAPER_TEXT, MIN_TEXT_CONTRAST);
  const sheets = [canvas, ...Object.values(others)];
  const fill = reach(night ? reached(primary, pole, sheets, NIGHT_FILL_CONTRAST) : primary, MIN_SIGN_CONTRAST);
  const onAccent = textColourOn(fill);
  const coral = semanticColors.coralText[dark ? 1 : 0];
  const washed = (name: 'gold' | 'sea' | 'coral', colour: string) => {
    const wash = dark ? mixColours(surface, vivid(colour), 0.16) : mixColours(surface, colour, 0.1);
    return { [`${name}Wash`]: wash, [`${name}Text`]: reach(colour, MIN_TEXT_CONTRAST, wash) };
  };
  return {
    dark,
    colours: {
      canvas,
      ...others,
      chip: dark ? others.raised : others.sunken,
      line: mixColours(canvas, text, 0.16),
      controlLine: reach(mixColours(canvas, text, 0.45), MIN_SIGN_CONTRAST),
      text,
      muted: reach(mixColours(canvas, text, 0.6), MIN_TEXT_CONTRAST),
      accent: fill,
      // Away from what is written on it.
      accentHover: mixColours(fill, onAccent === BLACK ? WHITE : BLACK, 0.14),
      onAccent,
      ...washed('gold', accent),
      ...washed('sea', primary),
      ...washed('coral', coral),
      focus: reach(accent, MIN_SIGN_CONTRAST),
    },
  };
}

/** The sheets of a store on a ground as near to the wanted one as text can be read on. */
function groundsFrom(wanted: string, dark: boolean, hasWallpaper: boolean) {
  const [pole, opposite] = dark ? [WHITE, BLACK] : [BLACK, WHITE];
  let canvas = wanted;
  for (let step = 0; ; step += 1) {
    const sheets = {
      canvas,
      surface: mixColours(canvas, WHITE, dark ? 0.05 : 0.72),
      raised: mixColours(canvas, WHITE, dark ? 0.09 : 0.45),
      sunken: mixColours(canvas, BLACK, dark ? 0.3 : 0.04),
    };
    const grounds = [...Object.values(sheets), ...(hasWallpaper ? [mixColours(canvas, pole, WALLPAPER_OPACITY)] : [])];
    if (step === STEPS || grounds.every((ground) => contrastRatio(pole, ground) >= GROUND_CONTRAST)) {
      return { ...sheets, grounds };
    }
    canvas = mixColours(wanted, opposite, (step + 1) / STEPS);
  }
}

/** The colour nearest to the given one on the way to a pole that has a contrast on all of the grounds, else the pole. */
function reached(colour: string, pole: string, grounds: readonly string[], contrast: number): string {
  for (let step = 0; step < STEPS; step += 1) {
    const moved = onTheWay(colour, pole, step / STEPS);
    if (grounds.every((ground) => contrastRatio(moved, ground) >= contrast)) return moved;
  }
  return pole;
}

/** A colour goes to white by way of its own brightest: straight ahead it would turn grey first. */
function onTheWay(colour: string, pole: string, share: number): string {
  if (pole === BLACK) return mixColours(colour, BLACK, share);
  const brightest = vivid(colour);
  return share < 0.5 ? mixColours(colour, brightest, share * 2) : mixColours(brightest, WHITE, share * 2 - 1);
}

/** `#rrggbb` between two others; `share` is how much of the second, from 0 to 1. */
export function mixColours(first: string, second: string, share: number): string {
  const channel = (start: number) => {
    const [from, to] = [first, second].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return hexByte((from ?? 0) * (1 - share) + (to ?? 0) * share);
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The brightest `#rrggbb` of the same hue and saturation; black has none and stays. */
function vivid(colour: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const most = Math.max(...channels, 1);
  return `#${channels.map((channel) => hexByte((channel / most) * 255)).join('')}`;
}
