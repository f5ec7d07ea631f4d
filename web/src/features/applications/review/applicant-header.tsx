import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { useQuery } from '@tanstack/react-query';
import { ApplicantRating } from './applicant-figures.tsx';
import { applicantQuery } from '../api/queries.ts';
import { ApplicationStatusBadge } from '../../../shared/ui/marks/status-badges.tsx';
import { chakra, HStack, Wrap } from '../../../shared/style/chakra.tsx';
import { MessageButton } from '../../../shared/ui/buttons/message-button.tsx';
import { StoreLink } from '../../../shared/ui/buttons/store-link.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { VerifiedBadge } from '../../../shared/ui/marks/verified-badge.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { ShortlistButton } from './shortlist-button.tsx';

interface ApplicantHeaderProps {
  application: ApplicationView;
  /** True when the reader decides on the application. */
  isOwner: boolean;
}

/** Shows who has applied for what, with the ways to their store and to a conversation. */
export function ApplicantHeader({ application, isOwner }: ApplicantHeaderProps) {
  const { id, creator_id: creatorId, campaign_id: campaignId, campaignTitle, status } = application;
  const hasLeft = application.account_closed === 'creator';
  const { data: applicant } = useQuery({ ...applicantQuery(id), enabled: !hasLeft });
  return (
    <Wrap gap="4" alignItems="center" justifyContent="space-between" marginBottom="5">
      <HStack gap="4" minWidth="0" flex="1 1 15rem">
        <Avatar name={application.creatorName} src={applicant?.profilePic ?? null} size="16" />
        <chakra.div minWidth="0" flex="1">
          <chakra.h3 fontSize="lg" lineHeight="snug" overflowWrap="anywhere">
            {campaignTitle}
          </chakra.h3>
          <Wrap gap="2" alignItems="center" marginTop="1" minHeight="6">
            <ApplicationStatusBadge status={status} />
            {isOwner && application.invited && <Badge>Invited</Badge>}
            {applicant?.isVerified && <VerifiedBadge />}
            {applicant?.username && <chakra.span textStyle="hint">@{applicant.username}</chakra.span>}
          </Wrap>
          {!hasLeft && <ApplicantRating creator={application.creator} />}
        </chakra.div>
      </HStack>
      {!hasLeft && (
        <Wrap gap="2" width={{ base: 'full', md: 'auto' }} css={{ '& > a': { paddingX: { base: '2', md: '5' } } }}>
          <StoreLink flexGrow="1" creatorId={creatorId} />
          {isOwner && <ShortlistButton application={application} />}
          {isOwner && (
            <MessageButton flexGrow="1" userId={creatorId} campaignId={campaignId}>
              Message creator
            </MessageButton>
          )}
        </Wrap>
      )}
    </Wrap>
  );
}
