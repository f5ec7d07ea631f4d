import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { chakra } from '../../../shared/style/chakra.tsx';
import { MoreActions } from '../../../shared/ui/buttons/more-actions.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';

/** The buttons at the end of a row. */
export const RowActions = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    justifyContent: { base: 'flex-end', md: 'flex-start' },
  },
});

/** A picture beside what a row of a table is about. */
export const Named = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', '& > div': { minWidth: '0', lineHeight: 'snug' } },
});

interface RowDecisionProps {
  /** The decision that waits, as a button; left out where none does. */
  children?: ReactNode;
  /** The others, in a menu. */
  more?: ReactNode;
}

/** The decisions on a row: the one that waits, and the others behind it. */
export function RowDecision({ children, more }: RowDecisionProps) {
  return (
    <>
      {more && <MoreActions shows={<Ellipsis aria-hidden />}>{more}</MoreActions>}
      {children}
    </>
  );
}

/** Stands where no work is; `text` says what would be here. */
export function NothingWaits({ text = 'Everybody has been answered. Enjoy your coffee.' }: { text?: string }) {
  return <EmptyState drawing="bottle" title="Nothing waits" text={text} />;
}
