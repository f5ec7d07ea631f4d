import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { Stack } from '../../../shared/style/chakra.tsx';
import { deliverablesText, projectStatusLabels } from '../../../shared/text/deliverables.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { Badge, Badges } from '../../../shared/ui/marks/badge.tsx';
import { PlatformIcons } from '../../../shared/ui/pictures/platform-icon.tsx';

interface ProjectActionsProps {
  project: ApplicationView;
  /** True when a treasure of the project is approved. */
  provable: boolean;
  onSubmit: () => void;
  onProve: () => void;
}

/** Actions of a creator on a project in the list; a closed loot takes no more treasures. */
export function ProjectActions({
  project: { status, campaign, campaignTitle },
  provable,
  onSubmit,
  onProve,
}: ProjectActionsProps) {
  return (
    <Stack gap="2" minWidth="max-content">
      {status === 'approved' && campaign.isRunning && (
        <Button
          variant="outline"
          paddingX="3"
          aria-label={`${deliverablesText.submit} for ${campaignTitle}`}
          onClick={onSubmit}
        >
          {deliverablesText.submit}
        </Button>
      )}
      {provable && (
        <Button variant="outline" paddingX="3" aria-label={`Manage Proof for ${campaignTitle}`} onClick={onProve}>
          Manage Proof
        </Button>
      )}
    </Stack>
  );
}

const columns: readonly Column<ApplicationView>[] = [
  {
    header: 'Campaign',
    cell: (project) => (
      <Link to={paths.approvedProject(project.id)} data-row-link>
        {project.campaignTitle}
      </Link>
    ),
  },
  { header: 'Business Owner', cell: ({ campaign }) => campaign.businessOwner.name },
  { header: 'Budget', cell: ({ budget }) => <Money cents={budget} /> },
  { header: 'Deadline', cell: ({ campaign }) => (campaign.endDate ? <DateText value={campaign.endDate} /> : '–') },
  { header: 'Platform', cell: ({ campaign }) => <PlatformIcons platforms={campaign.platforms} most={2} /> },
  {
    header: 'Status',
    cell: ({ status, campaign }) => (
      <Badges>
        <Badge colorPalette="sea">{projectStatusLabels[status === 'completed' ? 'completed' : 'approved']}</Badge>
        {status === 'approved' && !campaign.isRunning && <Badge>Loot closed</Badge>}
      </Badges>
    ),
  },
];

interface ProjectsTableProps {
  projects: readonly ApplicationView[];
  /** Renders the actions of a project in its row. */
  actionsOf: (project: ApplicationView) => ReactNode;
}

/** A creator's approved projects; a row opens the project. */
export function ProjectsTable({ projects, actionsOf }: ProjectsTableProps) {
  return (
    <DataTable
      caption="Approved projects"
      columns={[...columns, { header: 'Actions', actions: true, cell: actionsOf }]}
      items={projects}
      keyOf={({ id }) => id}
    />
  );
}
