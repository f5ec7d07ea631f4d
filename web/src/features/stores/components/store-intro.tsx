import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import type { StoreView } from '@doubloon/contract/stores/store.ts';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccountLink } from '../../../shared/records/account-followers.tsx';
import { Card, chakra } from '../../../shared/style/chakra.tsx';

const Intro = chakra(Card, { base: { display: 'grid', gap: '3', _empty: { display: 'none' } } });
const Description = chakra('p', { base: { overflowWrap: 'anywhere' } });
const Line = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    color: 'muted',
    '& svg': { flexShrink: '0' },
  },
});
const Accounts = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '2', marginX: '-2', listStyleType: 'none' },
});

interface StoreIntroProps {
  store: StoreView;
  brand: ReactNode;
  links: ReactNode;
}

/** A creator in their own short words and elsewhere, where the header has no room for that: on phones, below the work. */
export function StoreIntro({ store, brand, links }: StoreIntroProps) {
  return (
    <Intro as="div">
      {brand}
      {store.description && <Description>{store.description}</Description>}
      <Place location={store.location} />
      <LinkedAccounts store={store} />
      {links}
    </Intro>
  );
}

/** The place where a creator is; nothing when they do not say. */
export function Place({ location }: Pick<StoreView, 'location'>) {
  if (!location) return null;
  return (
    <Line>
      <MapPin size={18} aria-hidden />
      <chakra.span truncate>{location}</chakra.span>
    </Line>
  );
}

/** Leads to a creator's other accounts, with how many follow there; nothing when no account is shown. */
export function LinkedAccounts({ store: { socialLinks, accountFollowers } }: Pick<StoreIntroProps, 'store'>) {
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
