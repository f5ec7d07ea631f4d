import { chakra } from '../../../shared/style/chakra.tsx';
import { FigureCard, type HeadFigure } from '../../../shared/ui/figures/figure-card.tsx';
import { formatNumber } from '../../../shared/ui/figures/numbers.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

/** A step that few or none reached is seen, in parts of the height. */
const MIN_VISIBLE = 0.03;

// The figures, the names and the shapes of all steps are as high.
const Steps = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr auto',
    columnGap: '0.5',
  },
});
const Step = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    rowGap: '0',
    '& + &': { paddingLeft: { base: '2.5', md: '5' }, borderLeftWidth: '1px', borderColor: 'line' },
  },
});
const Count = chakra('p', {
  base: { textStyle: 'figure', fontSize: { base: 'xl', md: '2xl' }, fontWeight: 'bold', lineHeight: 'snug' },
  variants: { none: { true: { color: 'muted', fontWeight: 'medium' } } },
});
const Name = chakra('p', { base: { textStyle: 'hint', fontSize: { base: 'xs', md: 'sm' }, lineHeight: 'snug' } });
/** Begins at the edge of its step. */
const Shape = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: { base: '16', md: '24' },
    marginTop: '4',
    'div + div > &': {
      marginLeft: { base: '-2.5', md: '-5' },
      width: { base: 'calc(100% + 0.625rem)', md: 'calc(100% + 1.25rem)' },
    },
  },
});
/** On the border between two steps, in the middle of their shapes. */
const Rate = chakra('span', {
  base: {
    position: 'absolute',
    left: '0',
    bottom: { base: '8', md: '12' },
    transform: 'translate(-50%, 50%)',
    lineHeight: 0,
    '& > *': { lineHeight: 'snug', textStyle: 'figure' },
  },
});

interface FunnelChartProps {
  title: string;
  /** From the first to the last; none is larger than the one before. */
  steps: readonly { readonly name: string; readonly value: number }[];
  /** The list of what takes these steps. */
  leads?: HeadFigure['leads'];
  emptyText: string;
  note?: string | undefined;
}

/** Shows how many get from each step to the next: a band that grows narrow, and on each border the part that went on. */
export function FunnelChart({ title, steps, leads, emptyText, note }: FunnelChartProps) {
  const first = steps[0]?.value ?? 0;
  const share = (value: number) => Math.max(first > 0 ? value / first : 0, MIN_VISIBLE);
  return (
    <FigureCard
      title={title}
      figures={[]}
      leads={leads}
      empty={first === 0 ? emptyText : null}
      note={note}
      table={{
        head: ['Step', 'Applications'],
        rows: steps.map(({ name, value }) => [name, `${formatNumber(value)} of ${formatNumber(first)}`]),
      }}
    >
      <Steps>
        {steps.map(({ name, value }, index) => {
          const before = steps[index - 1]?.value ?? 0;
          const next = steps[index + 1];
          return (
            <Step key={name}>
              <Count none={value === 0}>{formatNumber(value)}</Count>
              <Name>{name}</Name>
              <Shape
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                color={value === 0 ? 'controlLine' : next ? 'seaText' : 'accent'}
              >
                <path
                  d={band(share(value), share((next ?? { value }).value))}
                  fill="currentColor"
                  fillOpacity={next ? 0.3 + 0.18 * index : 1}
                />
              </Shape>
              {before > 0 && (
                <Rate>
                  <Badge colorPalette="outline">{Math.round((value / before) * 100)}%</Badge>
                </Rate>
              )}
            </Step>
          );
        })}
      </Steps>
    </FigureCard>
  );
}

/** Returns a band around the middle of a square of 100, as high as a part of it, and at its end as high as another. */
function band(from: number, to: number): string {
  const [a, b] = [50 * from, 50 * to];
  return `M0 ${50 - a} H45 C75 ${50 - a} 70 ${50 - b} 100 ${50 - b} V${50 + b} C70 ${50 + b} 75 ${50 + a} 45 ${50 + a} H0 Z`;
}
