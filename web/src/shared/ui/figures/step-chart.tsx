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
  /** A straight line to compare the values with, from the first moment to the last. */
  plan?: { readonly name: string; readonly from: number; readonly to: number } | undefined;
}

const WIDTH = 600;
const HEIGHT = 144;
/** Half of the line's thickness, so that nothing of it is cut off. */
const EDGE = 2;
/** Where a scale may end, in powers of ten; half of each is a round number, too. */
const ENDS = [1, 2, 4, 6, 8, 10];

const Figure = chakra('figure', { base: { minWidth: '0' } });
/** The legend: the names of the lines, each with a piece of it. */
const Names = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '0.5' },
});
const Named = chakra('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    fontSize: 'sm',
    color: 'text',
    fontWeight: 'semibold',
    _before: { content: '""', width: '4', borderTopWidth: '3px', borderColor: 'currentColor', borderRadius: 'full' },
  },
  variants: {
    line: {
      muted: { _before: { borderColor: 'muted' } },
      skyText: { _before: { borderColor: 'skyText' } },
      plan: {
        color: 'muted',
        fontWeight: 'normal',
        _before: { borderTopWidth: '2px', borderTopStyle: 'dashed', borderRadius: 'none' },
      },
    },
  },
});
/** Where the values stand at the end. */
const End = chakra('span', {
  base: {
    position: 'absolute',
    right: '-7px',
    width: '2.5',
    height: '2.5',
    marginTop: '-7px',
    borderRadius: 'full',
    bg: 'currentColor',
    borderWidth: '2px',
    borderColor: 'surface',
    boxSizing: 'content-box',
  },
});
const Field = chakra('div', { base: { position: 'relative', height: '9rem' } });
const Plot = chakra('div', {
  base: {
    display: 'grid',
    // Charts below each other begin at the same place.
    gridTemplateColumns: 'minmax(4rem, max-content) minmax(0, 1fr)',
    columnGap: '3',
    marginTop: '4',
    // Room for the mark at the end.
    paddingRight: '2',
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
const Drawing = chakra('svg', { base: { width: 'full', height: 'full', overflow: 'visible' } });
const GridLine = chakra('path', { base: { color: 'line', stroke: 'currentColor', strokeWidth: '1' } });
const Area = chakra('path', { base: { fill: 'currentColor', opacity: '0.14' } });
const Plan = chakra('path', {
  base: { color: 'muted', fill: 'none', stroke: 'currentColor', strokeWidth: '1.5', strokeDasharray: '5 5' },
});
const Line = chakra('path', { base: { fill: 'none', stroke: 'currentColor', strokeWidth: '2.5' } });

/** Shows how a value went up and down in steps, with both axes, and an equal table for screen readers. */
export function StepChart({ title, note, steps, format, short, color, plan }: StepChartProps) {
  const titleId = useId();
  const top = endOfScale(Math.max(plan?.from ?? 0, ...steps.map(({ value }) => value)));
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
      <Names>
        <Named line={color} id={titleId}>
          {title}
        </Named>
        {plan && <Named line="plan">{plan.name}</Named>}
      </Names>
      {note && <Hint>{note}</Hint>}
      <Plot aria-hidden>
        <Scale>
          {marks.map((mark) => (
            <span key={mark}>{short(mark)}</span>
          ))}
        </Scale>
        <Field>
          <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" color={color}>
            {marks.map((mark) => (
              <GridLine key={mark} d={`M0 ${y(mark)} H${WIDTH}`} vectorEffect="non-scaling-stroke" />
            ))}
            <Area d={`${line} V${y(0)} H0 Z`} />
            {plan && <Plan d={`M0 ${y(plan.from)} L${WIDTH} ${y(plan.to)}`} vectorEffect="non-scaling-stroke" />}
            <Line d={line} vectorEffect="non-scaling-stroke" />
          </Drawing>
          <End color={color} style={{ top: `${(y(steps.at(-1)?.value ?? 0) / HEIGHT) * 100}%` }} />
        </Field>
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
