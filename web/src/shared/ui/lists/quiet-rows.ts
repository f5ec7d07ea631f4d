/** On cards: entries that need nothing are the lines of one sheet, each pressed as a whole. */
export const quietCards = {
  '& tbody': { gap: '0', bg: 'surface', borderWidth: '1px', borderColor: 'line', borderRadius: 'lg' },
  '& tbody tr': {
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
  '& tbody tr:first-of-type': { borderTopWidth: '0' },
  '& tr > td[data-label], & tr > td[data-lead][data-label]': { paddingY: '0' },
  '& tr > td[data-lead][data-label]': { gridColumn: '1', gridRow: '1' },
  '& td::before': { content: 'none' },
  '& td > div': { textAlign: 'left' },
  '& tr > td:nth-of-type(3)': { gridColumn: '2', gridRow: '1', paddingLeft: '0', alignSelf: 'center' },
  '& td[data-actions], & td[data-actions] > div, & td[data-actions] > div > div': { display: 'contents' },
  '& td[data-actions] button[data-opener][data-calm]': {
    gridColumn: '3',
    gridRow: '1',
    position: 'static',
    width: 'touch',
    paddingX: '0',
    color: 'muted',
  },
  '& button[data-calm]::after': { content: '""', position: 'absolute', inset: '0' },
  '& button[data-calm] > span': { srOnly: true },
} as const;

/** In a table: their lines are low, and what is read last is grey. */
export const quietTable = {
  '& tr > td, & tr > td[data-lead][data-label], & tr > td:nth-of-type(3)': { paddingY: '1.5' },
  '& td[data-actions] button': { color: 'muted', paddingX: '3', gap: '1' },
  '& td time': { color: 'muted' },
} as const;
