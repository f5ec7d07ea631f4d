import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { DataTable, type Column } from '../../../shared/ui/data-table.tsx';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { PlatformSigns } from '../../../shared/ui/platform-signs.tsx';

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
  { header: 'Budget', cell: ({ budget }) => <Money cents={budget} format="dollars" /> },
  { header: 'Deadline', cell: ({ campaign }) => (campaign.endDate ? <DateText value={campaign.endDate} /> : '–') },
  { header: 'Platform', cell: ({ campaign }) => <PlatformSigns platforms={campaign.platforms} most={2} /> },
  {
    header: 'Status',
    cell: ({ status }) => <Badge tone="sea">{status === 'completed' ? 'Completed' : 'Approved'}</Badge>,
  },
  {
    header: 'Actions',
    cell: (project) => (
      <ButtonLink look="outline" to={paths.approvedProject(project.id)}>
        Open
      </ButtonLink>
    ),
  },
];

/** A creator's approved projects; a row opens the project. */
export function ProjectsTable({ projects }: { projects: readonly ApplicationView[] }) {
  return <DataTable caption="Approved projects" columns={columns} items={projects} keyOf={({ id }) => id} />;
}
