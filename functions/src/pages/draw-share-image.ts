import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import type { SatoriOptions } from 'satori';
import { inTurn } from '../platform/uploads/encode-image.ts';

/** Size in pixels that previews of links are made for (https://developers.facebook.com/docs/sharing/webmasters/images/). */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The words of a share image. */
export interface ShareCard {
  /** Small line above the title, such as the brand. */
  readonly above: string;
  readonly title: string;
  /** The one figure that makes somebody open the page; null where there is none. */
  readonly figure: { readonly name: string; readonly value: string } | null;
  /** Short facts beside the figure. */
  readonly facts: readonly string[];
}

const INK = '#0b1120';
const GOLD = '#f2b632';
const PAPER = '#faf6ec';
const MUTED = '#b3bccd';

type Fonts = SatoriOptions['fonts'];

const require = createRequire(import.meta.url);

async function readFont<Weight extends 400 | 600>(name: string, weight: Weight, path: string) {
  return { name, weight, data: await readFile(path) };
}

let fonts: Promise<Fonts> | undefined;

const readFonts = (): Promise<Fonts> =>
  Promise.all([
    readFont('Inter', 400, require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff')),
    readFont('Inter', 600, require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff')),
    readFont('Fraunces', 600, require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff')),
    readFont('Inter Extended', 600, require.resolve('@fontsource/inter/files/inter-latin-ext-600-normal.woff')),
    readFont('Inter Vietnamese', 600, require.resolve('@fontsource/inter/files/inter-vietnamese-600-normal.woff')),
  ]);

/** Reads a font of 3 MB with a glyph for nearly every character that the others lack. */
const readAnyScript = async (): Promise<Fonts> => [
  await readFont('Any script', 400, require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff')),
];

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** Text that ends after that many lines. */
const lines = (text: string, count: number, style: CSSProperties) =>
  createElement(
    'div',
    { style: { display: 'block', lineClamp: count, overflow: 'hidden', wordBreak: 'break-word', ...style } },
    text,
  );

const COIN = box(
  {
    width: 52,
    height: 52,
    borderRadius: 26,
    background: GOLD,
    color: INK,
    fontFamily: 'Fraunces',
    fontSize: 32,
    alignItems: 'center',
    justifyContent: 'center',
  },
  'D',
);

function layOut({ above, title, figure, facts }: ShareCard) {
  return box(
    {
      ...SHARE_IMAGE_SIZE,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '56px 72px',
      backgroundColor: INK,
      backgroundImage: 'radial-gradient(circle at 85% 0%, rgba(242, 182, 50, 0.28), rgba(242, 182, 50, 0) 60%)',
      color: PAPER,
      fontFamily: 'Inter',
      fontSize: 30,
    },
    box({ alignItems: 'center', gap: 16, fontFamily: 'Fraunces', fontSize: 36 }, COIN, 'Doubloon'),
    box(
      { flexDirection: 'column', gap: 14 },
      lines(above, 1, { color: MUTED, fontSize: 32 }),
      lines(title, 2, { fontFamily: 'Fraunces', fontSize: 72, lineHeight: 1.25 }),
    ),
    box(
      { alignItems: 'flex-end', justifyContent: 'space-between', gap: 40 },
      figure &&
        box(
          { flexDirection: 'column', gap: 4, flexShrink: 0 },
          box({ color: MUTED }, figure.name),
          box({ color: GOLD, fontSize: 60, fontWeight: 600 }, figure.value),
        ),
      box({ color: MUTED, fontWeight: 600, paddingBottom: 12 }, facts.join('  ·  ')),
    ),
  );
}

/**
 * Draws the picture that previews of a link show, as a PNG of `SHARE_IMAGE_SIZE`. Text becomes outlines, so the machine's own fonts do not matter. The
 * libraries and fonts are loaded at the first call. Throws `too_many_requests` while too many pictures wait.
 */
export async function drawShareImage(card: ShareCard): Promise<Buffer> {
  fonts ??= readFonts().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  const [{ default: satori }, { default: sharp }, loaded] = await Promise.all([
    import('satori'),
    import('sharp'),
    fonts,
  ]);
  return inTurn(async () => {
    const drawing = await satori(layOut(card), {
      ...SHARE_IMAGE_SIZE,
      fonts: loaded,
      loadAdditionalAsset: readAnyScript,
    });
    return sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer();
  });
}
