import type { DashboardTrends } from '@doubloon/contract/dashboard/dashboard.ts';
import { useId } from 'react';
import { chakra } from '../../../shared/style/chakra.tsx';
import { spanName } from '../../../shared/ui/figures/time.ts';

const WIDTH = 100;
const HEIGHT = 40;
/** The line keeps clear of the edges, which would cut it. */
const EDGE = 2;

/** Stands at the foot of its tile, as high before the line is there. */
const Place = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    height: { base: '20', md: '28' },
    marginTop: 'auto',
    paddingTop: '3',
    marginBottom: { base: '-1', md: '-2' },
  },
});
const Drawn = chakra('div', { base: { position: 'relative', flex: '1', minHeight: '0', color: 'accent' } });
const Drawing = chakra('svg', { base: { display: 'block', position: 'absolute', width: 'full', height: 'full' } });
/** In the middle of the end of the line. */
const End = chakra('span', {
  base: {
    position: 'absolute',
    top: '5%',
    right: '0',
    width: '2.5',
    height: '2.5',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'surface',
    bg: 'accent',
    transform: 'translate(50%, -50%)',
  },
});
const Dates = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    paddingTop: '1',
    color: 'muted',
    fontSize: 'xs',
    lineHeight: 'snug',
    textStyle: 'figure',
  },
});

/** How what was paid to a creator added up over the days of a range, a step for each payment. For the eye alone: the chart of these days has a table. */
export function EarningsLine({ trends }: { trends: Pick<DashboardTrends, 'columns' | 'range'> | undefined }) {
  const groundId = useId();
  const columns = trends?.columns ?? [];
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last) return <Place />;
  const sums = columns.reduce<number[]>((before, { paidOut }) => [...before, (before.at(-1) ?? 0) + paidOut], []);
  const all = sums.at(-1) ?? 0;
  const y = (sum: number) => (HEIGHT - EDGE - (sum / Math.max(all, 1)) * (HEIGHT - 2 * EDGE)).toFixed(1);
  const step = WIDTH / columns.length;
  const steps = sums.map((sum, index) => `H${((index + 0.5) * step).toFixed(1)} V${y(sum)}`);
  const line = `M0 ${y(0)} ${steps.join(' ')} H${WIDTH}`;
  const ofMonths = trends?.range === 'all';
  return (
    <Place aria-hidden>
      <Drawn>
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
        {all > 0 && <End />}
      </Drawn>
      <Dates>
        <span>{spanName(first.from, first.from, ofMonths).short}</span>
        <span>{spanName(last.to, last.to, ofMonths).short}</span>
      </Dates>
    </Place>
  );
}
