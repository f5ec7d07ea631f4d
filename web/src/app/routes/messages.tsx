import type { Role } from '@doubloon/contract/shared/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { campaignQuery } from '../../features/campaigns/api/queries.ts';
import { CampaignStatusBadge } from '../../features/campaigns/browse/campaign-status-badge.tsx';
import { MessagesPanel } from '../../features/messages/components/messages-panel.tsx';
import { ProjectNext } from '../projects/project-next.tsx';
import { useSession } from '../../shared/state/session.ts';
import { chakra } from '../../shared/style/chakra.tsx';
import { PageHeader } from '../../shared/ui/layout/page-header.tsx';

/** The roles that have projects. */
const TRADING: readonly Role[] = ['content_creator', 'business_owner'];

const Head = chakra('div', { variants: { covered: { true: { srOnly: { base: true, md: false } } } } });

/** `/messages`: somebody's conversations; `?conversation=` opens one, `?to=` the one with somebody. */
export function MessagesRoute() {
  const user = useSession((state) => state.user);
  const [search] = useSearchParams();
  const isOpen = search.has('conversation') || search.has('to');
  if (!user) return null;
  return (
    <>
      {/* Phones show the chat alone; its page is still called so. */}
      <Head covered={isOpen}>
        <PageHeader title="Messages" intro="Talk with the owners and creators you work with." />
      </Head>
      <MessagesPanel
        uid={user.uid}
        role={user.role}
        statusOf={statusOf}
        nextOf={(conversation, campaignId) =>
          TRADING.includes(user.role) && (
            <ProjectNext key={campaignId} user={user} conversation={conversation} campaignId={campaignId} />
          )
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
