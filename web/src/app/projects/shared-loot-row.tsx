import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { chakra } from '../../shared/style/chakra.tsx';
import { Badges } from '../../shared/ui/marks/badge.tsx';
import { SharedLootCover, SharedLootStatus, YourTurn } from './shared-loot-parts.tsx';
import type { SharedLoot } from './use-shared-loots.ts';

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    paddingX: '2',
    paddingY: '2',
    borderRadius: 'md',
    color: 'text',
    _hover: { bg: 'sunken' },
  },
});
const Words = chakra('span', { base: { display: 'grid', gap: '1', flex: '1', minWidth: '0', justifyItems: 'start' } });
const Title = chakra('span', {
  base: { maxWidth: 'full', truncate: true, fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'snug' },
});

interface OfLoot {
  loot: SharedLoot;
}

/** The title of a loot in a list of several, with where it stands and whether the reader is waited for. */
function SharedLootWords({ loot }: OfLoot) {
  return (
    <Words>
      <Title>{loot.title}</Title>
      <Badges>
        <SharedLootStatus loot={loot} />
        {loot.next?.mine && <YourTurn />}
      </Badges>
    </Words>
  );
}

/** A further loot between two people; it leads to where its next action is done. */
export function SharedLootRow({ loot }: OfLoot) {
  return (
    <Row to={loot.next?.to ?? paths.loot(loot.id)}>
      <SharedLootCover loot={loot} />
      <SharedLootWords loot={loot} />
    </Row>
  );
}
