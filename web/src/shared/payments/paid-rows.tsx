import type { ReactNode } from 'react';
import { chakra } from '../style/chakra.tsx';
import { QuietRows } from '../ui/lists/quiet-rows.tsx';

const TABLE = '@container (min-width: 46rem)';
const ONE_GRID = '@container (min-width: 58rem)';
const CARDS = '@container (max-width: 45.99rem)';

/** Where the words below a name begin, right of a picture. */
const BESIDE_PICTURE = '2.625rem';

const Rows = chakra('div', {
  base: {
    [ONE_GRID]: {
      '& table': { tableLayout: 'fixed' },
      '& :is(th, td):nth-of-type(2)': { width: '17rem' },
      '& :is(th, td):nth-of-type(3)': { width: '9.5rem' },
      '& :is(th, td):nth-of-type(4)': { width: '10.5rem' },
      '& :is(th, td):nth-of-type(5)': { width: '9rem' },
    },
    [TABLE]: { '& :is(th, td):nth-of-type(5) > div, & th:nth-of-type(5)': { textAlign: 'right' } },
  },
  variants: {
    isQuiet: {
      true: {
        [CARDS]: {
          '& tr > td:nth-of-type(2)': {
            gridColumn: '1',
            gridRow: '2',
            paddingLeft: BESIDE_PICTURE,
            fontSize: 'xs',
            lineHeight: '1.25rem',
          },
          '& tr > td:nth-of-type(2) time': { fontSize: 'xs' },
          '& tr > td:nth-of-type(3)': { gridRow: '1 / 3' },
          '& tr > td:nth-of-type(4)': { display: 'none' },
          '& tr > td[data-actions] button[data-calm]': { gridRow: '1 / 3' },
        },
        [TABLE]: { '& td:nth-of-type(2) time': { fontSize: 'xs' } },
      },
      false: {
        [CARDS]: {
          '& td::before': { content: 'none' },
          '& tr > td:is(:nth-of-type(2), :nth-of-type(3))': { gridRow: '2', paddingTop: '3', paddingBottom: '2' },
          '& tr > td:nth-of-type(2)': { gridColumn: '1' },
          '& tr > td:nth-of-type(2) > div': { textAlign: 'left' },
          '& tr > td:nth-of-type(3)': { gridColumn: '2' },
          '& tr > td:nth-of-type(4)': {
            gridColumn: '1 / -1',
            borderTopWidth: '1px',
            borderColor: 'line',
            paddingTop: '2.5',
            paddingBottom: '0',
          },
          '& tr > td:nth-of-type(4) > div': { flex: '1' },
          '& tr > td:nth-of-type(4) > div > div': { display: 'flex', justifyContent: 'space-between', gap: '3' },
        },
      },
    },
  },
});

/**
 * Lays out a table of work that is paid when it is accepted: who, the views, what it pays or where it stands, since when, and the button. On a card the button is
 * beside the name, what it pays beside the views, and until when it is decided at the foot; what is decided is a line of one sheet.
 */
export function PaidRows({ isQuiet, children }: { isQuiet: boolean; children: ReactNode }) {
  return (
    <QuietRows isOn={isQuiet}>
      <Rows isQuiet={isQuiet}>{children}</Rows>
    </QuietRows>
  );
}
