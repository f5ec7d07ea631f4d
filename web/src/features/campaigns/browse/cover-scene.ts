/** Colours of a sky from top to horizon, of the sun, and of the land and water in front of it. */
interface Palette {
  sky: readonly [top: string, horizon: string];
  sun: string;
  far: string;
  near: string;
  night: boolean;
}

const palettes: readonly Palette[] = [
  { sky: ['#0b1120', '#38507f'], sun: '#ffdf94', far: '#1d2743', near: '#0b1120', night: true },
  { sky: ['#095c66', '#66d3d3'], sun: '#fff3cf', far: '#0b6f7b', near: '#0c2f38', night: false },
  { sky: ['#5d2016', '#f2934b'], sun: '#ffefc7', far: '#7c2b18', near: '#3c1813', night: false },
  { sky: ['#7d5000', '#ffcd57'], sun: '#fffdf8', far: '#8a5a0a', near: '#33270b', night: false },
  { sky: ['#141c31', '#0b6f7b'], sun: '#66d3d3', far: '#0f3a46', near: '#0a1a28', night: true },
  { sky: ['#2b2350', '#c2567a'], sun: '#ffcdb0', far: '#3d2a5c', near: '#1d1738', night: false },
  { sky: ['#1b3a2f', '#8fbf73'], sun: '#fff3cf', far: '#2a5a44', near: '#12291f', night: false },
  { sky: ['#1d2743', '#9a5a86'], sun: '#ffdf94', far: '#33305c', near: '#14182f', night: true },
];

const MOTIFS = ['ship', 'island', 'lighthouse', 'peaks'] as const;
type Motif = (typeof MOTIFS)[number];

/** A picture in a frame of 400 × 140, all of it decided by two ids. */
export interface CoverScene {
  palette: Palette;
  motif: Motif;
  motifX: number;
  sun: { x: number; y: number; radius: number };
  stars: readonly { x: number; y: number; radius: number }[];
  /** Two outlines of land, the further one first. */
  hills: readonly string[];
  /** Three outlines of water, the nearest last. */
  waves: readonly string[];
}

/** A row of numbers in [0, 1) that the seed alone decides (mulberry32). */
function numbersFrom(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The scene of a loot: its colours and what stands in the water are its owner's, so that a brand is known again; where everything is, is its own. */
export function coverScene(ownerId: string, lootId: string): CoverScene {
  const ofBrand = numbersFrom(`look of ${ownerId}`);
  const next = numbersFrom(lootId);
  const between = (least: number, most: number) => Math.round(least + next() * (most - least));
  const [firstPalette] = palettes as [Palette];
  const palette = palettes[Math.floor(ofBrand() * palettes.length)] ?? firstPalette;
  const motif = MOTIFS[Math.floor(ofBrand() * MOTIFS.length)] ?? 'ship';
  const sunOnTheLeft = next() < 0.5;
  const sun = { x: sunOnTheLeft ? between(50, 150) : between(250, 340), y: between(34, 62), radius: between(16, 26) };
  const motifX = sunOnTheLeft ? between(230, 310) : between(80, 160);
  const hill = (base: number, height: number) => {
    const at = Array.from({ length: 5 }, (_, index) => `${index * 100} ${base - between(4, height)}`);
    return `M0 140L${at.join('L')}L400 140z`;
  };
  const wave = (y: number) => {
    const swell = between(5, 9);
    const start = -between(0, 80);
    return `M${start} ${y}q20 -${swell} 40 0${'t40 0'.repeat(12)}V150H${start}z`;
  };
  return {
    palette,
    motif,
    motifX,
    sun,
    stars: palette.night
      ? Array.from({ length: 16 }, () => ({ x: between(6, 394), y: between(6, 66), radius: next() < 0.25 ? 1.4 : 0.8 }))
      : [],
    hills: [hill(92, 26), hill(100, 14)],
    waves: [wave(98), wave(110), wave(123)],
  };
}
