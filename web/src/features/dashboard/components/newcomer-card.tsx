import type { ReactNode } from 'react';
import { dashboardText } from '../../../shared/text/dashboard.ts';
import { Card } from '../../../shared/style/chakra.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';

interface NewcomerCardProps {
  /** Text that says what will appear here. */
  promise: string;
  action: ReactNode;
}

/** Stands for all charts and lists of a dashboard while none of them has anything to show. */
export function NewcomerCard({ promise, action }: NewcomerCardProps) {
  return (
    <Card>
      <EmptyState
        drawing="chest"
        title={dashboardText.noneYet}
        text={`No recent activity. ${promise}`}
        action={action}
      />
    </Card>
  );
}
