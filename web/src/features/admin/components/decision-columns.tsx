import type { ReactNode } from 'react';
import { chakra, Stack } from '../../../shared/style/chakra.tsx';
import { RevealTogether } from '../../../shared/ui/layout/reveal-together.tsx';

const Columns = chakra(RevealTogether, {
  base: {
    alignItems: 'start',
    lg: {
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
      '& > :first-of-type': { gridColumn: '2', gridRow: '1', position: 'sticky', top: '6' },
      '& > :last-of-type': { gridColumn: '1', gridRow: '1' },
    },
  },
});

/** A face beside words about whose it is. */
export const Who = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', '& > :last-child': { minWidth: '0', lineHeight: 'snug' } },
});

/** Decisions two in a line; the first is as wide as the card, and so is one that is left over. */
export const DecisionButtons = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '2',
    _empty: { display: 'none' },
    '& > *': { paddingX: '3' },
    '& > :first-child, & > :last-child:nth-child(even)': { gridColumn: '1 / -1' },
  },
});

/** A part of the card, with a line above it. */
export const Parted = chakra('div', { base: { borderTopWidth: '1px', borderColor: 'line', paddingTop: '4' } });

/** Everything that a decision rests on beside its card, which stays in sight; below it on narrow screens. */
export function DecisionColumns({ card, children }: { card: ReactNode; children: ReactNode }) {
  return (
    <Columns>
      {card}
      <Stack gap="6" gridTemplateColumns="minmax(0, 1fr)">
        {children}
      </Stack>
    </Columns>
  );
}
