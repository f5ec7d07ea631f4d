import { chakra } from '../../style/chakra.tsx';
import { FigureCard, type HeadFigure, type SeriesColor } from './figure-card.tsx';
import { endOfScale } from './step-chart.tsx';

/** A bar that stands for more than nothing is seen, in percent of the height. */
const MIN_VISIBLE = 2;
/** Names that have room below the columns: of months, and longer ones. */
const MAX_NAMES = { short: 6, long: 4 };
const SHORT_NAME = 3;

const Plot = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: '3',
    color: 'muted',
    fontSize: 'xs',
    textStyle: 'figure',
  },
});
/** The numbers that the lines of the grid stand for, each in the middle of its line. */
const Scale = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    height: '10.75rem',
    marginTop: '-1.5',
    lineHeight: '0.75rem',
    textAlign: 'right',
  },
});
const Columns = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    _before: {
      content: '""',
      position: 'absolute',
      insetX: '0',
      top: '0',
      height: '10rem',
      backgroundImage: 'linear-gradient({colors.line} 1px, transparent 1px)',
      backgroundSize: '100% 50%',
    },
  },
});
const Bars = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    gap: '0.5',
    height: '10rem',
    paddingX: '12%',
    borderBottomWidth: '1px',
    borderColor: 'controlLine',
  },
});
const Bar = chakra('div', {
  base: {
    flex: '1',
    maxWidth: '10',
    borderTopRadius: 'sm',
    transition: 'height 400ms',
  },
  variants: {
    color: {
      accent: { bg: 'accent' },
      muted: { bg: 'muted' },
      seaText: { bg: 'seaText' },
      skyText: { bg: 'skyText' },
    },
  },
});
/** In the middle below its column, and wider than it, if need be. */
const ColumnName = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'center',
    width: '0',
    minHeight: '5',
    marginX: 'auto',
    marginTop: '2',
    whiteSpace: 'nowrap',
    // The newest.
    'div:last-of-type > &': { color: 'text', fontWeight: 'semibold' },
  },
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
  /** Writes the numbers of the scale, which have less room. */
  short: (value: number) => string;
  /** Text shown when every value is zero. */
  emptyText: string;
}

/** Columns of bars side by side, on one scale. Drawn with boxes only, so that it costs next to nothing and follows the theme. */
export function BarChart({ title, figures, columnName, columns, series, format, short, emptyText }: BarChartProps) {
  const highest = Math.max(0, ...series.flatMap(({ values }) => values));
  const top = endOfScale(highest);
  const isLong = columns.some(({ short: name }) => name.length > SHORT_NAME);
  /** The last column is named, and before it one of so many. */
  const named = Math.ceil(columns.length / (isLong ? MAX_NAMES.long : MAX_NAMES.short));
  return (
    <FigureCard
      title={title}
      figures={figures}
      empty={highest === 0 ? emptyText : null}
      table={{
        head: [columnName, ...series.map(({ name }) => name)],
        rows: columns.map(({ name }, index) => [name, ...series.map(({ values }) => format(values[index] ?? 0))]),
      }}
    >
      <Plot>
        <Scale>
          {[top, top / 2, 0].map((mark) => (
            <span key={mark}>{short(mark)}</span>
          ))}
        </Scale>
        <Columns style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}>
          {columns.map(({ name, short: shortName }, index) => (
            <div key={name}>
              <Bars>
                {series.map(({ name: what, color, values }) => (
                  <Bar
                    key={what}
                    title={`${name}, ${what}: ${format(values[index] ?? 0)}`}
                    color={color}
                    style={{ height: `${heightOf(values[index] ?? 0, top)}%` }}
                  />
                ))}
              </Bars>
              <ColumnName>{(columns.length - 1 - index) % named === 0 && shortName}</ColumnName>
            </div>
          ))}
        </Columns>
      </Plot>
    </FigureCard>
  );
}

function heightOf(value: number, top: number): number {
  return value > 0 ? Math.max((value / top) * 100, MIN_VISIBLE) : 0;
}
