import type { ReactNode } from 'react';
import { PartDot, type BudgetPart } from './budget-bar.tsx';
import { chakra } from '../../../../shared/style/chakra.tsx';

const Figure = chakra('div', {
  base: { minWidth: '0' },
  variants: { rare: { true: { display: { base: 'none', md: 'block' } } } },
});
const Term = chakra('dt', {
  base: { display: 'flex', alignItems: 'center', gap: '1.5', color: 'muted', fontSize: 'xs', whiteSpace: 'nowrap' },
});
const Value = chakra('dd', {
  base: { textStyle: 'figure', fontWeight: 'bold', fontSize: { base: 'md', md: 'lg' }, lineHeight: 'snug' },
});
const Note = chakra('span', {
  base: { display: { base: 'none', md: 'inline' }, textStyle: 'hint', fontWeight: 'normal' },
});

interface GlanceFigureProps {
  name: string;
  value: ReactNode;
  /** Words after the figure; phones leave them out. */
  note?: string;
  /** The part of the bar that it stands for. */
  part?: BudgetPart;
  /** True for a figure that phones leave out. */
  rare?: boolean;
}

/** One figure of a loot's strip with its name above; one that the bar shows has the colour of its part. */
export function GlanceFigure({ name, value, note, part, rare }: GlanceFigureProps) {
  return (
    <Figure rare={rare}>
      <Term>
        {part && <PartDot part={part} />}
        {name}
      </Term>
      <Value>
        {value}
        {note && <Note> {note}</Note>}
      </Value>
    </Figure>
  );
}
