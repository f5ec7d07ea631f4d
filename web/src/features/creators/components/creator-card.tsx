import { CreatorCard as Creator } from '@doubloon/contract/stores/store.ts';
import { Handshake, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { AccountsInShort } from '../../../shared/records/account-followers.tsx';
import { recordInShort } from '../../../shared/records/creator-figures.ts';
import { Card, chakra, Hint, HStack, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { counted } from '../../../shared/ui/figures/numbers.tsx';
import { AverageRating } from '../../../shared/ui/marks/average-rating.tsx';
import { FeaturedBadge, VerifiedBadge } from '../../../shared/ui/marks/verified-badge.tsx';
import { CardsSkeleton, Skeleton } from '../../../shared/ui/lists/query-view.tsx';

const MAX_SPECIALTIES = 3;

/** Covers the whole card, so that all of it can be pressed and there is still one real link. */
const NameLink = chakra(Link, {
  base: {
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' } },
  },
});
const Line = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', textStyle: 'hint', minWidth: '0' },
});

/** Stands above the link that covers the card. */
const Action = chakra('div', { base: { position: 'relative', zIndex: '1', _empty: { display: 'none' } } });

interface CreatorCardProps {
  creator: Creator;
  /** A button for what else its reader can do than open the store. */
  action?: ReactNode;
}

/** One creator of the directory; leads to the store, which gets what is known here to show at once. */
export function CreatorCard({ creator, action }: CreatorCardProps) {
  const { name, username, category, specialties, reviewCount, affiliateReward } = creator;
  return (
    <Card
      as="article"
      position="relative"
      display="flex"
      flexDirection="column"
      // Extra height from a taller neighbour is spread over the card, so that no single gap opens.
      justifyContent="space-between"
      gap="4"
      padding="5"
      transition="transform 160ms, box-shadow 160ms"
      _hover={{ transform: 'translateY(-2px)', boxShadow: 'lifted' }}
    >
      <HStack gap="4" minWidth="0">
        <Avatar src={creator.profilePic} size="16" />
        <chakra.div minWidth="0">
          <chakra.h2 fontSize="lg" lineHeight="snug" overflowWrap="anywhere">
            <NameLink to={paths.store(creator.id)} state={{ creator: Creator.encode(creator) }}>
              {name || 'Unknown Creator'}
            </NameLink>
          </chakra.h2>
          <Hint overflowWrap="anywhere">
            {username && `@${username} · `}
            <chakra.span textTransform="capitalize">{category ?? 'Creator'}</chakra.span>
          </Hint>
        </chakra.div>
      </HStack>
      <Wrap gap="2" _empty={{ display: 'none' }}>
        {creator.featured && <FeaturedBadge />}
        {creator.verified && <VerifiedBadge />}
        {affiliateReward !== null && affiliateReward > 0 && <Badge>{affiliateReward}% for affiliates</Badge>}
      </Wrap>
      {creator.description && (
        <chakra.p lineClamp={2} overflowWrap="anywhere">
          {creator.description}
        </chakra.p>
      )}
      {specialties.length > 0 && (
        <Hint lineClamp={2} overflowWrap="anywhere">
          {specialties.slice(0, MAX_SPECIALTIES).join(' · ')}
          {specialties.length > MAX_SPECIALTIES && ` · +${specialties.length - MAX_SPECIALTIES}`}
        </Hint>
      )}
      <AccountsInShort socialLinks={creator.socialLinks} accountFollowers={creator.accountFollowers} />
      <Wrap paddingTop="4" borderTopWidth="1px" borderColor="line" columnGap="5" rowGap="2">
        <Line>
          {reviewCount > 0 ? (
            <AverageRating rating={creator.rating} reviewCount={reviewCount} size={16} />
          ) : (
            'No reviews yet'
          )}
        </Line>
        <Line>
          <Users size={16} aria-hidden />
          {counted(creator.followers, 'follower')}
        </Line>
        <Line>
          <Handshake size={16} aria-hidden />
          {creator.record ? recordInShort(creator.record) : 'New here'}
        </Line>
        {creator.location && (
          <Line>
            <MapPin size={16} aria-hidden />
            <chakra.span truncate>{creator.location}</chakra.span>
          </Line>
        )}
      </Wrap>
      {action && <Action>{action}</Action>}
    </Card>
  );
}

/** The directory while its creators are on their way: cards in the shape of those to come. */
export function DirectorySkeleton() {
  return (
    <CardsSkeleton padding="5" display="grid" gap="4">
      <HStack gap="4">
        <Skeleton width="16" height="16" borderRadius="full" />
        <Stack flex="1" gap="2">
          <Skeleton height="5" width="70%" />
          <Skeleton height="4" width="50%" />
        </Stack>
      </HStack>
      <Skeleton height="12" />
      <Skeleton height="5" width="60%" />
    </CardsSkeleton>
  );
}
