import { chakra } from '../../../shared/style/chakra.tsx';

/** How wide its place is where the table is one; narrower, an application is a card. */
const TABLE = '@container (min-width: 46rem)';
/** How wide it is where all its tables have the same columns. */
const ONE_GRID = '@container (min-width: 56rem)';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/**
 * Lays out the table of applications inside it. On a card: who, with the star of the shortlist beside the name; their figures; for what and
 * since when beside each other; and the button. A table of several loots has the loot as its second column, otherwise the figures are that.
 */
export const ApplicationRows = chakra('div', {
  base: {
    // Keeps a focused element from being hidden under the bar of those that are chosen.
    '& :is(input, button)': { scrollMarginBottom: '10rem' },
    '& tbody tr': { paddingX: '4', paddingY: '3', rowGap: '1.5', alignItems: 'center' },
    '& tr > td': { paddingY: '0' },
    '& td::before': { content: 'none' },
    '& td[data-label]:not([data-actions])': { justifyContent: 'flex-start' },
    '& td > div': { textAlign: 'left' },
    '& tr > td[data-lead][data-label]': { gridColumn: '1 / -1' },
    '& tr > td:nth-of-type(4)': { gridColumn: '2', alignSelf: 'start' },
    '& tr > td:nth-of-type(4) > div': { textAlign: 'right' },
    '& td[data-actions], & td[data-actions] > div, & td[data-actions] > div > div': { display: 'contents' },
    '& td[data-actions] button[aria-pressed]': {
      gridColumn: '2',
      gridRow: '1',
      justifySelf: 'end',
      alignSelf: 'start',
    },
    '& td[data-actions] button[data-opener]': { gridColumn: '1 / -1', gridRow: '4' },
    [TABLE]: {
      '& tr > td, & tr > td[data-lead][data-label]': { paddingY: '2' },
      '& tr > td:nth-of-type(4) > div': { textAlign: 'left' },
      '& th:nth-of-type(5)': { textAlign: 'right' },
      '& td[data-actions]': { display: 'table-cell' },
      '& td[data-actions] > div': { display: 'block' },
      '& td[data-actions] > div > div': { display: 'flex' },
    },
    [ONE_GRID]: {
      '& table': { tableLayout: 'fixed' },
      '& tr > th, & tr > td, & tr > td[data-lead][data-label], & tr > td[data-actions][data-label]': { paddingX: '3' },
      '& td[data-lead] label': { minHeight: '8', paddingY: '1' },
      '& td[data-lead] ul': { columnGap: '2' },
      '& :is(th, td):nth-of-type(3)': { width: '10.5rem' },
      '& :is(th, td):nth-of-type(4)': { width: '8.5rem' },
      '& :is(th, td):nth-of-type(5)': { width: '10.75rem' },
    },
  },
  variants: {
    namesLoots: {
      true: {
        '& tr > td:nth-of-type(2)': { gridColumn: '1', gridRow: '2' },
        '& tr > td:nth-of-type(2) > div': oneLine,
        '& tr > td:nth-of-type(3)': { gridColumn: '1 / -1', gridRow: '3' },
        '& tr > td:nth-of-type(4)': { gridRow: '2' },
        [ONE_GRID]: {
          '& :is(th, td):nth-of-type(2)': { width: '11.5rem' },
          '& [data-followers]': { display: 'none' },
        },
      },
      false: {
        '& tr > td:nth-of-type(2)': { gridColumn: '1 / -1', gridRow: '2' },
        '& tr > td:nth-of-type(3)': { gridColumn: '1', gridRow: '3' },
        '& tr > td:nth-of-type(4)': { gridRow: '3' },
        [ONE_GRID]: { '& :is(th, td):nth-of-type(2)': { width: '14rem' } },
      },
    },
  },
});
