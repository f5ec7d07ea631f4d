import type { EvidenceView } from '@doubloon/contract/flags/evidence.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { FigureCard } from '../../../shared/ui/figures/charts.tsx';
import { formatNumber } from '../../../shared/ui/figures/numbers.tsx';
import { formatMoment } from '../../../shared/ui/figures/time.ts';

const WIDTH = 600;
const HEIGHT = 160;

type Charted = Pick<EvidenceView, 'readings' | 'approved_at'> & { readonly baselineViews: number | null };

/** The places of readings, the approval and the baseline in a drawing of 600 by 160. One moment alone stands at its left. */
export function placesOf({ readings, approved_at: approvedAt, baselineViews }: Charted) {
  const moments = [...readings.map(({ at }) => at), ...(approvedAt ? [approvedAt] : [])].map((at) => at.getTime());
  const first = Math.min(...moments);
  const span = Math.max(...moments) - first || 1;
  const highest = Math.max(1, baselineViews ?? 0, ...readings.map(({ views }) => views));
  const x = (at: Date) => ((at.getTime() - first) / span) * WIDTH;
  const y = (views: number) => HEIGHT - (views / highest) * HEIGHT;
  return {
    points: readings.map(({ at, views }) => ({ x: x(at), y: y(views) })),
    approval: approvedAt && x(approvedAt),
    baseline: baselineViews === null ? null : y(baselineViews),
    highest,
  };
}

/** The views of a post over time, with the approval and the views that do not count. */
export function ReadingsChart(charted: Charted) {
  const { points, approval, baseline, highest } = placesOf(charted);
  const { readings } = charted;
  return (
    <FigureCard
      title="Views as they were read"
      total={formatNumber(readings.at(-1)?.views ?? 0)}
      empty={readings.length === 0 ? 'The platform was not read: there are pictures only.' : null}
      note="Dashed: the approval, and the views that the post had before and that do not count."
      table={{
        head: ['Read', 'Views', 'Likes', 'Comments'],
        rows: readings.map(({ at, views, likes, comments }) => [
          formatMoment(at),
          ...[views, likes, comments].map((count) => (count === null ? 'Not given' : formatNumber(count))),
        ]),
      }}
    >
      <chakra.p color="muted" fontSize="xs" textStyle="figure">
        {formatNumber(highest)}
      </chakra.p>
      <chakra.div color="accent" borderYWidth="1px" borderColor="line">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" height={HEIGHT} preserveAspectRatio="none" fill="none">
          <g stroke="currentColor" strokeWidth="1" strokeDasharray="4 4">
            {approval !== null && (
              <line x1={approval} x2={approval} y1="0" y2={HEIGHT} vectorEffect="non-scaling-stroke" />
            )}
            {baseline !== null && (
              <line x1="0" x2={WIDTH} y1={baseline} y2={baseline} vectorEffect="non-scaling-stroke" />
            )}
          </g>
          <polyline
            points={points.map((point) => `${point.x},${point.y}`).join(' ')}
            stroke="currentColor"
            strokeWidth="3"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </chakra.div>
    </FigureCard>
  );
}
