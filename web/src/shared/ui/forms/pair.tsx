import { chakra } from '../../style/chakra.tsx';

/** Two fields side by side where there is room, else one below the other. */
export const Pair = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
});
