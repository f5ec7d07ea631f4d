import { useId } from 'react';
import { chakra, Hint } from '../../style/chakra.tsx';
import { FigureTable } from './figure-table.tsx';
import { formatDate, formatMoment } from './time.ts';

interface StepChartProps {
  title: string;
  /** Sentence about what is shown. */
  note?: string | undefined;
  /** Values that hold from a moment on, oldest first; at least one, none negative. */
  steps: readonly { readonly at: Date; readonly value: number }[];
  format: (value: number) => string;
  /** Writes the values of the axis, which have less room. */
  short: (value: number) => string;
  color: 'muted' | 'skyText';
}

const WIDTH = 600;
const HEIGHT = 120;
/** Half of the line's thickness, so that nothing of it is cut off. */
const EDGE = 2;
/** Where a scale may end, in powers of ten; half of each is a round number, too. */
const ENDS = [1, 2, 4, 6, 8, 10];

const Figure = chakra('figure', { base: { marginTop: '6' } });
const Plot = chakra('div', {
  base: {
    display: 'grid',
    // Charts below each other begin at the same place.
    gridTemplateColumns: 'minmax(4rem, max-content) minmax(0, 1fr)',
    columnGap: '3',
    marginTop: '3',
    color: 'muted',
    fontSize: 'xs',
    lineHeight: '1',
    textStyle: 'figure',
  },
});
const Scale = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    textAlign: 'right',
    marginY: '-1.5',
  },
});
const Times = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    gridColumn: '2',
    marginTop: '2.5',
    whiteSpace: 'nowrap',
    // Phones have room for two.
    '& > :nth-of-type(2)': { display: { base: 'none', sm: 'inline' } },
  },
});
const Drawing = chakra('svg', { base: { width: 'full', height: '7.5rem', overflow: 'visible' } });
const GridLine = chakra('path', { base: { color: 'line', stroke: 'currentColor', strokeWidth: '1' } });
const Area = chakra('path', { base: { fill: 'currentColor', opacity: '0.15' } });
const Line = chakra('path', { base: { fill: 'none', stroke: 'currentColor', strokeWidth: '2.5' } });

/** Shows how a value went up and down in steps, with both axes, and an equal table for screen readers. */
export function StepChart({ title, note, steps, format, short, color }: StepChartProps) {
  const titleId = useId();
  const top = endOfScale(Math.max(0, ...steps.map(({ value }) => value)));
  const from = steps[0]?.at.getTime() ?? 0;
  const span = Math.max(1, (steps.at(-1)?.at.getTime() ?? 0) - from);
  const x = ({ at }: { at: Date }) => ((at.getTime() - from) / span) * WIDTH;
  const y = (value: number) => EDGE + (1 - value / top) * (HEIGHT - 2 * EDGE);
  const line = steps
    .map((step, index) => (index === 0 ? `M${x(step)} ${y(step.value)}` : `H${x(step)} V${y(step.value)}`))
    .join(' ');
  const marks = [top, top / 2, 0];
  return (
    <Figure aria-labelledby={titleId}>
      <Hint id={titleId}>{title}</Hint>
      {note && <chakra.p fontSize="sm">{note}</chakra.p>}
      <Plot aria-hidden>
        <Scale>
          {marks.map((mark) => (
            <span key={mark}>{short(mark)}</span>
          ))}
        </Scale>
        <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" color={color}>
          {marks.map((mark) => (
            <GridLine key={mark} d={`M0 ${y(mark)} H${WIDTH}`} vectorEffect="non-scaling-stroke" />
          ))}
          <Area d={`${line} V${y(0)} H0 Z`} />
          <Line d={line} vectorEffect="non-scaling-stroke" />
        </Drawing>
        <Times>
          {[0, 0.5, 1].map((share) => (
            <span key={share}>{formatDate(new Date(from + share * span))}</span>
          ))}
        </Times>
      </Plot>
      <FigureTable
        caption={title}
        rows={steps.map(({ at, value }) => ({
          key: `${at.toISOString()} ${value}`,
          name: formatMoment(at),
          values: [format(value)],
        }))}
      />
    </Figure>
  );
}

/** Returns the round number at which a scale ends that has to reach `value`. */
export function endOfScale(value: number): number {
  const least = Math.max(value, 2);
  const unit = 10 ** Math.floor(Math.log10(least));
  return unit * (ENDS.find((end) => end * unit >= least) ?? 10);
}
