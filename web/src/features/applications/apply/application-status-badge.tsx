import type { ApplicationStatus } from '@doubloon/contract/applications/lifecycle.ts';
import { applicationStatusLabels } from '../../../shared/text/applications.ts';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

const tones = { pending: 'gold', approved: 'sea', rejected: 'coral', completed: 'plain' } as const;

/** Shows where an application stands. */
export function ApplicationStatusBadge({ status, full = false }: { status: ApplicationStatus; full?: boolean }) {
  return <Badge tone={tones[status]}>{applicationStatusLabels[status][full ? 'full' : 'short']}</Badge>;
}
