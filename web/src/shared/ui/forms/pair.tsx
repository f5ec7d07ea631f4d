import { chakra } from '../../style/chakra.tsx';

/** Two fields side by side where there is room, else one below the other. */
export const Pair = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    // Label, control, hint and problem share the lines of the pair: a label on two lines moves both controls.
    sm: {
      rowGap: '0',
      '& > *': {
        display: 'grid',
        gridTemplateRows: 'subgrid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridRow: 'span 4',
      },
      '& > * > label': { alignSelf: 'end' },
      '& > :nth-child(n + 3)': { marginTop: '4' },
    },
  },
});
