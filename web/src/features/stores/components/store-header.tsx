import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import type { StoreView } from '@doubloon/contract/stores/store.ts';
import { MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccountLink } from '../../../shared/records/account-followers.tsx';
import { useOnPhone } from '../../../shared/state/use-media-query.ts';
import { Card, chakra, Muted, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { storesText } from '../../../shared/text/stores.ts';
import { counted } from '../../../shared/ui/figures/numbers.tsx';
import { AverageRating } from '../../../shared/ui/marks/average-rating.tsx';
import { FeaturedBadge, VerifiedBadge } from '../../../shared/ui/marks/verified-badge.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';

const Head = chakra(Card, {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
    columnGap: { base: '4', md: '6' },
    rowGap: '4',
    alignItems: { base: 'start', md: 'center' },
  },
});
const Name = chakra('h1', {
  base: { fontSize: { base: '2xl', md: '3xl' }, letterSpacing: 'tight', overflowWrap: 'anywhere' },
});
const Facts = chakra(Wrap, { base: { columnGap: '6', rowGap: '2', color: 'muted' } });
const Description = chakra('p', { base: { gridColumn: { base: '1 / -1', md: 'auto' }, overflowWrap: 'anywhere' } });
const Line = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2', minWidth: '0' } });
const Accounts = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '2', marginX: '-2', listStyleType: 'none' },
});
const Buttons = chakra(Wrap, {
  base: {
    gridColumn: { base: '1 / -1', md: 'auto' },
    gap: '2',
    alignItems: 'center',
    justifyContent: { md: 'flex-end' },
    maxWidth: { md: '24rem' },
  },
});
const Corner = chakra('span', { base: { position: { base: 'absolute', md: 'static' }, top: '2', right: '2' } });

interface StoreHeaderProps {
  store: StoreView;
  actions: ReactNode;
  /** Beside the actions; on phones, where those need the width, in the corner. */
  share?: ReactNode;
}

/** Shows who the store belongs to, at a glance: rating, followers here and on the creator's platforms, and what its visitor may do. */
export function StoreHeader({ store, actions, share }: StoreHeaderProps) {
  const onPhone = useOnPhone();
  const description = store.description && <Description>{store.description}</Description>;
  return (
    <Head as="header">
      <Avatar src={store.profilePic} size={onPhone ? '16' : '24'} />
      <Stack minWidth="0" gap="1.5">
        <Wrap columnGap="3" rowGap="1" alignItems="center" paddingRight={{ base: share ? '9' : '0', md: '0' }}>
          <Name>{store.name || storesText.unknownCreator}</Name>
          {store.verified && <VerifiedBadge />}
          {store.featured && <FeaturedBadge />}
        </Wrap>
        <Facts>
          <Muted overflowWrap="anywhere">
            {store.username && `@${store.username} · `}
            <chakra.span textTransform="capitalize">{store.category ?? storesText.creator}</chakra.span>
          </Muted>
          {store.location && (
            <Line>
              <MapPin size={18} aria-hidden />
              <chakra.span overflowWrap="anywhere">{store.location}</chakra.span>
            </Line>
          )}
        </Facts>
        <Facts>
          <Line>
            <AverageRating rating={store.rating} reviewCount={store.reviewCount} />
          </Line>
          <Line>
            <Users size={18} aria-hidden />
            {counted(store.followers, 'follower')}
          </Line>
        </Facts>
        <LinkedAccounts socialLinks={store.socialLinks} accountFollowers={store.accountFollowers} />
        {!onPhone && description}
      </Stack>
      {onPhone && description}
      <Buttons>
        {actions}
        {share && <Corner>{share}</Corner>}
      </Buttons>
    </Head>
  );
}

/** Leads to a creator's other accounts, with how many follow there; nothing when no account is shown. */
function LinkedAccounts({ socialLinks, accountFollowers }: Pick<StoreView, 'socialLinks' | 'accountFollowers'>) {
  const shown = PLATFORM_IDS.flatMap((platform) => {
    const href = socialLinks[platform];
    return href ? [{ platform, href }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Accounts aria-label="Linked accounts">
      {shown.map(({ platform, href }) => (
        <li key={platform}>
          <AccountLink look="short" href={href} platform={platform} followers={accountFollowers[platform]} />
        </li>
      ))}
    </Accounts>
  );
}
