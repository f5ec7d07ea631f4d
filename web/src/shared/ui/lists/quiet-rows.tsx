import { chakra } from '../../style/chakra.tsx';

const TABLE = '@container (min-width: 46rem)';
const CARDS = '@container (max-width: 45.99rem)';

/** Around a table whose entries need nothing. On cards they are the lines of one sheet, each pressed as a whole: its third column says the outcome. */
export const QuietRows = chakra('div', {
  variants: {
    isOn: {
      true: {
        '& [data-name]': { fontWeight: 'medium' },
        '& td': { fontSize: 'sm' },
        [CARDS]: {
          '& tbody': { gap: '0', bg: 'surface', borderWidth: '1px', borderColor: 'line', borderRadius: 'lg' },
          '& tbody tr[role=row]': {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto auto',
            alignItems: 'center',
            columnGap: '1',
            bg: 'transparent',
            borderWidth: '0',
            borderTopWidth: '1px',
            borderRadius: 'none',
            paddingLeft: '4',
            paddingRight: '1',
            paddingY: '2.5',
          },
          '& tbody tr[role=row]:first-of-type': { borderTopWidth: '0' },
          '& tr[role] > td[data-label], & tr[role] > td[data-lead][data-label]': { paddingY: '0' },
          '& tr[role] > td[data-lead][data-label]': { gridColumn: '1', gridRow: '1' },
          '& tr[role] > td::before': { content: 'none' },
          '& tr[role] > td > div': { textAlign: 'left' },
          '& tr[role] > td[role]:nth-of-type(3)': { gridColumn: '2', paddingLeft: '0', alignSelf: 'center' },
          '& td[data-actions], & td[data-actions] > div, & td[data-actions] > div > div': { display: 'contents' },
          '& tr[role] > td[data-actions] button[data-calm]': {
            gridColumn: '3',
            position: 'static',
            width: 'touch',
            paddingX: '0',
            color: 'muted',
          },
          '& button[data-calm]::after': { content: '""', position: 'absolute', inset: '0' },
          '& button[data-calm] > span': { srOnly: true },
        },
        [TABLE]: {
          '& tr[role] > td[role], & tr[role] > td[data-lead][data-label]': { paddingY: '1.5' },
          // Its words end where those of other rows and the heading do.
          '& td[data-actions] button': { color: 'muted', paddingX: '3', marginRight: '-3', gap: '1' },
          '& td time': { color: 'muted' },
        },
      },
    },
  },
});
