import type { Role } from '@doubloon/contract/shared/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { campaignQuery } from '../../features/campaigns/api/queries.ts';
import { CampaignStatusBadge } from '../../features/campaigns/browse/campaign-status-badge.tsx';
import { MessagesPanel } from '../../features/messages/components/messages-panel.tsx';
import { ChatProject } from '../projects/chat-project.tsx';
import { ProjectNext } from '../projects/project-next.tsx';
import { useSession } from '../../shared/state/session.ts';
import { PageTitle } from '../../shared/ui/layout/page-title.tsx';

/** The roles that have projects. */
const TRADING: readonly Role[] = ['content_creator', 'business_owner'];

/** `/messages`: somebody's conversations; `?conversation=` opens one, `?to=` the one with somebody. */
export function MessagesRoute() {
  const user = useSession((state) => state.user);
  if (!user) return null;
  const trades = TRADING.includes(user.role);
  return (
    <>
      <PageTitle title="Messages" />
      <MessagesPanel
        uid={user.uid}
        role={user.role}
        statusOf={statusOf}
        nextOf={(conversation, campaignId) =>
          trades && <ProjectNext key={campaignId} user={user} conversation={conversation} campaignId={campaignId} />
        }
        besideOf={(conversation, campaignId) =>
          trades && <ChatProject key={campaignId} user={user} conversation={conversation} campaignId={campaignId} />
        }
      />
    </>
  );
}

const statusOf = (lootId: string) => <LootStatus key={lootId} id={lootId} />;

/** Shows where a loot stands; nothing where that cannot be found out. */
function LootStatus({ id }: { id: string }) {
  const loot = useQuery(campaignQuery(id));
  return loot.data ? <CampaignStatusBadge status={loot.data.status} /> : null;
}
