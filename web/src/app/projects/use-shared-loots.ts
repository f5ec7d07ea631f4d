import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { isAccepted, type ApplicationStatus } from '@doubloon/contract/applications/lifecycle.ts';
import type { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { sharedApplicationsQuery } from '../../features/applications/api/queries.ts';
import { projectQuery } from '../../features/deliverables/api/queries.ts';
import { nextForCreator, nextForOwner, type NextAction } from '../../features/deliverables/next-action.ts';
import type { SessionUser } from '../../shared/state/session.ts';

/** How many running projects are asked what they wait for; of more, the order is that of their age. */
const ASKED_PROJECTS = 4;

/** A loot between two people: one of them owns it, the other has applied, or they talk about it. */
export interface SharedLoot {
  id: string;
  title: string;
  ownerId: string;
  /** The application of one to the loot of the other; null where there is none yet. */
  project: ApplicationView | null;
  /** The reader's next action, as far as that is known here. */
  next: NextAction | null;
}

export interface SharedLoots {
  /** The one that matters most first: what they talk about, then what waits for the reader, then what runs. */
  loots: readonly SharedLoot[];
  /** False while their order is not known. */
  isSettled: boolean;
  /** When the first of them was accepted; null where none was. */
  since: Date | null;
}

type Reader = Pick<SessionUser, 'uid' | 'role'>;
type TalkedOf = Pick<ConversationView, 'participant' | 'campaign'>;

const NONE: SharedLoots = { loots: [], isSettled: true, since: null };

const PLACES: Record<ApplicationStatus, number> = { approved: 2, pending: 3, completed: 5, rejected: 6 };

/** Returns the loots between the reader and the person of a conversation; undefined while it is not known if there are any. */
export function useSharedLoots(user: Reader, { participant, campaign }: TalkedOf): SharedLoots | undefined {
  const canShare = areTwoSides(user.role, participant.role);
  const shared = useQuery({ ...sharedApplicationsQuery(participant.uid), enabled: canShare });
  const running = (shared.data ?? []).filter(({ status }) => status === 'approved').slice(0, ASKED_PROJECTS);
  const projects = useQueries({
    queries: running.map(({ campaign_id: campaignId, creator_id: creatorId }) => projectQuery(campaignId, creatorId)),
  });
  if (!canShare) return NONE;
  if (shared.isPending) return undefined;

  const nextFor = user.role === 'content_creator' ? nextForCreator : nextForOwner;
  const nextOf = (project: ApplicationView): NextAction | null => {
    const asked = running.indexOf(project);
    if (asked === -1) return nextFor({ project, deliverables: [] });
    const known = projects[asked]?.data;
    return known?.project ? nextFor({ project: known.project, deliverables: known.treasures }) : null;
  };
  const loots = (shared.data ?? []).map((project): SharedLoot => ({
    id: project.campaign_id,
    title: project.campaignTitle,
    ownerId: project.campaign.owner_id,
    project,
    next: nextOf(project),
  }));
  if (campaign && !loots.some(({ id }) => id === campaign.id)) {
    const ownerId = user.role === 'business_owner' ? user.uid : participant.uid;
    loots.push({ ...campaign, ownerId, project: null, next: null });
  }
  const placeOf = ({ id, project, next }: SharedLoot): number => {
    if (id === campaign?.id || !project) return 0;
    if (next?.mine) return 1;
    const isOver = project.status === 'approved' && !project.campaign.isRunning;
    return isOver ? PLACES.completed - 1 : PLACES[project.status];
  };
  return {
    loots: loots.toSorted((one, other) => placeOf(one) - placeOf(other)),
    isSettled: projects.every(({ isPending }) => !isPending),
    since: firstAcceptance(shared.data ?? []),
  };
}

/** True for an owner and a creator, who alone have something to do with each other. */
function areTwoSides(one: Role, other: Role | null): boolean {
  return (
    (one === 'business_owner' && other === 'content_creator') ||
    (one === 'content_creator' && other === 'business_owner')
  );
}

function firstAcceptance(applications: readonly ApplicationView[]): Date | null {
  const moments = applications.flatMap(({ status, decided_at: at }) =>
    isAccepted(status) && at ? [at.getTime()] : [],
  );
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}
