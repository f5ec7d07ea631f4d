import { palette } from './palette.ts';

const { parchment, ink, gold, sea, coral, plum, leaf, sky, white } = palette;

/** Colours by purpose, as `[light, dark]`. The names are Chakra colour tokens. */
export const semanticColors = {
  canvas: [parchment[100], ink[900]],
  surface: [white, ink[800]],
  raised: [parchment[50], ink[700]],
  sunken: [parchment[200], ink[950]],
  /** Neutral badges and signs on a sheet: darker than it by day, lighter at night. */
  chip: [parchment[200], ink[600]],
  /** Messages of somebody else, and one's own. */
  bubble: [white, ink[700]],
  ownBubble: [sea[100], sea[800]],
  line: [parchment[300], ink[600]],
  controlLine: [parchment[600], ink[400]],
  text: [ink[900], ink[100]],
  muted: [ink[500], ink[300]],

  accent: [gold[400], gold[400]],
  accentHover: [gold[300], gold[300]],
  onAccent: [ink[900], ink[900]],
  goldText: [gold[700], gold[300]],
  goldWash: [gold[100], gold[900]],
  seaText: [sea[600], sea[300]],
  seaWash: [sea[100], sea[900]],
  coralText: [coral[700], coral[300]],
  coralWash: [coral[100], coral[900]],
  plumText: [plum[700], plum[300]],
  plumWash: [plum[100], plum[900]],
  leafText: [leaf[700], leaf[300]],
  leafWash: [leaf[100], leaf[900]],
  skyText: [sky[700], sky[300]],
  skyWash: [sky[100], sky[900]],
  danger: [coral[600], coral[600]],
  dangerHover: [coral[700], coral[700]],
  onDanger: [white, white],

  focus: [sea[600], gold[300]],
  deep: [ink[900], ink[950]],
  deepRaised: [ink[700], ink[800]],
  deepLine: [ink[600], ink[600]],
  onDeep: [ink[100], ink[100]],
  onDeepMuted: [ink[300], ink[300]],
  onDeepGold: [gold[300], gold[300]],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type SemanticColor = keyof typeof semanticColors;

/** Every text colour with the backgrounds it may stand on; `contrast.test.ts` holds each pair to WCAG AA. */
export const textPairs: readonly (readonly [text: SemanticColor, background: SemanticColor])[] = [
  ...(['text', 'muted', 'goldText', 'seaText', 'coralText'] as const).flatMap((text) =>
    (['canvas', 'surface', 'raised', 'sunken'] as const).map((background) => [text, background] as const),
  ),
  ['text', 'chip'],
  ['muted', 'chip'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['goldText', 'goldWash'],
  ['seaText', 'seaWash'],
  ['coralText', 'coralWash'],
  ['plumText', 'plumWash'],
  ['leafText', 'leafWash'],
  ['skyText', 'skyWash'],
  ['text', 'goldWash'],
  ['text', 'seaWash'],
  ['text', 'coralWash'],
  ...(['onDeep', 'onDeepMuted', 'onDeepGold'] as const).flatMap((text) =>
    (['deep', 'deepRaised'] as const).map((background) => [text, background] as const),
  ),
];

/** Text in messages, which no store has and no store's colours change. */
export const messagePairs: typeof textPairs = (['text', 'muted', 'seaText', 'coralText'] as const).flatMap((text) =>
  (['bubble', 'ownBubble'] as const).map((background) => [text, background] as const),
);

/** Control edges and focus rings need 3:1 against what surrounds them (WCAG 1.4.11). */
export const edgePairs: readonly (readonly [edge: SemanticColor, background: SemanticColor])[] = (
  ['controlLine', 'focus'] as const
).flatMap((edge) =>
  (['canvas', 'surface', 'raised', 'sunken'] as const).map((background) => [edge, background] as const),
);
