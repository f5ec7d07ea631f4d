/** Frame of a drawn cover. Flat places show the middle of its height, square ones the middle of its width. */
export const COVER_WIDTH = 480;
export const COVER_HEIGHT = 270;

/** Colours of a drawing, from the darkest to the lightest, and one of another hue. */
export type Shade = 'deep' | 'near' | 'far' | 'light' | 'accent';

/** A path in one of the colours: filled, or drawn with a pen of the given width. Later ones lie on top. */
export interface Shape {
  d: string;
  shade: Shade;
  pen?: number;
}

/** Returns one more number in [0, 1). */
export type Next = () => number;

export const between = (next: Next, least: number, most: number) => Math.round(least + next() * (most - least));
export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
/** Returns one of the shades, the same ones in turn. */
export const inTurn = (shades: readonly [Shade, ...Shade[]], at: number): Shade =>
  shades[at % shades.length] ?? shades[0];
export const oneOf = (next: Next, shades: readonly [Shade, ...Shade[]]): Shade =>
  inTurn(shades, between(next, 0, shades.length - 1));
export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
export const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
/** The top of a hill from edge to edge, around the given height. */
export const ridge = (next: Next, y: number, swing: number) => {
  const [first, middle, last] = times(3, () => y + between(next, -swing, swing));
  return `M0 ${first}Q${between(next, 90, 150)} ${y - 2 * swing} 240 ${middle}T480 ${last}`;
};
export const filled = (line: string) => `${line}V${COVER_HEIGHT}H0z`;
export const wave = (x: number, y: number, swell: number) => `M${x} ${y}q20 ${-swell} 40 0${'t40 0'.repeat(14)}`;
