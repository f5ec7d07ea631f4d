import type { StoreView } from '@doubloon/contract/stores/store.ts';
import { MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, chakra, Muted, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { storesText } from '../../../shared/text/stores.ts';
import { counted } from '../../../shared/ui/figures/numbers.tsx';
import { AverageRating } from '../../../shared/ui/marks/average-rating.tsx';
import { FeaturedBadge, VerifiedBadge } from '../../../shared/ui/marks/verified-badge.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';

const Line = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2', minWidth: '0' } });

interface StoreHeaderProps {
  store: StoreView;
  actions: ReactNode;
  /** Beside the actions; on phones, where those need the width, in the corner. */
  share?: ReactNode;
}

/** Shows who the store belongs to, at a glance, with what its visitor may do. */
export function StoreHeader({ store, actions, share }: StoreHeaderProps) {
  return (
    <Card
      as="header"
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' }}
      gap={{ base: '4', md: '6' }}
      alignItems="center"
    >
      <Avatar src={store.profilePic} size="24" />
      <Stack minWidth="0" gap="2">
        <Wrap gap="3" alignItems="center">
          <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }} letterSpacing="tight" overflowWrap="anywhere">
            {store.name || storesText.unknownCreator}
          </chakra.h1>
          {store.verified && <VerifiedBadge />}
          {store.featured && <FeaturedBadge />}
        </Wrap>
        <Muted overflowWrap="anywhere">
          {store.username && `@${store.username} · `}
          <chakra.span textTransform="capitalize">{store.category ?? storesText.creator}</chakra.span>
        </Muted>
        {store.description && <chakra.p overflowWrap="anywhere">{store.description}</chakra.p>}
        <Wrap columnGap="6" rowGap="2" color="muted" marginTop="1">
          <Line>
            <Users size={18} aria-hidden />
            {counted(store.followers, 'follower')}
          </Line>
          <Line>
            <AverageRating rating={store.rating} reviewCount={store.reviewCount} />
          </Line>
          {store.location && (
            <Line>
              <MapPin size={18} aria-hidden />
              <chakra.span overflowWrap="anywhere">{store.location}</chakra.span>
            </Line>
          )}
        </Wrap>
      </Stack>
      <Wrap gap="2" alignItems="center" justifyContent={{ md: 'flex-end' }} maxWidth={{ md: '24rem' }}>
        {actions}
        {share && (
          <chakra.span position={{ base: 'absolute', md: 'static' }} top="4" right="4">
            {share}
          </chakra.span>
        )}
      </Wrap>
    </Card>
  );
}
