import { textHash } from '../shared/text-hash.ts';
import { brandHue } from './brand-hue.ts';

/** Frame of the drawing. */
export const COVER_WIDTH = 480;
export const COVER_HEIGHT = 270;

/** Paths in one of the shades of the brand: filled, or drawn with a pen of the given width. */
interface Shape {
  d: string;
  shade: 'light' | 'mid';
  pen?: number;
}

/** A picture for a loot without a cover, all of it decided by two ids. */
interface CoverDrawing {
  /** Colours of the ground from one corner to the other, and of what is on it. */
  ground: readonly [from: string, to: string];
  shades: Readonly<Record<Shape['shade'], string>>;
  shapes: readonly Shape[];
}

/** Returns one more number in [0, 1). */
type Next = () => number;

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

const between = (next: Next, least: number, most: number) => Math.round(least + next() * (most - least));
const shadeOf = (at: number): Shape['shade'] => (at % 2 === 0 ? 'light' : 'mid');
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Rings around a point at an edge, like those of a stone in the water. */
function rings(next: Next): Shape[] {
  const [x, y] = [between(next, 60, 420), next() < 0.5 ? COVER_HEIGHT + 20 : -20];
  return times(7, (at) => ({ d: circle(x, y, 44 + at * 48), shade: shadeOf(at), pen: 20 }));
}

/** Waves one below the other. */
function waves(next: Next): Shape[] {
  const [swell, start] = [between(next, 16, 30), between(next, -120, 0)];
  return times(8, (at) => ({
    d: `M${start - at * 14} ${28 + at * 36}q30 -${swell} 60 0${'t60 0'.repeat(11)}`,
    shade: shadeOf(at),
    pen: 13,
  }));
}

/** Quarters of ellipses laid like tiles, whole ones from edge to edge. */
function tiles(next: Next): Shape[] {
  const [width, height] = [COVER_WIDTH / 5, COVER_HEIGHT / 3];
  return times(15, (at) => {
    const [column, row] = [at % 5, Math.floor(at / 5)];
    const [right, below, skipped, shade] = [next() < 0.5, next() < 0.5, next() < 0.2, shadeOf(between(next, 0, 1))];
    if (skipped) return { d: '', shade };
    const [x, y] = [(column + (right ? 1 : 0)) * width, (row + (below ? 1 : 0)) * height];
    const [dx, dy] = [right ? -width : width, below ? -height : height];
    return { d: `M${x} ${y}h${dx}A${width} ${height} 0 0 ${dx * dy > 0 ? 1 : 0} ${x} ${y + dy}z`, shade };
  });
}

/** Rays of a sun that stands low. */
function rays(next: Next): Shape[] {
  const [x, y] = [between(next, 90, 390), COVER_HEIGHT + 10];
  const turn = next() * 0.14;
  const edge = (angle: number) => `${Math.round(x - Math.cos(angle) * 640)} ${Math.round(y - Math.sin(angle) * 640)}`;
  return [
    ...times(9, (at): Shape => {
      const from = turn + (at * Math.PI) / 9;
      return { d: `M${x} ${y}L${edge(from)}L${edge(from + Math.PI / 18)}z`, shade: 'mid' };
    }),
    { d: circle(x, y, between(next, 70, 100)), shade: 'light' },
  ];
}

/** Dots that grow towards a corner. */
function dots(next: Next): Shape[] {
  const [fromRight, fromBelow, most] = [next() < 0.5, next() < 0.5, between(next, 130, 190)];
  return times(15 * 8, (at) => {
    const [column, row] = [at % 15, Math.floor(at / 15)];
    const share = ((fromRight ? 14 - column : column) / 14 + (fromBelow ? 7 - row : row) / 7) / 2;
    const r = Math.round(share * most) / 10;
    return { d: r < 1 ? '' : circle(16 + column * 32, 22 + row * 32, r), shade: shadeOf(column + row) };
  });
}

/** Slanted bars of several lengths with round ends. */
function bars(next: Next): Shape[] {
  return times(11, (at) => {
    const [x, y, length] = [at * 58 - 70, between(next, 60, 300), between(next, 90, 230)];
    return { d: `M${x} ${y}l${Math.round(length * 0.6)} ${-length}`, shade: shadeOf(at), pen: 26 };
  });
}

/** Arches that stand on the ground. */
function arches(next: Next): Shape[] {
  const places = [between(next, 40, 130), between(next, 210, 280), between(next, 350, 440)];
  return places.flatMap((x, place) =>
    times(3, (at) => {
      const r = 24 + at * 30 + (place % 2) * 12;
      return {
        d: `M${x - r} ${COVER_HEIGHT + 10}v-60a${r} ${r} 0 0 1 ${2 * r} 0v60`,
        shade: shadeOf(at + place),
        pen: 17,
      };
    }),
  );
}

const PATTERNS = [rings, waves, tiles, rays, dots, bars, arches] as const;

/** The drawing of a loot: its colours are those of its owner, so that a brand is known again; what is drawn is its own. */
export function coverDrawing(ownerId: string, lootId: string): CoverDrawing {
  const hue = brandHue(ownerId);
  const next = numbersFrom(lootId);
  const pattern = PATTERNS[Math.floor(next() * PATTERNS.length)] ?? rings;
  return {
    ground: [`hsl(${hue} 58% 20%)`, `hsl(${(hue + 24) % 360} 56% 38%)`],
    shades: { light: `hsl(${(hue + 40) % 360} 82% 74%)`, mid: `hsl(${(hue + 16) % 360} 62% 54%)` },
    shapes: joined(pattern(next)),
  };
}

/** Draws in one path what one pen draws. */
function joined(shapes: readonly Shape[]): Shape[] {
  const byPen = new Map<string, Shape>();
  for (const { d, ...pen } of shapes) {
    const key = JSON.stringify(pen);
    byPen.set(key, { ...pen, d: `${byPen.get(key)?.d ?? ''}${d}` });
  }
  return [...byPen.values()].filter(({ d }) => d !== '');
}

/** Returns the drawing as a data address of a picture, for pages that only get data. */
export function coverPicture(ownerId: string, lootId: string): string {
  const { ground, shades, shapes } = coverDrawing(ownerId, lootId);
  const stops = ground.map((color, at) => `<stop offset="${at}" stop-color="${color}"/>`).join('');
  const paths = shapes.map(({ d, shade, pen }) =>
    pen
      ? `<path d="${d}" fill="none" stroke="${shades[shade]}" stroke-width="${pen}"/>`
      : `<path d="${d}" fill="${shades[shade]}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}"><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">${stops}</linearGradient><rect width="100%" height="100%" fill="url(#g)"/><g stroke-linecap="round" opacity=".62">${paths.join('')}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg).replaceAll('%20', ' ')}`;
}
