import { Card, chakra, SectionTitle } from '../../../shared/style/chakra.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import type { Activity } from '../activity.ts';

/** Lists recent activity, newest first; a skeleton while `activities` is undefined. */
export function ActivityList({ activities }: { activities: readonly Activity[] | undefined }) {
  return (
    <Card>
      <SectionTitle marginBottom="3">Recent Activity</SectionTitle>
      {!activities && <Skeleton height="48" />}
      {activities?.length === 0 && <chakra.p color="muted">No recent activity</chakra.p>}
      <chakra.ol listStyleType="none" display="grid" gap="3">
        {activities?.map(({ id, text, at }) => (
          <chakra.li key={id} display="flex" gap="3" alignItems="baseline">
            <chakra.span width="2" height="2" borderRadius="full" bg="accent" flexShrink="0" aria-hidden />
            <span>
              {text}{' '}
              <chakra.span textStyle="hint" whiteSpace="nowrap">
                <DateText value={at} />
              </chakra.span>
            </span>
          </chakra.li>
        ))}
      </chakra.ol>
    </Card>
  );
}
