import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ProjectStep, ProjectTurn } from '../project-turn.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra, Stack } from '../../../shared/style/chakra.tsx';
import { deliverablesText, projectStatusLabels } from '../../../shared/text/deliverables.ts';
import { Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { DateText, TimeLeft } from '../../../shared/ui/figures/date-text.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { Badge, Badges } from '../../../shared/ui/marks/badge.tsx';
import { PlatformIcons } from '../../../shared/ui/pictures/platform-icon.tsx';

const TurnLine = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1', marginTop: '1' },
});

interface ProjectActionsProps {
  project: ApplicationView;
  turn: ProjectTurn;
  onSubmit: () => void;
  onProve: () => void;
}

/** Actions of a creator on a project in the list, the next step first and alone in gold; a closed loot takes no more treasures. */
export function ProjectActions({ project, turn: { provable, next }, onSubmit, onProve }: ProjectActionsProps) {
  const { id, status, campaign, campaignTitle } = project;
  const lookOf = (step: ProjectStep) => (step === next ? 'gold' : 'outline');
  const submit = status === 'approved' && campaign.isRunning && (
    <Button
      variant={lookOf('submit')}
      paddingX="3"
      aria-label={`${deliverablesText.submit} for ${campaignTitle}`}
      onClick={onSubmit}
    >
      {deliverablesText.submit}
    </Button>
  );
  const prove = provable && (
    <Button variant={lookOf('prove')} paddingX="3" aria-label={`Manage Proof for ${campaignTitle}`} onClick={onProve}>
      Manage Proof
    </Button>
  );
  return (
    <Stack gap="2" minWidth="max-content">
      {next === 'revise' && (
        <ButtonLink to={paths.approvedProject(id)} paddingX="3" aria-label={`Revise for ${campaignTitle}`}>
          Revise
        </ButtonLink>
      )}
      {next === 'prove' && prove}
      {submit}
      {next !== 'prove' && prove}
    </Stack>
  );
}

const columnsAfterName: readonly Column<ApplicationView>[] = [
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
  /** True if a project waits for its creator. */
  isTurn: (project: ApplicationView) => boolean;
  /** Renders what a project has paid, below its name. */
  moneyOf: (project: ApplicationView) => ReactNode;
  /** Renders the actions of a project in its row. */
  actionsOf: (project: ApplicationView) => ReactNode;
}

/** A creator's approved projects with the money of each; a row opens the project. */
export function ProjectsTable({ projects, isTurn, moneyOf, actionsOf }: ProjectsTableProps) {
  const name: Column<ApplicationView> = {
    header: 'Campaign',
    cell: (project) => (
      <>
        <Link to={paths.approvedProject(project.id)} data-row-link>
          {project.campaignTitle}
        </Link>
        {isTurn(project) && <Turn project={project} />}
        {moneyOf(project)}
      </>
    ),
  };
  return (
    <DataTable
      caption="Approved projects"
      columns={[name, ...columnsAfterName, { header: 'Actions', actions: true, cell: actionsOf }]}
      items={projects}
      keyOf={({ id }) => id}
    />
  );
}

/** Says that it is the reader's turn, and until when where a slot is kept for them. */
function Turn({ project: { slot } }: { project: ApplicationView }) {
  return (
    <TurnLine>
      <Badge colorPalette="gold">{deliverablesText.turns.you}</Badge>
      {slot?.delivered === false && <TimeLeft to="deliver" by={slot.deliver_by} />}
    </TurnLine>
  );
}
