import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** The content of a picture, in simple shapes; each is drawn in the colours given. */
export type Motif = 'portrait' | 'waves' | 'cup' | 'sun' | 'stripes' | 'chart' | 'bowl' | 'bike';

type Palette = readonly [ground: string, shape: string, light: string];

const MOTIFS: Record<Motif, (palette: Palette) => string> = {
  portrait: ([, shape, light]) =>
    `<circle cx="50" cy="40" r="18" fill="${light}"/><path d="M14 100c0-24 16-36 36-36s36 12 36 36z" fill="${shape}"/>`,
  waves: ([, shape, light]) =>
    `<circle cx="72" cy="26" r="12" fill="${light}"/>` +
    [52, 66, 80]
      .map(
        (y, row) => `<path d="M0 ${y}q12-10 25 0t25 0 25 0 25 0v60H0z" fill="${shape}" opacity="${0.4 + row * 0.3}"/>`,
      )
      .join(''),
  cup: ([, shape, light]) =>
    `<path d="M26 46h40v22a18 18 0 0 1-18 18h-4a18 18 0 0 1-18-18z" fill="${shape}"/>` +
    `<path d="M66 52h6a9 9 0 0 1 0 18h-6" fill="none" stroke="${shape}" stroke-width="5"/>` +
    `<path d="M38 38q-6-8 0-14t0-12M54 38q-6-8 0-14t0-12" fill="none" stroke="${light}" stroke-width="4"/>`,
  bowl: ([, shape, light]) =>
    `<path d="M16 50h68a34 34 0 0 1-68 0z" fill="${shape}"/><path d="M38 84h24l4 8H34z" fill="${shape}"/>` +
    `<path d="M22 44q10-12 20 0t20 0 16 0" fill="none" stroke="${light}" stroke-width="6"/>` +
    `<path d="M60 40L84 10M66 42L92 16" stroke="${light}" stroke-width="3"/>`,
  bike: ([, shape, light]) =>
    `<g fill="none" stroke="${shape}" stroke-width="4"><circle cx="26" cy="66" r="17"/><circle cx="76" cy="66" r="17"/></g>` +
    `<path d="M26 66l16-28h24l10 28M42 38l10 28h-26M52 66l14-28M66 38l-3-10h9" fill="none" stroke="${light}" stroke-width="4"/>` +
    `<path d="M35 36h13" stroke="${shape}" stroke-width="5"/>`,
  sun: ([, shape, light]) =>
    `<circle cx="50" cy="58" r="24" fill="${light}"/><path d="M0 100l28-38 20 22 18-26 34 42z" fill="${shape}"/>`,
  stripes: ([, shape, light]) =>
    [0, 1, 2, 3, 4]
      .map((n) => `<path d="M${n * 30 - 40} 100L${n * 30 + 10} 0h14l-50 100z" fill="${n % 2 ? light : shape}"/>`)
      .join(''),
  chart: ([, shape, light]) =>
    [22, 34, 30, 52, 70]
      .map(
        (h, n) => `<rect x="${12 + n * 16}" y="${88 - h}" width="10" height="${h}" fill="${n === 4 ? light : shape}"/>`,
      )
      .join('') + `<path d="M8 90h84" stroke="${shape}" stroke-width="2"/>`,
};

/** A small picture in flat colours, as a file; `width` and `height` in pixels. Messages take no WebP. */
export async function drawPicture(
  name: string,
  motif: Motif,
  palette: Palette,
  { width = 640, height = 480, format = 'webp' }: { width?: number; height?: number; format?: 'webp' | 'png' } = {},
): Promise<File> {
  return encode(name, MOTIFS[motif](palette), palette, { width, height, format });
}

async function encode(
  name: string,
  shapes: string,
  palette: Palette,
  { width, height, format }: { width: number; height: number; format: 'webp' | 'png' },
): Promise<File> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" ` +
    `preserveAspectRatio="xMidYMid slice"><rect x="-50" y="-50" width="200" height="200" fill="${palette[0]}"/>${shapes}</svg>`;
  const picture = sharp(Buffer.from(svg));
  const encoded = format === 'webp' ? picture.webp({ lossless: true, effort: 6 }) : picture.png({ palette: true });
  return new File([new Uint8Array(await encoded.toBuffer())], `${name}.${format}`, { type: `image/${format}` });
}

/** A picture as a data URL. */
export async function asDataUrl(picture: File): Promise<string> {
  return `data:${picture.type};base64,${Buffer.from(await picture.arrayBuffer()).toString('base64')}`;
}

/** Colours that go together. */
export const PALETTES = {
  gold: ['#fbf7ec', '#8a6100', '#e3b341'],
  sea: ['#e6f3f7', '#0b5f83', '#f2c14e'],
  coral: ['#fff1ea', '#b3401b', '#f4a261'],
  forest: ['#eef6ec', '#2f6b3a', '#d9a441'],
  plum: ['#f6f0fb', '#4c2f91', '#d98cb3'],
  ink: ['#22303c', '#8fb3c7', '#e3b341'],
} as const satisfies Record<string, Palette>;

/** A screenshot of a platform's figures, another one for each name: pictures that look alike are taken for one that was sent before. */
export function drawInsights(name: string): Promise<File> {
  const [, shape, light] = PALETTES.ink;
  const bars = [...createHash('sha256').update(name).digest().subarray(0, 16)].map(
    (byte, n) =>
      `<rect x="${4 + n * 5.75}" y="${92 - 8 - byte / 3.2}" width="4" height="${8 + byte / 3.2}" fill="${byte % 3 === 0 ? light : shape}"/>`,
  );
  return encode(name, bars.join(''), PALETTES.ink, { width: 480, height: 480, format: 'webp' });
}
