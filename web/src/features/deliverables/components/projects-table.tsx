import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ProjectStep, ProjectTurn } from '../project-turn.ts';
import { ProjectStatus } from '../project-status.tsx';
import { LootThumbnail } from '../../../shared/loots/loot-thumbnail.tsx';
import { paths } from '../../../shared/paths.ts';
import { ANCHORS } from '../../../shared/state/use-arrival.ts';
import { chakra, Detail, HStack } from '../../../shared/style/chakra.tsx';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { MoreActions } from '../../../shared/ui/buttons/more-actions.tsx';
import { DateText, TimeLeft } from '../../../shared/ui/figures/date-text.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { PlatformIcons } from '../../../shared/ui/pictures/platform-icon.tsx';

const Actions = chakra(HStack, {
  base: {
    gap: '2',
    justifyContent: 'flex-end',
    '& > :is(button, a)': {
      flex: '1',
      '@container (min-width: 58rem)': {
        flex: 'none',
        fontSize: 'sm',
        paddingX: '2.5',
        whiteSpace: 'nowrap',
      },
    },
  },
});
/** The cover beside the title, which fingers can hit, and what was paid. */
const Lead = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    '& > :last-child': { flex: '1', minWidth: '0' },
    '& a': { display: 'inline-block' },
    '@container (min-width: 58rem)': {
      alignItems: 'center',
      minWidth: '13rem',
      '& a': { lineClamp: '2', fontSize: 'sm', lineHeight: 'snug' },
    },
  },
});
/** Seven columns stand beside a sidebar. */
const Small = chakra('span', { base: { display: 'block', fontSize: 'sm', lineHeight: 'snug' } });
const Owner = chakra(Small, { base: { maxWidth: '4.75rem', truncate: true } });
const TurnLine = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1', marginTop: '1' },
});

interface ProjectActionsProps {
  project: ApplicationView;
  turn: ProjectTurn;
  /** True where nothing more can be earned. */
  isFullyPaid: boolean;
  /** True where it is known that one more treasure can add to what is paid. */
  earnsMore: boolean;
  onSubmit: () => void;
  onProve: () => void;
}

/** The next action of a creator in a project, in gold where the project waits for them or can earn more; the others are in a menu. */
export function ProjectActions({ project, turn, isFullyPaid, earnsMore, onSubmit, onProve }: ProjectActionsProps) {
  const { id, status, campaign, campaignTitle } = project;
  const { provable, next, mine } = turn;
  // A proof can wait in the menu: posts are read by themselves, and a further treasure is what the creator adds.
  const main = next === 'prove' ? 'submit' : next;
  const lookOf = (step: ProjectStep) => ((mine || earnsMore) && step === main ? 'gold' : 'outline');
  const submit = status === 'approved' && campaign.isRunning && (
    <Button
      key="submit"
      variant={lookOf('submit')}
      paddingX="3"
      aria-label={`${deliverablesText.submit} for ${campaignTitle}`}
      onClick={onSubmit}
    >
      {deliverablesText.submit}
    </Button>
  );
  const prove = provable && (
    <Button
      key="prove"
      variant={lookOf('prove')}
      paddingX="3"
      aria-label={`Manage Proof for ${campaignTitle}`}
      onClick={onProve}
    >
      Manage Proof
    </Button>
  );
  const revise = next === 'revise' && (
    <ButtonLink key="revise" to={paths.approvedProject(id)} paddingX="3" aria-label={`Revise for ${campaignTitle}`}>
      Revise
    </ButtonLink>
  );
  const payouts = isFullyPaid && (
    <ButtonLink
      key="payouts"
      variant="outline"
      to={`${paths.approvedProject(id)}#${ANCHORS.payouts}`}
      paddingX="3"
      aria-label={`See payouts of ${campaignTitle}`}
    >
      See payouts
    </ButtonLink>
  );
  const [first, ...rest] = [revise, payouts, submit, prove].filter((action) => action !== false);
  return (
    <Actions>
      {first}
      {rest.length > 0 && (
        <MoreActions label={`More actions for ${campaignTitle}`} shows={<Ellipsis aria-hidden />}>
          {rest}
        </MoreActions>
      )}
    </Actions>
  );
}

const columnsAfterName: readonly Column<ApplicationView>[] = [
  {
    header: 'Business Owner',
    onCards: 'none',
    cell: ({ campaign: { businessOwner } }) => <Owner title={businessOwner.name}>{businessOwner.name}</Owner>,
  },
  {
    header: 'Budget',
    onCards: 'none',
    cell: ({ budget }) => (
      <Small>
        <Money cents={budget} />
      </Small>
    ),
  },
  {
    header: 'Deadline',
    onCards: 'none',
    cell: ({ campaign }) => (
      <Small>
        <Deadline day={campaign.endDate} />
      </Small>
    ),
  },
  {
    header: 'Platform',
    onCards: 'none',
    cell: ({ campaign }) => <PlatformIcons platforms={campaign.platforms} most={2} size="small" />,
  },
  { header: 'Status', onCards: 'beside', cell: (project) => <ProjectStatus project={project} /> },
];

const Deadline = ({ day }: { day: string | null }) => (day ? <DateText value={day} /> : '–');

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
      <Lead>
        <LootThumbnail campaign={project.campaign} />
        <div>
          <Link to={paths.approvedProject(project.id)} data-row-link>
            {project.campaignTitle}
          </Link>
          <Detail data-brief>
            {project.campaign.businessOwner.name} · <Deadline day={project.campaign.endDate} />
          </Detail>
          {isTurn(project) && <Turn project={project} />}
          {moneyOf(project)}
        </div>
      </Lead>
    ),
  };
  return (
    <DataTable
      caption="Approved projects"
      columns={[name, ...columnsAfterName, { header: 'Actions', actions: true, atEnd: true, cell: actionsOf }]}
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
