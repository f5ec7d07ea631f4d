import type { DeliverableStatus } from '@doubloon/contract/deliverables/lifecycle.ts';
import { deliverableStatusLabels } from '@doubloon/contract/shared/status-labels.ts';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

const tones = { approved: 'sea', submitted: 'gold', revision_requested: 'gold', rejected: 'coral' } as const;

/** Shows where a treasure stands. */
export function DeliverableStatusBadge({ status }: { status: DeliverableStatus }) {
  return <Badge tone={tones[status]}>{deliverableStatusLabels[status]}</Badge>;
}
