import { useId, type ReactNode } from 'react';
import { Card, chakra, Hint, Muted, Stack, Wrap } from '../../style/chakra.tsx';
import { FigureTable } from './figure-table.tsx';
import { formatNumber } from './numbers.tsx';

const FULL_HEIGHT = '9rem';
/** A bar that stands for more than nothing is seen, in percent of the height. */
const MIN_VISIBLE = 2;

interface Series {
  readonly name: string;
  readonly color: 'accent' | 'seaText';
  /** The values, one per column, none negative. */
  readonly values: readonly number[];
}

interface BarChartProps {
  title: string;
  total: ReactNode;
  latest?: string | undefined;
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
export function BarChart({
  title,
  total,
  latest,
  columnName,
  columns,
  series,
  format,
  emptyText,
  note,
}: BarChartProps) {
  const highest = Math.max(0, ...series.flatMap(({ values }) => values));
  return (
    <FigureCard
      title={title}
      total={total}
      latest={latest}
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
            </chakra.div>
            <Muted textAlign="center" fontSize="xs" marginTop="1.5">
              {short}
            </Muted>
          </div>
        ))}
      </Stack>
      {series.length > 1 && (
        <Wrap gap="4" marginTop="3" textStyle="hint">
          {series.map(({ name, color }) => (
            <chakra.span key={name} display="inline-flex" alignItems="center" gap="2">
              <chakra.span width="3" height="3" borderRadius="xs" bg={color} />
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

interface FunnelChartProps {
  title: string;
  /** From the first to the last; none is larger than the one before. */
  steps: readonly { readonly name: string; readonly value: number }[];
  emptyText: string;
  note?: string | undefined;
}

/** Shows how many get from each step to the next: a bar for each, in shares of the first. */
export function FunnelChart({ title, steps, emptyText, note }: FunnelChartProps) {
  const first = steps[0]?.value ?? 0;
  const last = steps.at(-1)?.value ?? 0;
  const share = (value: number) => (first > 0 ? Math.round((value / first) * 100) : 0);
  return (
    <FigureCard
      title={title}
      total={`${share(last)}%`}
      empty={first === 0 ? emptyText : null}
      note={note}
      table={{
        head: ['Step', 'Applications', 'Share'],
        rows: steps.map(({ name, value }) => [name, formatNumber(value), `${share(value)}%`]),
      }}
    >
      <Stack gap="3.5">
        {steps.map(({ name, value }) => (
          <div key={name}>
            <chakra.div display="flex" justifyContent="space-between" fontSize="sm" marginBottom="1">
              <span>{name}</span>
              <chakra.span textStyle="figure">
                <strong>{formatNumber(value)}</strong> <chakra.span color="muted">{share(value)}%</chakra.span>
              </chakra.span>
            </chakra.div>
            <chakra.div height="5" bg="sunken" borderRadius="sm" overflow="hidden">
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

const Head = chakra('div', {
  base: {
    marginBottom: '5',
    '& h2': { fontFamily: 'body', fontSize: 'sm', fontWeight: 'medium', color: 'muted', letterSpacing: 'normal' },
  },
});
const Total = chakra('p', { base: { textStyle: 'figure', fontSize: '2xl', fontWeight: 'bold', lineHeight: 'snug' } });

interface FigureCardProps {
  title: string;
  /** The sum of all values, the largest of the figure. */
  total: ReactNode;
  /** Sentence with the values of the last columns. */
  latest?: string | undefined;
  /** Text shown when there is no data; null when there is. */
  empty: string | null;
  /** Table with the figure's data, for screen readers. */
  table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  note?: string | undefined;
  /** The drawing; hidden from screen readers, who get the table. */
  children: ReactNode;
}

/** A drawing of numbers with its title, their sum, and an equal table for screen readers. */
export function FigureCard({ title, total, latest, empty, table, note, children }: FigureCardProps) {
  const titleId = useId();
  return (
    <Card as="figure" aria-labelledby={titleId} margin="0" display="flex" flexDirection="column">
      <Head>
        <h2 id={titleId}>{title}</h2>
        {empty === null && <Total>{total}</Total>}
        {empty === null && latest && <Hint>{latest}</Hint>}
      </Head>
      {empty !== null ? (
        <Muted
          display="grid"
          placeItems="center"
          textAlign="center"
          flex="1"
          minHeight="28"
          borderRadius="md"
          bg="raised"
          padding="4"
        >
          {empty}
        </Muted>
      ) : (
        <>
          <chakra.div aria-hidden flex="1">
            {children}
          </chakra.div>
          <FigureTable
            caption={title}
            head={table.head}
            rows={table.rows.map(([name = '', ...values]) => ({ key: name, name, values }))}
          />
        </>
      )}
      {note && empty === null && <Hint marginTop="3">{note}</Hint>}
    </Card>
  );
}
