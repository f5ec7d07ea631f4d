import { useId } from 'react';
import { chakra, Hint, Wrap } from '../../style/chakra.tsx';
import { Skeleton } from '../lists/query-view.tsx';
import { FigureTable } from './figure-table.tsx';
import { formatDate, formatMoment } from './time.ts';

/** A value at a moment. */
interface LinePoint {
  readonly at: Date;
  readonly value: number;
}

interface LineChartProps {
  title: string;
  /** Oldest first, at least one; no value is negative. */
  points: readonly LinePoint[];
  /** Events, drawn as upright lines. */
  moments: readonly { readonly name: string; readonly at: Date }[];
  /** A value to compare with, drawn as a level line. */
  level?: { readonly name: string; readonly value: number } | undefined;
  format: (value: number) => string;
}

const WIDTH = 600;
const HEIGHT = 120;
/** Room for the thickness of lines at the edges. */
const EDGE = 3;

/** The height of the whole figure with three entries below. */
const FIGURE_HEIGHT = { base: '17.5rem', md: '16rem' };

export const LineChartSkeleton = chakra(Skeleton, { base: { height: FIGURE_HEIGHT } });

const MOMENT_COLORS = ['seaText', 'coralText'] as const;

/** Shows how a value went over time, with events and a level to compare with, and an equal table for screen readers. */
export function LineChart({ title, ...drawn }: LineChartProps) {
  const { points, moments, level, format } = drawn;
  const titleId = useId();
  const rows = [
    ...points.map(({ at, value }) => ({ at, text: format(value) })),
    ...moments.map(({ at, name }) => ({ at, text: name })),
  ]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, text }) => rowOf(formatMoment(at), text, at.toISOString()));
  return (
    <chakra.figure margin="0" aria-labelledby={titleId} minHeight={FIGURE_HEIGHT}>
      <Hint id={titleId} marginBottom="2">
        {title}
      </Hint>
      <LineDrawing {...drawn} />
      <FigureTable caption={title} rows={level ? [...rows, rowOf(level.name, format(level.value))] : rows} />
    </chakra.figure>
  );
}

const rowOf = (name: string, text: string, key = name) => ({ key: `${key} ${text}`, name, values: [text] });

/** The drawing of a `LineChart` with its scale and legend; hidden from screen readers, whom a table beside it tells. */
export function LineDrawing({ points, moments, level, format }: Omit<LineChartProps, 'title'>) {
  const { from, to } = span(points, moments);
  const highest = Math.max(1, level?.value ?? 0, ...points.map(({ value }) => value));
  const share = (at: Date) => Math.max(0, (at.getTime() - from) / (to - from));
  const x = (at: Date) => EDGE + share(at) * (WIDTH - 2 * EDGE);
  const y = (value: number) => EDGE + (1 - value / highest) * (HEIGHT - 2 * EDGE);
  const line = points.map(({ at, value }, index) => `${index === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join(' ');
  const [first] = points;
  return (
    <div aria-hidden>
      <chakra.p color="muted" fontSize="xs" textStyle="figure">
        {format(highest)}
      </chakra.p>
      <chakra.svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        width="full"
        height="7.5rem"
        borderBottomWidth="1px"
        borderColor="controlLine"
      >
        {first && (
          <chakra.path
            d={`${line} V${HEIGHT} H${x(first.at)} Z`}
            color="accent"
            fill="currentColor"
            stroke="none"
            opacity="0.18"
          />
        )}
        {level && <Line color="muted" dashed d={`M0 ${y(level.value)} H${WIDTH}`} />}
        {moments.map(({ name, at }, index) => (
          <Line key={name} color={colorOf(index)} d={`M${x(at)} 0 V${HEIGHT}`} />
        ))}
        <Line color="accent" d={points.length === 1 ? `${line} h0.01` : line} thick />
      </chakra.svg>
      <chakra.div display="flex" justifyContent="space-between" gap="3" color="muted" fontSize="xs" marginTop="1.5">
        <span>{formatDate(new Date(from))}</span>
        <span>{formatDate(new Date(to))}</span>
      </chakra.div>
      <Wrap gap="4" rowGap="1" marginTop="2" fontSize="xs" color="muted">
        {moments.map(({ name, at }, index) => (
          <Key key={name} color={colorOf(index)} text={`${name} ${formatDate(at)}`} />
        ))}
        {level && <Key color="muted" dashed text={`${level.name}: ${format(level.value)}`} />}
      </Wrap>
    </div>
  );
}

/** Returns the first and last moment of the chart, in milliseconds: an event long before the first point stands at the left edge, so that the line keeps half of the width. */
function span(points: readonly LinePoint[], moments: LineChartProps['moments']): { from: number; to: number } {
  const known = points.map(({ at }) => at.getTime());
  const all = [...known, ...moments.map(({ at }) => at.getTime())];
  const first = Math.min(...known);
  const to = Math.max(...all);
  const width = to - first;
  const from = width > 0 ? Math.max(Math.min(...all), first - width) : Math.min(...all);
  return { from, to: Math.max(to, from + 1) };
}

const colorOf = (index: number) => MOMENT_COLORS[index % MOMENT_COLORS.length] ?? 'seaText';

interface LineProps {
  d: string;
  color: 'accent' | 'muted' | (typeof MOMENT_COLORS)[number];
  dashed?: boolean;
  thick?: boolean;
}

function Line({ d, color, dashed = false, thick = false }: LineProps) {
  return (
    <chakra.path
      d={d}
      color={color}
      fill="none"
      stroke="currentColor"
      strokeWidth={thick ? 3 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={dashed ? '5 5' : undefined}
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** An entry of the legend: a piece of the line, and what it is. */
function Key({ color, text, dashed = false }: { color: LineProps['color']; text: string; dashed?: boolean }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2">
      <chakra.span width="4" borderTopWidth="2px" borderTopStyle={dashed ? 'dashed' : 'solid'} borderColor={color} />
      {text}
    </chakra.span>
  );
}
