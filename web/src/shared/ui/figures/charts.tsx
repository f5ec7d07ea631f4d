import { Card, chakra, Stack } from '../../style/chakra.tsx';
import { TextLink } from '../buttons/text-link.tsx';
import { FigureCard, type HeadFigure, type SeriesColor } from './figure-card.tsx';
import { formatNumber } from './numbers.tsx';

/** A bar that stands for more than nothing is seen, in percent of the height. */
const MIN_VISIBLE = 2;
/** Columns that have room between them. */
const FEW_COLUMNS = 8;
/** Names that have room below the columns: of months, and longer ones. */
const MAX_NAMES = { short: 6, long: 3 };
const SHORT_NAME = 3;

const Bars = chakra('div', {
  base: {
    height: '9rem',
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    gap: '1',
    paddingX: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'controlLine',
  },
  variants: { dense: { true: { paddingX: '1px', gap: '0' } } },
});
// Wider than its column, if need be.
const ColumnName = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'center',
    minHeight: '5',
    width: '0',
    marginX: 'auto',
    marginTop: '1.5',
    color: 'muted',
    fontSize: 'xs',
    whiteSpace: 'nowrap',
  },
  // The last of narrow columns stands at the edge.
  variants: { dense: { true: { 'div:last-of-type > &': { width: 'full', justifyContent: 'flex-end' } } } },
});

interface Series {
  readonly name: string;
  readonly color: SeriesColor;
  /** The values, one per column, none negative. */
  readonly values: readonly number[];
}

interface BarChartProps {
  title: string;
  figures: readonly HeadFigure[];
  /** Table header of the columns, such as "Month". */
  columnName: string;
  columns: readonly { readonly name: string; readonly short: string }[];
  series: readonly Series[];
  format: (value: number) => string;
  /** Text shown when every value is zero. */
  emptyText: string;
  note?: string | undefined;
}

/** Columns of bars side by side, on one scale. Drawn with boxes only, so that it costs next to nothing and follows the theme. */
export function BarChart({ title, figures, columnName, columns, series, format, emptyText, note }: BarChartProps) {
  const highest = roundedUp(Math.max(0, ...series.flatMap(({ values }) => values)));
  const isDense = columns.length > FEW_COLUMNS;
  const isLong = columns.some(({ short }) => short.length > SHORT_NAME);
  /** The last column is named, and before it one of so many. */
  const named = Math.ceil(columns.length / (isLong ? MAX_NAMES.long : MAX_NAMES.short));
  return (
    <FigureCard
      title={title}
      figures={figures}
      empty={highest === 0 ? emptyText : null}
      note={note}
      table={{
        head: [columnName, ...series.map(({ name }) => name)],
        rows: columns.map(({ name }, index) => [name, ...series.map(({ values }) => format(values[index] ?? 0))]),
      }}
    >
      <chakra.p color="muted" fontSize="xs" textStyle="figure" lineHeight="1">
        {format(highest)}
      </chakra.p>
      <Stack
        marginTop="1.5"
        borderTopWidth="1px"
        borderTopStyle="dashed"
        borderColor="line"
        style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
      >
        {columns.map(({ name, short }, index) => (
          <div key={name}>
            <Bars dense={isDense}>
              {series.map(({ name: what, color, values }) => (
                <chakra.div
                  key={what}
                  title={`${name}, ${what}: ${format(values[index] ?? 0)}`}
                  bg={color}
                  flex="1"
                  maxWidth="8"
                  borderTopRadius="sm"
                  transition="height 400ms"
                  style={{ height: `${heightOf(values[index] ?? 0, highest)}%` }}
                />
              ))}
            </Bars>
            <ColumnName dense={isDense}>{(columns.length - 1 - index) % named === 0 && short}</ColumnName>
          </div>
        ))}
      </Stack>
    </FigureCard>
  );
}

/** Numbers at which a scale may end, from one power of ten to the next. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Returns the first round number that is not below a value: 630 → 800, 18,750 → 20,000. */
function roundedUp(value: number): number {
  if (value === 0) return 0;
  const unit = 10 ** Math.floor(Math.log10(value));
  return (ROUND.find((round) => round * unit >= value) ?? 10) * unit;
}

function heightOf(value: number, highest: number): number {
  return value > 0 ? Math.max((value / highest) * 100, MIN_VISIBLE) : 0;
}

/** So few are said in a line. */
const WORTH_A_DRAWING = 10;

const Line = chakra(Card, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '4',
    rowGap: '1',
    paddingY: '4',
    '& > p': { fontWeight: 'semibold', textStyle: 'figure' },
    '& > a': { marginLeft: { md: 'auto' } },
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

/** Shows how many get from each step to the next: a bar for each, as many as of the first. */
export function FunnelChart({ title, steps, leads, emptyText, note }: FunnelChartProps) {
  const first = steps[0]?.value ?? 0;
  const last = steps.at(-1)?.value ?? 0;
  const share = (value: number) => (first > 0 ? Math.round((value / first) * 100) : 0);
  const ofFirst = (value: number) => `${formatNumber(value)} of ${formatNumber(first)}`;
  if (first > 0 && first < WORTH_A_DRAWING) {
    return (
      <Line as="figure" margin="0" aria-label={title} data-line>
        <chakra.h2 fontFamily="body" textStyle="hint" letterSpacing="normal">
          {title}
        </chakra.h2>
        <p>{steps.map(({ name, value }) => `${formatNumber(value)} ${name.toLowerCase()}`).join(' → ')}</p>
        {leads && <TextLink to={leads.to}>See {leads.label}</TextLink>}
      </Line>
    );
  }
  return (
    <FigureCard
      title={title}
      figures={first === 0 ? [] : [{ value: ofFirst(last), ...(leads && { leads }) }]}
      empty={first === 0 ? emptyText : null}
      note={note}
      table={{
        head: ['Step', 'Applications'],
        rows: steps.map(({ name, value }) => [name, ofFirst(value)]),
      }}
    >
      <Stack gap="2.5">
        {steps.map(({ name, value }) => (
          <div key={name}>
            <chakra.div display="flex" justifyContent="space-between" fontSize="sm" marginBottom="1">
              <span>{name}</span>
              <chakra.span textStyle="figure">
                <strong>{formatNumber(value)}</strong> <chakra.span color="muted">of {formatNumber(first)}</chakra.span>
              </chakra.span>
            </chakra.div>
            <chakra.div height="4" bg="sunken" borderRadius="sm" overflow="hidden">
              <chakra.div
                height="full"
                bg="accent"
                borderRadius="sm"
                transition="width 400ms"
                style={{ width: `${value > 0 ? Math.max(share(value), MIN_VISIBLE) : 0}%` }}
              />
            </chakra.div>
          </div>
        ))}
      </Stack>
    </FigureCard>
  );
}
