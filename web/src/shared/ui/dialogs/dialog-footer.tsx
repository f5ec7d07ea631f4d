import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { chakra } from '../../style/chakra.tsx';
import { DialogFooterPlace } from './dialog-footer-place.ts';

/** Decisions side by side, right-aligned; on phones in two columns, an odd one that comes last in a row of its own above. */
const Row = chakra('div', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: { md: 'center' },
    gap: '3',
    '& > button': { paddingX: { base: '2', md: '5' } },
    // No button stands apart from the others because of the note.
    '&:has(> button:nth-of-type(3)) > p': { flexBasis: 'full' },
    '& > button:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1', order: { base: '-1', md: '0' } },
  },
});
const Note = chakra('p', {
  base: {
    fontWeight: 'semibold',
    textStyle: 'figure',
    gridColumn: '1 / -1',
    order: { base: '-2', md: '0' },
    flex: { md: '1 1 auto' },
    textAlign: { md: 'right' },
  },
});

interface DialogFooterProps {
  /** Text beside the buttons. */
  note?: ReactNode;
  /** Buttons, the main one last. */
  children: ReactNode;
}

/** Stays at the bottom of the dialog it stands in, however deep and however long what is above it; elsewhere it stays where it is. */
export function DialogFooter({ note, children }: DialogFooterProps) {
  const place = use(DialogFooterPlace);
  const row = (
    <Row>
      {note && <Note>{note}</Note>}
      {children}
    </Row>
  );
  return place ? createPortal(row, place) : row;
}
