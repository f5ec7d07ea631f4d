import { chakra } from '../../style/chakra.tsx';

/** Label, control, hint and problem share the lines of the pair: a label on two lines moves both controls. */
const ONE_LINE = {
  rowGap: '0',
  '& > *': {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridRow: 'span 4',
  },
  '& > * > label': { alignSelf: 'end' },
  '& > :nth-child(n + 3)': { marginTop: '4' },
} as const;

/** Two fields side by side where there is room, else one below the other. */
export const Pair = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    sm: ONE_LINE,
  },
  variants: {
    // Short ones, which stand side by side on phones, too.
    short: { true: { columnGap: '3', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', ...ONE_LINE } },
  },
});
