import { chakra } from '../../style/chakra.tsx';

/** The quiet line, `summary` of a `details`, that opens notes on the figures above it. */
export const NotesOpener = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    cursor: 'pointer',
    textStyle: 'hint',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    '&::-webkit-details-marker': { display: 'none' },
  },
});
