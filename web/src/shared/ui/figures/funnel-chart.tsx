import { chakra, Stack } from '../../style/chakra.tsx';
import { FigureCard } from './figure-card.tsx';
import { formatNumber } from './numbers.tsx';

const MIN_VISIBLE = 2;

interface FunnelChartProps {
  title: string;
  /** From the first to the last; none is larger than the one before. */
  steps: readonly { readonly name: string; readonly value: number }[];
  emptyText: string;
  note?: string | undefined;
}

/** How many get from each step to the next: a bar for each, in shares of the first. */
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
