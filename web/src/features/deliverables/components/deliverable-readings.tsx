import { getApplication } from '@doubloon/contract/applications/operations.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import type { ReadingView } from '@doubloon/contract/readings/reading.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readingsQuery } from '../api/queries.ts';
import { useEveryPage } from '../../../shared/api/queries/use-every-page.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { LineChart, LineChartSkeleton } from '../../../shared/ui/figures/line-chart.tsx';
import { formatNumber } from '../../../shared/ui/figures/numbers.tsx';
import { QueryView } from '../../../shared/ui/lists/query-view.tsx';

/** The counts that a treasure's platform gave, as a chart with its creator's approval and the views that do not count. Nothing while there are none. */
export function DeliverableReadings({ deliverable }: { deliverable: DeliverableView }) {
  // Decided once: nothing on an open screen moves when the first reading arrives.
  const [shown] = useState(deliverable.latest_reading !== null);
  return shown && <Readings deliverable={deliverable} />;
}

function Readings({ deliverable }: { deliverable: DeliverableView }) {
  const { treasure_id: id, application_id, platform, baseline, published_at: publishedAt } = deliverable;
  const readings = useEveryPage(readingsQuery(id));
  const application = useQuery(queryOf(getApplication, { params: { id: application_id } }));
  const waits = <LineChartSkeleton />;
  if (application.isPending) return waits;
  return (
    <QueryView query={readings} problem="Failed to load the readings" pending={waits}>
      {(all) => (
        <LineChart
          title={`Views read from ${platformLabel(platform)}`}
          points={chartPoints(all)}
          moments={chartMoments(application.data?.decided_at ?? null, publishedAt)}
          level={
            baseline && baseline.views > 0 ? { name: 'Views that do not count', value: baseline.views } : undefined
          }
          format={formatNumber}
        />
      )}
    </QueryView>
  );
}

const chartPoints = (latestFirst: readonly ReadingView[]) =>
  latestFirst.map(({ at, views }) => ({ at, value: views })).toReversed();

/** The events of a treasure's chart. A post that is older than the approval would squeeze the readings into its edge; its date stands above. */
function chartMoments(approvedAt: Date | null, publishedAt: Date | null) {
  const isNewer = publishedAt !== null && approvedAt !== null && publishedAt >= approvedAt;
  return [
    ...(approvedAt ? [{ name: 'Creator approved', at: approvedAt }] : []),
    ...(isNewer ? [{ name: 'Published', at: publishedAt }] : []),
  ];
}
