import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { ANCHORS, useArrival } from '../../../shared/state/use-arrival.ts';
import { Card, chakra, List, Muted, SectionTitle, Wrap } from '../../../shared/style/chakra.tsx';
import { affiliatesText } from '../../../shared/text/affiliates.ts';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { ReferralLink } from './referral-link.tsx';
import { listAffiliateLinks } from '@doubloon/contract/affiliates/operations.ts';
import { MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { pagesOf } from '../../../shared/api/queries/query.ts';

/** One's own referral links, newest first, page by page. */
const affiliateLinksQuery = pagesOf(listAffiliateLinks, { query: { limit: MAX_PAGE_SIZE } });

/**
 * One's referral links with what they have brought; nothing for somebody who has none. That they could not be loaded is said to those
 * who came for them.
 */
export function AffiliatesDashboard() {
  const { hash } = useLocation();
  const titleId = useId();
  const list = useInfiniteQuery(affiliateLinksQuery);
  const links = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const wanted = hash === `#${ANCHORS.affiliates}`;
  const card = useArrival<HTMLElement>(ANCHORS.affiliates, links.length > 0);
  if (links.length === 0 && !(wanted && list.isLoadingError)) return null;
  return (
    <Card ref={card} id={ANCHORS.affiliates} tabIndex={-1} outline="none" aria-labelledby={titleId} scrollMarginTop="6">
      <SectionTitle id={titleId}>My affiliates</SectionTitle>
      <Muted marginTop="1" maxWidth="prose">
        Clicks count once a day for each address; sign-ups are people who registered after following your link.
      </Muted>
      <PagedList list={list} problem="Failed to load your referral links" empty={null}>
        {(items) => (
          <List gap="6" marginTop="5">
            {items.map((link) => (
              <chakra.li key={link.id} display="grid" gap="3" minWidth="0">
                <Wrap gap="3" alignItems="center">
                  {link.creatorName === null ? (
                    <span>A creator who is no longer here</span>
                  ) : (
                    <TextLink to={paths.store(link.creatorId)}>{link.creatorName}</TextLink>
                  )}
                  <Badge colorPalette={link.rewardPercent ? 'gold' : 'plain'}>
                    {link.rewardPercent ? affiliatesText.offer(link.rewardPercent) : 'No reward any more'}
                  </Badge>
                </Wrap>
                <ReferralLink link={link} about={link.creatorName ?? 'A creator who is no longer here'} />
              </chakra.li>
            ))}
          </List>
        )}
      </PagedList>
    </Card>
  );
}
