import { chakra } from '../style/chakra.tsx';

/** What narrows a list: the search first, a choice beside it where there is room. */
export const ListFilters = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'minmax(0, 20rem) minmax(0, 14rem)' },
    columnGap: '4',
    rowGap: '3',
  },
});
