import { Bell, FolderDown, Link2, ShieldCheck, UserRound, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { RailWay } from '../../../shared/ui/layout/rail-way.tsx';
import { SlidingRow, useSlidingRow } from '../../../shared/ui/layout/sliding-row.tsx';

const PARTS = [
  { to: paths.profile, label: 'Profile', Icon: UserRound },
  { to: paths.payoutAccount, label: 'Payment Account', Icon: Wallet },
  { to: paths.linkedAccounts, label: 'Social Media Links', Icon: Link2 },
  { to: paths.mailChoices, label: 'Emails and push', Icon: Bell },
  { to: paths.secondFactor, label: 'Security', Icon: ShieldCheck },
  { to: paths.ownData, label: 'Privacy and data', Icon: FolderDown },
] as const;

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 46rem)' },
    columnGap: '12',
    rowGap: '6',
    alignItems: 'start',
  },
});
const Menu = chakra('nav', {
  base: { marginX: { base: '-4', md: '0' }, minWidth: '0', lg: { position: 'sticky', top: '8' } },
});
const Line = chakra(SlidingRow, {
  base: {
    listStyleType: 'none',
    flexDirection: { base: 'row', lg: 'column' },
    gap: { base: '6', lg: '0.5' },
    overflowX: { base: 'auto', lg: 'visible' },
    scrollbarWidth: 'none',
    paddingX: { base: '4', md: '0' },
    boxShadow: { base: 'inset 0 -1px 0 {colors.line}', lg: 'none' },
  },
});
const Way = chakra(RailWay, {
  base: {
    paddingX: { base: '0', lg: '3' },
    borderRadius: { base: 'none', lg: 'md' },
    '& svg': { display: { base: 'none', lg: 'block' }, flexShrink: '0' },
    '&[aria-current=page]': {
      bg: { base: 'transparent', lg: 'surface' },
      boxShadow: {
        base: 'inset 0 -3px 0 {colors.accent}',
        lg: 'inset 3px 0 0 {colors.accent}, inset 0 0 0 1px {colors.line}',
      },
    },
  },
});

/** The ways to the parts of the profile, each an address of its own, beside the part that is open; on narrow screens one line above it, which scrolls. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  const row = useSlidingRow('[aria-current=page]', useLocation().pathname);
  return (
    <Frame>
      <Menu aria-label="Parts of your profile">
        <Line as="ul" {...row}>
          {PARTS.map(({ to, label, Icon }) => (
            <li key={to}>
              <Way to={to} end>
                <Icon size={18} aria-hidden />
                {label}
              </Way>
            </li>
          ))}
        </Line>
      </Menu>
      {children}
    </Frame>
  );
}
