import { chakra } from '../../../shared/style/chakra.tsx';

/** The buttons at the end of a row. */
export const RowActions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', lg: 'nowrap' },
    gap: '2',
    justifyContent: { base: 'flex-end', md: 'flex-start' },
  },
});

/** Small, quiet text for details below the name of a thing. */
export const Quiet = chakra('span', {
  base: { display: 'block', textStyle: 'hint', fontWeight: 'normal' },
});
