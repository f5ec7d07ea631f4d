import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { useSession } from '../../../../shared/state/session.ts';
import { chakra, Hint, SlidingLine } from '../../../../shared/style/chakra.tsx';
import { CampaignCover } from '../../../../shared/loots/campaign-cover.tsx';
import { readRecentLoots } from './recent-loots.ts';

const Line = chakra(SlidingLine, {
  base: {
    // One line everywhere: the loots on offer follow below.
    flexWrap: 'nowrap',
    overflowX: 'auto',
    alignItems: 'center',
    marginBottom: '5',
    listStyleType: 'none',
    '& li': { flexShrink: '0' },
  },
});
const Label = chakra(Hint, { base: { flexShrink: '0', marginRight: '1', whiteSpace: 'nowrap' } });
const Loot = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    maxWidth: '14rem',
    paddingX: '3',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'full',
    bg: 'surface',
    fontSize: 'sm',
    fontWeight: 'medium',
    textDecoration: 'none',
    _hover: { bg: 'sunken' },
  },
});
const Thumbnail = chakra('span', {
  base: { width: '6', flexShrink: '0', borderRadius: 'full', overflow: 'hidden', display: 'block' },
});
const Title = chakra('span', { base: { truncate: true } });

/** The loots whose pages the person has last opened on this device, as a line of links; nothing where there is none. */
export function RecentlyViewed() {
  const uid = useSession(({ user }) => user?.uid);
  const [loots] = useState(() => (uid === undefined ? [] : readRecentLoots(localStorage, uid)));
  if (loots.length === 0) return null;
  return (
    <nav aria-labelledby="recently-viewed">
      <Line as="ul">
        <li>
          <Label id="recently-viewed">Recently viewed</Label>
        </li>
        {loots.map((loot) => (
          <li key={loot.id}>
            <Loot to={paths.loot(loot.id)}>
              <Thumbnail>
                <CampaignCover campaign={loot} height="6" />
              </Thumbnail>
              <Title>{loot.title}</Title>
            </Loot>
          </li>
        ))}
      </Line>
    </nav>
  );
}
