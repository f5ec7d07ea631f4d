import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import type { StoreView } from '@doubloon/contract/stores/store.ts';
import type { ReactNode } from 'react';
import { AccountLink } from '../../../shared/records/account-followers.tsx';
import { chakra } from '../../../shared/style/chakra.tsx';

const Accounts = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '2', marginX: '-2', listStyleType: 'none' },
});

interface StoreElsewhereProps {
  store: StoreView;
  brand: ReactNode;
  links: ReactNode;
}

/** A creator beyond this store: their brand, and their accounts with how many follow there. */
export function StoreElsewhere({ store, brand, links }: StoreElsewhereProps) {
  return (
    <>
      {brand}
      <LinkedAccounts store={store} />
      {links}
    </>
  );
}

/** Leads to a creator's other accounts, with how many follow there; nothing when no account is shown. */
function LinkedAccounts({ store: { socialLinks, accountFollowers } }: Pick<StoreElsewhereProps, 'store'>) {
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
