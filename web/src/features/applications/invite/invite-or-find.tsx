import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../shared/paths.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { acceptedApplicationsQuery } from '../api/invitation-queries.ts';
import { InviteCreators } from './invite-creators.tsx';

interface InviteOrFindProps {
  campaign: CampaignView;
  /** True for the owner of the loot: nobody else may know who has worked for them. */
  isOwner: boolean;
}

/** The way from a new loot to its creators: an invitation of those who have worked for its owner, or the directory where nobody has. */
export function InviteOrFind({ campaign, isOwner }: InviteOrFindProps) {
  const accepted = useQuery({ ...acceptedApplicationsQuery(campaign.owner_id), enabled: isOwner });
  if (accepted.isLoading) return <Skeleton height="touch" borderRadius="lg" />;
  const isKnown = accepted.data?.some(({ account_closed: left }) => left !== 'creator');
  if (isKnown) return <InviteCreators inWords campaign={campaign} />;
  return (
    <ButtonLink variant="outline" to={paths.creators}>
      Find Creators to Invite
    </ButtonLink>
  );
}
