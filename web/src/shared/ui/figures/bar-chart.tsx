import type { ReactNode } from 'react';
import { chakra, Stack, Wrap } from '../../style/chakra.tsx';
import { FigureCard } from './figure-card.tsx';

const FULL_HEIGHT = '9rem';
/** A bar that stands for more than nothing is seen, in percent of the height. */
const MIN_VISIBLE = 2;

interface Series {
  readonly name: string;
  readonly tone: 'accent' | 'seaText';
  /** One per column, none negative. */
  readonly values: readonly number[];
}

interface BarChartProps {
  title: string;
  total: ReactNode;
  /** Table header of the columns, such as "Month". */
  columnName: string;
  columns: readonly { readonly name: string; readonly short: string }[];
  series: readonly Series[];
  format: (value: number) => string;
  /** Said when every value is nought. */
  emptyText: string;
  note?: string | undefined;
}

/** Columns of bars side by side, on one scale. Drawn with boxes only, so that it costs next to nothing and follows the theme. */
export function BarChart({ title, total, columnName, columns, series, format, emptyText, note }: BarChartProps) {
  const highest = Math.max(0, ...series.flatMap(({ values }) => values));
  return (
    <FigureCard
      title={title}
      total={total}
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
            <chakra.div
              height={FULL_HEIGHT}
              display="flex"
              alignItems="flex-end"
              justifyContent="center"
              gap="1"
              paddingX="1.5"
              borderBottomWidth="1px"
              borderColor="controlLine"
            >
              {series.map(({ name: what, tone, values }) => (
                <chakra.div
                  key={what}
                  title={`${name}, ${what}: ${format(values[index] ?? 0)}`}
                  bg={tone}
                  flex="1"
                  maxWidth="8"
                  borderTopRadius="sm"
                  transition="height 400ms"
                  style={{ height: `${heightOf(values[index] ?? 0, highest)}%` }}
                />
              ))}
            </chakra.div>
            <chakra.p textAlign="center" color="muted" fontSize="xs" marginTop="1.5">
              {short}
            </chakra.p>
          </div>
        ))}
      </Stack>
      {series.length > 1 && (
        <Wrap gap="4" marginTop="3" textStyle="hint">
          {series.map(({ name, tone }) => (
            <chakra.span key={name} display="inline-flex" alignItems="center" gap="2">
              <chakra.span width="3" height="3" borderRadius="xs" bg={tone} />
              {name}
            </chakra.span>
          ))}
        </Wrap>
      )}
    </FigureCard>
  );
}

function heightOf(value: number, highest: number): number {
  return value > 0 ? Math.max((value / highest) * 100, MIN_VISIBLE) : 0;
}
