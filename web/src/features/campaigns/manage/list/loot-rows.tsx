import { chakra } from '../../../../shared/style/chakra.tsx';

/** How wide its place is where the table is one; narrower, a loot is a card. */
const TABLE = '@container (min-width: 58rem)';
const CARDS = '@container (max-width: 57.99rem)';

/**
 * Lays out the table of loots inside it. All its tables have the same columns. On a card: the name with the pace beside it; what waits; what
 * remains, with its bar; and below that the budget and the end beside each other.
 */
export const LootRows = chakra('div', {
  base: {
    [CARDS]: {
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'start',
        columnGap: '3',
        rowGap: '2',
      },
      '& tr > td, & tr > td[data-lead]': { gridColumn: '1 / -1', paddingY: '0' },
      '& tr > td[data-lead]:first-of-type': { gridColumn: '1', gridRow: '1' },
      '& tr > td:nth-of-type(2)': { gridRow: '2' },
      '& tr > td:nth-of-type(3)': { gridColumn: '2', gridRow: '1' },
      '& tr > td:nth-of-type(4)': { gridColumn: '1', gridRow: '4', justifyContent: 'flex-start', gap: '2' },
      '& tr > td:nth-of-type(5)': { gridRow: '3', display: 'block' },
      '& tr > td:nth-of-type(5)::before': { float: 'left', paddingTop: '0.5' },
      '& tr > td:nth-of-type(6)': { gridColumn: '2', gridRow: '4' },
      '& tr > td:is(:nth-of-type(4), :nth-of-type(6))': { fontSize: 'sm' },
      '& td:is(:nth-of-type(2), :nth-of-type(4)) > div': { textAlign: 'left' },
      '& td:is(:nth-of-type(2), :nth-of-type(3), :nth-of-type(6))::before': { content: 'none' },
      '& td:nth-of-type(2) > div': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '2',
        rowGap: '1',
      },
      '& td:nth-of-type(2) > div > div': { marginTop: '0' },
      '& td:has([data-nothing])': { display: 'none' },
    },
    [TABLE]: {
      '& table': { tableLayout: 'fixed' },
      '& tr > :is(th, td):first-of-type': { paddingLeft: '5' },
      '& tr > :is(th, td):last-of-type': { paddingRight: '5' },
      '& :is(th, td):nth-of-type(2)': { width: '9.25rem' },
      '& :is(th, td):nth-of-type(3)': { width: '9.25rem' },
      '& :is(th, td):nth-of-type(4)': { width: '8.25rem' },
      '& :is(th, td):nth-of-type(5)': { width: '9.5rem' },
      '& :is(th, td):nth-of-type(6)': { width: '10rem' },
    },
  },
});
