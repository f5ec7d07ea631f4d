import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { projectStatusLabels } from '../../shared/text/deliverables.ts';
import { Badge } from '../../shared/ui/marks/badge.tsx';

/** Where a project stands; one whose loot takes nothing any more is closed, whatever was decided on it. */
export function ProjectStatus({ project: { status, campaign } }: { project: ApplicationView }) {
  if (status === 'completed') return <Badge>{projectStatusLabels.completed}</Badge>;
  return campaign.isRunning ? <Badge colorPalette="sea">{projectStatusLabels.approved}</Badge> : <Badge>Closed</Badge>;
}
