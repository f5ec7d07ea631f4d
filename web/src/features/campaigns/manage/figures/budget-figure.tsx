import type { ReactNode } from 'react';
import { PART_COLORS, type BudgetPart } from './budget-bar.tsx';
import { chakra } from '../../../../shared/style/chakra.tsx';

/** Figures side by side, two to a line on phones. */
export const FigureStrip = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: '4fr 4fr 6fr 5fr' },
    columnGap: { base: '4', md: '5' },
    rowGap: '2',
  },
  variants: {
    // One line on phones, without what is read more rarely and the colours of the bar.
    short: {
      true: {
        gridTemplateColumns: { base: 'auto auto auto', md: '4fr 4fr 6fr 5fr' },
        columnGap: { base: '2', md: '5' },
        justifyContent: { base: 'space-between', md: 'normal' },
        '& [data-rare], & [data-dot]': { display: { base: 'none', md: 'block' } },
        '& dt': { fontSize: { base: 'xs', md: 'sm' }, whiteSpace: 'nowrap' },
        '& dd': { fontSize: { base: 'md', md: 'xl' } },
      },
    },
  },
});
const Term = chakra('dt', { base: { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'hint' } });
const Value = chakra('dd', {
  base: { textStyle: 'figure', fontWeight: 'bold', fontSize: { base: 'lg', md: 'xl' }, lineHeight: 'snug' },
});
const Note = chakra('span', {
  base: { display: { base: 'none', md: 'block' }, textStyle: 'hint', fontWeight: 'normal', marginTop: '0.5' },
});
const Dot = chakra('span', {
  base: {
    width: '2.5',
    height: '2.5',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'controlLine',
  },
});

interface BudgetFigureProps {
  name: string;
  value: ReactNode;
  /** Line below the figure; phones leave it out. */
  note?: string;
  /** The part of the bar that it stands for. */
  part?: BudgetPart;
  /** True for a figure that a strip on one line leaves out. */
  rare?: boolean;
}

/** One figure of a loot with its name; one that the bar shows has the colour of its part. */
export function BudgetFigure({ name, value, note, part, rare }: BudgetFigureProps) {
  return (
    <div data-rare={rare}>
      <Term>
        {part && <Dot data-dot bg={PART_COLORS[part]} />}
        {name}
      </Term>
      <Value>
        {value} {note && <Note>{note}</Note>}
      </Value>
    </div>
  );
}
