import { createAffiliateLink, listAffiliateLinks } from '@doubloon/contract/affiliates/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { first } from '../../../shared/api/queries/mutation-effects.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Card, chakra, Hint, SectionTitle, Wrap } from '../../../shared/style/chakra.tsx';
import { affiliatesText } from '../../../shared/text/affiliates.ts';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { QueryProblem } from '../../../shared/ui/lists/query-view.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { ReferralLink } from './referral-link.tsx';

interface AffiliateCardProps {
  creatorId: string;
  creatorName: string;
  rewardPercent: number;
  /** True for the creator who offers it, who only sees what is offered. */
  isOwn?: boolean;
}

/** Card with a creator's referral reward, on which visitors get a referral link of their own. */
export function AffiliateCard({ creatorId, creatorName, rewardPercent, isOwn = false }: AffiliateCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} display="grid" gap="3">
      <Wrap gap="3" alignItems="center" justifyContent="space-between">
        <SectionTitle id={titleId}>{affiliatesText.become}</SectionTitle>
        <Badge colorPalette="gold">{affiliatesText.offer(rewardPercent)}</Badge>
      </Wrap>
      <p>Send people to {creatorName} with a link of your own and be rewarded for what they buy.</p>
      <Hint>The reward is agreed between the two of you; Doubloon counts, and moves no money for it.</Hint>
      {!isOwn && <OwnLink creatorId={creatorId} creatorName={creatorName} />}
    </Card>
  );
}

/** A visitor's own referral link, or the way to it. */
function OwnLink({ creatorId, creatorName }: Pick<AffiliateCardProps, 'creatorId' | 'creatorName'>) {
  const signedIn = useSession(({ user }) => user !== null);
  const location = useLocation();
  const own = useQuery(queryOf(listAffiliateLinks, { query: { creatorId } }, { enabled: signedIn }));
  const adding = useMutation({
    mutationFn: () => request(createAffiliateLink, { body: { creatorId } }),
    meta: {
      shows: first(listAffiliateLinks, { query: { limit: MAX_PAGE_SIZE } }, 'code'),
      invalidates: ['affiliates'],
      success: 'Added to your affiliates dashboard',
      failure: 'Failed to add to your affiliates dashboard',
    },
  });
  const link = adding.data ?? own.data?.[0];
  if (link) {
    return (
      <>
        <chakra.h3 fontFamily="body" fontSize="sm" fontWeight="semibold">
          Your referral link
        </chakra.h3>
        <ReferralLink link={link} about={creatorName} />
        <p>
          <TextLink to={paths.affiliates}>My affiliates dashboard</TextLink>
        </p>
      </>
    );
  }
  if (!signedIn) {
    return (
      <ButtonLink variant="outline" to={paths.login} state={{ from: location }}>
        {affiliatesText.signIn}
      </ButtonLink>
    );
  }
  if (own.isLoadingError) return <QueryProblem title="Failed to load your referral link" query={own} />;
  return (
    <Button loading={adding.isPending} loadingText="Adding..." onClick={() => adding.mutate()}>
      {affiliatesText.add}
    </Button>
  );
}
