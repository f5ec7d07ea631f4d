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
  return `'${family(font)}', ui-sans-serif, system-ui, sans-serif`;
}

/** The rules by which a browser knows a store's font. */
export function fontFaces(font: StoreFont): string {
  const face = (file: string, weight: string) =>
    `@font-face{font-family:'${family(font)}';font-style:normal;font-weight:${weight};font-display:swap;src:url(${file}) format('woff2')}`;
  const { regular, semibold } = FILES[font];
  return face(regular, '400') + face(semibold, '600');
}
