import type { SpanFigures } from '@doubloon/contract/dashboard/dashboard.ts';
import { useId } from 'react';
import { chakra } from '../../../shared/style/chakra.tsx';

const WIDTH = 100;
const HEIGHT = 40;

/** Fills the foot of its tile from edge to edge, also before the line is there. */
const Place = chakra('div', {
  base: {
    height: { base: '20', md: '28' },
    marginTop: 'auto',
    paddingTop: '4',
    marginX: { base: '-4', md: '-5' },
    marginBottom: { base: '-4', md: '-5' },
    color: 'accent',
  },
});
const Drawing = chakra('svg', { base: { display: 'block', width: 'full', height: 'full' } });

/** How what was paid to a creator added up over the days of a range. For the eye alone: the chart of these days has a table. */
export function EarningsLine({ columns }: { columns: readonly Pick<SpanFigures, 'paidOut'>[] | undefined }) {
  const groundId = useId();
  if (!columns || columns.length === 0) return <Place />;
  const sums = columns.reduce((all, { paidOut }) => [...all, (all.at(-1) ?? 0) + paidOut], [0]);
  const highest = Math.max(...sums, 1);
  // The line keeps clear of the edges, which would cut it.
  const y = (sum: number) => (HEIGHT - 2 - (sum / highest) * (HEIGHT - 4)).toFixed(1);
  const step = WIDTH / columns.length;
  const line = sums
    .map((sum, index) => {
      if (index === 0) return `M0 ${y(sum)}`;
      const [from, to] = [(index - 1) * step, index * step];
      const middle = (from + to) / 2;
      return `C${middle} ${y(sums[index - 1] ?? 0)} ${middle} ${y(sum)} ${to} ${y(sum)}`;
    })
    .join(' ');
  return (
    <Place aria-hidden>
      <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <defs>
          <linearGradient id={groundId} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="currentColor" stopOpacity="0.42" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0.06" />
          </linearGradient>
        </defs>
        <path d={`${line} V${HEIGHT} H0 Z`} fill={`url(#${groundId})`} />
        <path d={line} fill="none" stroke="currentColor" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
      </Drawing>
    </Place>
  );
}
