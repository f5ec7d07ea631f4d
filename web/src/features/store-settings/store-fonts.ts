import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import openSans400 from '@fontsource/open-sans/files/open-sans-latin-400-normal.woff2';
import openSans600 from '@fontsource/open-sans/files/open-sans-latin-600-normal.woff2';
import poppins400 from '@fontsource/poppins/files/poppins-latin-400-normal.woff2';
import poppins600 from '@fontsource/poppins/files/poppins-latin-600-normal.woff2';
import roboto400 from '@fontsource/roboto/files/roboto-latin-400-normal.woff2';
import roboto600 from '@fontsource/roboto/files/roboto-latin-600-normal.woff2';
import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';

export type StoreFont = StoreSettingsView['typography']['body'];

/** The files are served by the product itself; a browser loads one only once a text is set in it. */
const FILES: Record<StoreFont, { regular: string; semibold: string }> = {
  // One file has every weight, and is the product's own type, so it is there already.
  inter: { regular: inter, semibold: inter },
  poppins: { regular: poppins400, semibold: poppins600 },
  roboto: { regular: roboto400, semibold: roboto600 },
  opensans: { regular: openSans400, semibold: openSans600 },
};

/** Percentages that give a font of the device the measures of a store's font: `size-adjust`, ascent, descent and line gap. */
interface StandInMeasures {
  size: number;
  ascent: number;
  descent: number;
  lineGap?: number;
}

/**
 * Measures on Arial and on DejaVu Sans, made as those in `index.html` are (docs/web.md), by the mean widths that `@capsizecss/metrics`
 * names for each font.
 */
const STAND_INS: Record<StoreFont, { arial: StandInMeasures; dejaVu: StandInMeasures }> = {
  inter: {
    arial: { size: 107.12, ascent: 90.44, descent: 22.52 },
    dejaVu: { size: 93.7, ascent: 103.39, descent: 25.74 },
  },
  poppins: {
    arial: { size: 112.16, ascent: 93.62, descent: 31.21, lineGap: 8.92 },
    dejaVu: { size: 98.11, ascent: 107.03, descent: 35.68, lineGap: 10.19 },
  },
  roboto: {
    arial: { size: 99.78, ascent: 92.98, descent: 24.47 },
    dejaVu: { size: 87.28, ascent: 106.29, descent: 27.97 },
  },
  opensans: {
    arial: { size: 105.15, ascent: 101.65, descent: 27.86 },
    dejaVu: { size: 91.98, ascent: 116.21, descent: 31.85 },
  },
};

export const STORE_FONT_LABELS: Record<StoreFont, string> = {
  inter: 'Inter',
  poppins: 'Poppins',
  roboto: 'Roboto',
  opensans: 'Open Sans',
};

// Names of their own, so that the shell around a store keeps its type.
const family = (font: StoreFont) => `Store ${STORE_FONT_LABELS[font]}`;

/** The CSS value that sets text in a store's font. */
export function fontStack(font: StoreFont): string {
  return `'${family(font)}', '${family(font)} Stand-in', '${family(font)} on DejaVu', ui-sans-serif, system-ui, sans-serif`;
}

/** The rules by which a browser knows a store's font, and the fonts of the device that take its room until it has come. */
export function fontFaces(font: StoreFont): string {
  const face = (file: string, weight: string) =>
    `@font-face{font-family:'${family(font)}';font-style:normal;font-weight:${weight};font-display:swap;src:url(${file}) format('woff2')}`;
  const standIn = (name: string, local: string, { size, ascent, descent, lineGap = 0 }: StandInMeasures) =>
    `@font-face{font-family:'${family(font)} ${name}';src:${local};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%}`;
  const { regular, semibold } = FILES[font];
  const { arial, dejaVu } = STAND_INS[font];
  return (
    face(regular, '400') +
    face(semibold, '600') +
    standIn('Stand-in', `local('Arial'),local('Liberation Sans')`, arial) +
    standIn('on DejaVu', `local('DejaVu Sans')`, dejaVu)
  );
}
