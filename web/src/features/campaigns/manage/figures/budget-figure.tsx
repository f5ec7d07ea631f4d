import type { ReactNode } from 'react';
import { PartDot, type BudgetPart } from './budget-bar.tsx';
import { chakra } from '../../../../shared/style/chakra.tsx';

/** Figures side by side, two to a line on phones. */
export const FigureStrip = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: '4fr 4fr 6fr 5fr' },
    columnGap: { base: '4', md: '5' },
    rowGap: '2',
  },
});
const Term = chakra('dt', { base: { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'hint' } });
const Value = chakra('dd', {
  base: { textStyle: 'figure', fontWeight: 'bold', fontSize: { base: 'lg', md: 'xl' }, lineHeight: 'snug' },
});

interface BudgetFigureProps {
  name: string;
  value: ReactNode;
  /** The part of the bar that it stands for. */
  part?: BudgetPart;
}

/** One figure of a loot with its name; one that the bar shows has the colour of its part. */
export function BudgetFigure({ name, value, part }: BudgetFigureProps) {
  return (
    <div>
      <Term>
        {part && <PartDot part={part} />}
        {name}
      </Term>
      <Value>{value}</Value>
    </div>
  );
}
