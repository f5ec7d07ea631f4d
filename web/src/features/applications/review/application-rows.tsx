import { chakra } from '../../../shared/style/chakra.tsx';

/** How wide its place is where the table is one; narrower, an application is a card. */
const TABLE = '@container (min-width: 46rem)';
/** How wide it is where all its tables have the same columns. */
const ONE_GRID = '@container (min-width: 58rem)';
/** How wide it is where there is room for every number. */
const ROOMY = '@container (min-width: 67rem)';
const TIGHT = '@container (min-width: 58rem) and (max-width: 66.99rem)';
const CARDS = '@container (max-width: 45.99rem)';

/** The place of the buttons of one that waits. */
const BUTTONS = '& td[data-actions] > div > div:has(> button:not([data-calm]))';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** Where the words below a name begin, right of a picture. */
const BESIDE_PICTURE = '2.625rem';

/**
 * Lays out the table of applications inside it. On a card: who; their figures; for what; and until when or for how much, with the star of the shortlist and the
 * button on that line. What is decided is quieter: its cards are lines of one sheet, with the outcome and a sign that the whole line can be pressed. A table of several loots
 * has the loot as its second column, otherwise the figures are that.
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
    [BUTTONS]: { display: 'flex', gridColumn: '2', alignSelf: 'center' },
    // Figures of one kind below each other: the rating, then the accounts.
    '& [data-record]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(4.25rem, max-content) minmax(0, 1fr)',
      columnGap: '2',
    },
    '& [data-record] ul': { flexWrap: 'nowrap', columnGap: '1.5' },
    '& [data-record] li': { gap: '1', whiteSpace: 'nowrap' },
    '& [data-record] li:has([data-count])': { minWidth: '3.75rem' },
    '& [data-record] li > [role=img]': { width: '5', height: '5' },
    [CARDS]: {
      '& [data-followers]': { display: 'none' },
    },
    [TABLE]: {
      '& tr > td:nth-of-type(4) > div': { textAlign: 'left' },
      '& th:nth-of-type(5)': { textAlign: 'right' },
      '& td[data-actions]': { display: 'table-cell' },
      '& td[data-actions] > div': { display: 'block' },
      '& td[data-actions] > div > div': { display: 'flex' },
    },
    [ONE_GRID]: {
      '& table': { tableLayout: 'fixed' },
      '& tr > th, & tr > td, & tr > td[data-lead][data-label], & tr > td[data-actions][data-label]': { paddingX: '3' },
      '& tr > th:first-of-type, & tr > td[data-lead][data-label]:first-of-type': { paddingLeft: '4' },
      '& tr > th:last-of-type, & tr > td[data-actions][data-label]:last-of-type': { paddingRight: '4' },
    },
  },
  variants: {
    namesLoots: {
      true: {
        '& tr > td:nth-of-type(2)': { gridColumn: '1 / -1', gridRow: '2' },
        '& tr > td:nth-of-type(3)': { gridColumn: '1', gridRow: '3' },
        '& tr > td:nth-of-type(4)': { gridColumn: '1', gridRow: '4', fontSize: 'sm', color: 'muted' },
        [BUTTONS]: { gridRow: '3 / 5' },
        '& tr > td:nth-of-type(2) > div': { minWidth: '0' },
        [CARDS]: {
          '& tr > td:nth-of-type(4) > div': { textAlign: 'left' },
          '& [data-title]': oneLine,
          '& [data-record]': { marginTop: '-2' },
          '& td:nth-of-type(2) [aria-hidden]': { width: '6', height: '6', borderRadius: 'md' },
        },
        // The figures stand below the name and beside the picture, outside the label of the box.
        [TABLE]: {
          '& tr > td, & tr > td[data-lead][data-label], & tr > td:nth-of-type(3)': { paddingY: '3' },
          '& td[data-lead] label': { minHeight: '12', paddingY: '0', alignItems: 'center' },
          '& td[data-lead] input': { position: 'relative', marginTop: '0' },
          '& [data-person]': { display: 'flex', minHeight: '12', marginY: '0' },
          '& td[data-lead]:has([data-record]) [data-name]': { paddingBottom: '6' },
          '& td[data-lead]:has([data-record]) [data-person] + svg': { marginBottom: '6' },
          '& [data-record]': { minHeight: '6', marginTop: '-6', marginLeft: BESIDE_PICTURE },
        },
        [ONE_GRID]: {
          '& :is(th, td):nth-of-type(3)': { width: '10rem' },
          '& :is(th, td):nth-of-type(4)': { width: '7.75rem' },
          '& :is(th, td):nth-of-type(5)': { width: '11rem' },
          '& [data-title]': { fontSize: 'sm', lineHeight: 'snug', lineClamp: '2' },
          '& [data-record]': { columnGap: '1.5' },
          '& [data-followers]': { display: 'none' },
        },
        [ROOMY]: {
          '& :is(th, td):nth-of-type(2)': { width: '17rem' },
        },
        [TIGHT]: {
          '& :is(th, td):nth-of-type(2)': { width: '13rem' },
          // No room for all figures: the signs alone.
          '& [data-record] li:has([data-count])': { minWidth: '0' },
          '& [data-record] li > [data-count]': { srOnly: true },
        },
      },
      false: {
        '& tr > td:nth-of-type(2)': { gridColumn: '1 / -1', gridRow: '2' },
        '& tr > td:nth-of-type(3)': { gridColumn: '1', gridRow: '3' },
        '& tr > td:nth-of-type(4)': { gridColumn: '2', gridRow: '1' },
        [BUTTONS]: { gridRow: '3' },
        [CARDS]: {
          '& tr > td[data-lead][data-label]': { gridColumn: '1' },
          '& tr > td:nth-of-type(4) > div > div': { justifyItems: 'end' },
        },
        [TABLE]: { '& tr > td, & tr > td[data-lead][data-label]': { paddingY: '4' } },
        [ONE_GRID]: {
          '& td[data-lead] label': { minHeight: '8', paddingY: '1' },
          '& [data-followers]': { gridColumn: '1 / -1' },
          '& :is(th, td):nth-of-type(2)': { width: '16.25rem' },
          '& :is(th, td):nth-of-type(3)': { width: '10rem' },
          '& :is(th, td):nth-of-type(4)': { width: '10.25rem' },
          '& :is(th, td):nth-of-type(5)': { width: '11rem' },
        },
      },
    },
    isQuiet: {
      true: {
        [CARDS]: {
          '& tbody tr': { rowGap: '0' },
          // In the middle beside both lines.
          '& [data-person] > :first-child': { position: 'relative', top: '2' },
          '& [data-name]': oneLine,
          '& :is([data-title], time)': { color: 'muted', fontSize: 'xs', lineHeight: '1.25rem' },
          '& tr > td:nth-of-type(3)': { gridRow: '1 / 3' },
          '& tr > td[data-actions] button[data-calm]': { gridRow: '1 / 3' },
        },
        [TABLE]: {
          '& [data-person]': { minHeight: '8' },
          '& td[data-lead] > div > div': { display: 'flex', alignItems: 'center' },
        },
      },
    },
  },
  compoundVariants: [
    {
      namesLoots: true,
      isQuiet: true,
      css: {
        [CARDS]: {
          '& tr > td:nth-of-type(2)': { gridColumn: '1', gridRow: '2', paddingLeft: BESIDE_PICTURE, minWidth: '0' },
          '& tr > td:nth-of-type(4)': { display: 'none' },
        },
      },
    },
    {
      namesLoots: false,
      isQuiet: true,
      css: {
        [CARDS]: {
          '& tr > td:nth-of-type(2)': { display: 'none' },
          '& tr > td:nth-of-type(4)': { gridColumn: '1', gridRow: '2', paddingLeft: BESIDE_PICTURE },
        },
      },
    },
  ],
});
