import { textHash } from '../shared/text-hash.ts';
import { brandHue } from './brand-hue.ts';
import { SCENES } from './cover-scenes.ts';
import { COVER_HEIGHT, COVER_WIDTH, type Next, type Shade, type Shape } from './cover-shapes.ts';

/** Colours that stand out from those of a brand: gold, coral, sea, violet and pink. */
const ACCENTS = [
  [44, 92, 62],
  [12, 84, 63],
  [178, 54, 56],
  [256, 58, 63],
  [332, 76, 65],
] as const;

/** The least distance of an accent from the hue of its brand, in degrees. */
const APART = 62;

type Color = readonly [turn: number, saturation: number, lightness: number];
interface Mood {
  /** Colours of the ground from one corner to the other. */
  ground: readonly [Color, Color];
  shades: Readonly<Record<Exclude<Shade, 'accent'>, Color>>;
}

/** How light a drawing is: colours by their turn from the hue of the brand, so that its loots differ and it is known again. */
const MOODS: readonly [Mood, ...Mood[]] = [
  {
    ground: [
      [0, 60, 17],
      [24, 56, 33],
    ],
    shades: { deep: [-8, 62, 11], near: [16, 50, 44], far: [10, 46, 33], light: [30, 78, 84] },
  },
  {
    ground: [
      [0, 52, 40],
      [22, 56, 54],
    ],
    shades: { deep: [-12, 60, 20], near: [-6, 58, 32], far: [10, 60, 64], light: [26, 90, 92] },
  },
  {
    ground: [
      [0, 54, 88],
      [18, 58, 81],
    ],
    shades: { deep: [-8, 52, 27], near: [0, 42, 46], far: [10, 46, 70], light: [18, 70, 97] },
  },
];

/** A row of numbers that the seed alone decides (mulberry32). */
function numbersFrom(seed: string): Next {
  let state = textHash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <T>(next: Next, all: readonly [T, ...T[]]): T => all[Math.floor(next() * all.length)] ?? all[0];
const isApart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180) >= APART;

/** Returns the colours of a brand in a mood. Warm hues turn to the reds, away from the yellows, which are muddy where they are dark. */
function colorsOf(hue: number, next: Next) {
  const { ground, shades } = pick(next, MOODS);
  const way = hue < 100 ? -1 : 1;
  const color = ([turn, saturation, lightness]: Color) =>
    `hsl(${(hue + way * turn + 360) % 360} ${saturation}% ${lightness}%)`;
  const [first = ACCENTS[0], ...others] = ACCENTS.filter(([other]) => isApart(other, hue));
  const [accent, saturation, lightness] = pick(next, [first, ...others]);
  const painted: Readonly<Record<Shade, string>> = {
    deep: color(shades.deep),
    near: color(shades.near),
    far: color(shades.far),
    light: color(shades.light),
    accent: `hsl(${accent} ${saturation}% ${lightness}%)`,
  };
  return { ground: ground.map(color), painted };
}

/** Draws in one path what lies on top of each other in one colour and with one pen. */
function joined(shapes: readonly Shape[]): Shape[] {
  const paths: Shape[] = [];
  for (const shape of shapes) {
    const last = paths.at(-1);
    if (last?.shade === shape.shade && last.pen === shape.pen) last.d += shape.d;
    else paths.push({ ...shape });
  }
  return paths;
}

/** Returns the picture of a loot without a cover as a data address: its colours are those of its owner, so that a brand is known again; what is drawn is its own. */
export function coverPicture(ownerId: string, lootId: string): string {
  const next = numbersFrom(lootId);
  const scene = pick(next, SCENES);
  const { ground, painted } = colorsOf(brandHue(ownerId), next);
  const stops = ground.map((color, at) => `<stop offset='${at}' stop-color='${color}'/>`).join('');
  const paths = joined(scene(next)).map(({ d, shade, pen }) =>
    pen
      ? `<path d='${d}' fill='none' stroke='${painted[shade]}' stroke-width='${pen}'/>`
      : `<path d='${d}' fill='${painted[shade]}'/>`,
  );
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${COVER_WIDTH}' height='${COVER_HEIGHT}' viewBox='0 0 ${COVER_WIDTH} ${COVER_HEIGHT}'><linearGradient id='g' x2='1' y2='1'>${stops}</linearGradient><path d='M0 0h${COVER_WIDTH}v${COVER_HEIGHT}H0z' fill='url(#g)'/><g stroke-linecap='round'>${paths.join('')}</g></svg>`;
  // Short: only what an address must not have is written as a code.
  return `data:image/svg+xml,${svg.replaceAll(/[%#<>]/g, encodeURIComponent)}`;
}
