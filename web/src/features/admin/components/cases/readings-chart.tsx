import type { EvidenceView } from '@doubloon/contract/flags/evidence.ts';
import { FigureCard } from '../../../../shared/ui/figures/figure-card.tsx';
import { LineDrawing } from '../../../../shared/ui/figures/line-chart.tsx';
import { formatNumber } from '../../../../shared/ui/figures/numbers.tsx';
import { formatMoment } from '../../../../shared/ui/figures/time.ts';

type Charted = Pick<EvidenceView, 'readings' | 'approved_at'> & { readonly baselineViews: number | null };

/** The views of a post over time, with the approval and the views that do not count. */
export function ReadingsChart({ readings, approved_at: approvedAt, baselineViews }: Charted) {
  return (
    <FigureCard
      title="Views as they were read"
      figures={readings.length === 0 ? [] : [{ value: formatNumber(readings.at(-1)?.views ?? 0) }]}
      empty={readings.length === 0 ? 'The platform was not read: there are pictures only.' : null}
      table={{
        head: ['Read', 'Views', 'Likes', 'Comments'],
        rows: readings.map(({ at, views, likes, comments }) => [
          formatMoment(at),
          ...[views, likes, comments].map((count) => (count === null ? 'Not given' : formatNumber(count))),
        ]),
      }}
    >
      <LineDrawing
        points={readings.map(({ at, views }) => ({ at, value: views }))}
        moments={approvedAt ? [{ name: 'Creator approved', at: approvedAt }] : []}
        level={baselineViews ? { name: 'Views that do not count', value: baselineViews } : undefined}
        format={formatNumber}
      />
    </FigureCard>
  );
}
