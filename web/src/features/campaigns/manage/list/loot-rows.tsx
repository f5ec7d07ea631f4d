import { chakra } from '../../../../shared/style/chakra.tsx';

/** How wide its place is where the table is one; narrower, a loot is a card. */
const TABLE = '@container (min-width: 58rem)';
const CARDS = '@container (max-width: 57.99rem)';

/**
 * Lays out the table of loots inside it. All its tables have the same columns. On a card: the name over the whole width, with the pace beside its
 * marks; what waits, on one line; the budget beside what is paid of it, with the bar of that below; and what remains and the end at the two edges.
 */
export const LootRows = chakra('div', {
  base: {
    '& td': { fontSize: 'sm' },
    '& td[data-lead]': { fontSize: 'md' },
    [CARDS]: {
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'start',
        columnGap: '3',
        rowGap: '2.5',
      },
      '& tr > td, & tr > td[data-lead]': { gridColumn: '1 / -1', paddingY: '0' },
      '& tr > td[data-lead]:first-of-type': { gridRow: '1' },
      '& tr > td:nth-of-type(2)': { gridRow: '2', alignItems: 'center' },
      '& tr > td:nth-of-type(3)': { gridColumn: '2', gridRow: '1', alignSelf: 'end' },
      '& tr > td:nth-of-type(4)': {
        gridRow: '3',
        display: 'grid',
        gridTemplateColumns: 'auto auto minmax(0, 1fr)',
        columnGap: '2',
        rowGap: '2',
      },
      '& td:nth-of-type(4) > div': { display: 'contents' },
      '& td:nth-of-type(4) [data-used]': { justifyContent: 'flex-end', marginTop: '0' },
      '& td:nth-of-type(4) [data-bar]': { gridColumn: '1 / -1', marginTop: '0' },
      '& tr > td:nth-of-type(5)': { gridColumn: '1', gridRow: '4', display: 'block' },
      '& tr > td:nth-of-type(5)::before': { display: 'block' },
      '& tr > td:nth-of-type(6)': { gridColumn: '2', gridRow: '4', justifyContent: 'flex-end' },
      '& td:is(:nth-of-type(2), :nth-of-type(5)) > div': { textAlign: 'left' },
      '& td:is(:nth-of-type(2), :nth-of-type(3), :nth-of-type(6))::before': { content: 'none' },
      '& td:nth-of-type(2) > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
      '& td:nth-of-type(2) > div > div': { minWidth: '0' },
      '& td:has([data-nothing])': { display: 'none' },
    },
    [TABLE]: {
      '& table': { tableLayout: 'fixed' },
      // The first words of all cells stand on one line.
      '& tbody tr > td, & tbody tr > td[data-lead]': { paddingY: '3.5', verticalAlign: 'baseline' },
      '& td:nth-of-type(2) > div': { display: 'grid', gap: '1', justifyItems: 'start' },
      '& td:nth-of-type(2) > div > div': { maxWidth: 'full' },
      '& tr > :is(th, td):not(:first-of-type)': { paddingLeft: '1.5' },
      '& tr > :is(th, td):not(:last-of-type)': { paddingRight: '1.5' },
      '& :is(th, td):nth-of-type(2)': { width: '9rem' },
      '& :is(th, td):nth-of-type(3)': { width: '8.75rem' },
      '& :is(th, td):nth-of-type(4)': { width: '8.75rem' },
      '& :is(th, td):nth-of-type(5)': { width: '7rem' },
      '& :is(th, td):nth-of-type(6)': { width: '10.25rem' },
    },
  },
});
