import { listNewestLoots } from '@doubloon/contract/campaigns/operations.ts';
import type { NewestLootView } from '@doubloon/contract/campaigns/newest-loots.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queryClient } from '../../shared/api/queries/query-client.ts';
import { queryOf } from '../../shared/api/queries/query.ts';
import { placesLeft } from '../../shared/loots/places-left.ts';
import { paths } from '../../shared/paths.ts';
import { chakra, PageWidth } from '../../shared/style/chakra.tsx';
import { BrandLogo } from '../../shared/ui/pictures/brand-logo.tsx';
import { formatCents } from '../../shared/ui/figures/numbers.tsx';

/** Places for the loots that the API answers; fixed here, so that the page has its height before the answer. */
const PLACES = [0, 1, 2] as const;

const Board = chakra('section', {
  base: {
    position: 'relative',
    marginTop: { base: '-16', md: '-16' },
    padding: { base: '5', md: '7' },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'xl',
    boxShadow: 'lifted',
    '@media (scripting: none)': { display: 'none' },
  },
});

const Loots = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '3', md: '5' },
    marginTop: '4',
    listStyleType: 'none',
  },
});

const Loot = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: '2',
    padding: '4',
    bg: 'sunken',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    transition: 'border-color 160ms',
    _hover: { borderColor: 'accent' },
    // On its way: the room is there, and nothing in it.
    '&[data-skeleton] > *': { visibility: 'hidden' },
  },
});

const Title = chakra('h3', {
  base: { fontSize: 'lg', lineHeight: 'snug', truncate: true },
});

const Whole = chakra(Link, {
  base: {
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid', outlineColor: 'focus' } },
  },
});

/**
 * Shows the newest open loots to visitors. The static page comes with empty places, which the script in the head of
 * `index.html` fills by their `data-loot`; the app asks itself.
 */
export function NewestLoots() {
  const { data, isLoadingError } = useQuery(queryOf(listNewestLoots, {}), queryClient);
  if (isLoadingError || data?.length === 0) return null;
  return (
    <PageWidth>
      <Board data-loots aria-labelledby="newest-loots">
        <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
          <chakra.h2 id="newest-loots" textStyle="sectionTitle">
            Open right now
          </chakra.h2>
          <chakra.p textStyle="hint">Campaigns whose budget is already paid in.</chakra.p>
        </chakra.div>
        <Loots>
          {data ? data.map((loot) => <Filled key={loot.id} loot={loot} />) : PLACES.map((at) => <Filled key={at} />)}
        </Loots>
      </Board>
    </PageWidth>
  );
}

function Filled({ loot }: { loot?: NewestLootView }) {
  return (
    <Loot data-skeleton={loot ? undefined : ''}>
      <chakra.p display="flex" alignItems="center" gap="2.5" color="muted" fontSize="sm" minWidth="0">
        <BrandLogo name={loot?.brand ?? ''} logo={loot?.logo ?? null} size="9" data-loot="logo" />
        <chakra.span data-loot="brand" truncate>
          {loot?.brand ?? 'Brand'}
        </chakra.span>
      </chakra.p>
      <Title>
        <Whole data-loot="title" to={loot ? paths.loot(loot.id) : paths.marketplace}>
          {loot?.title ?? 'Loot'}
        </Whole>
      </Title>
      <chakra.p display="flex" alignItems="baseline" justifyContent="space-between" gap="3" flexWrap="wrap">
        <span>
          Earn up to{' '}
          <chakra.b data-loot="earns" fontSize="lg" color="goldText" whiteSpace="nowrap">
            {loot ? formatCents(loot.earns_up_to) : 'SGD'}
          </chakra.b>
        </span>
        <chakra.span data-loot="slots" textStyle="hint">
          {loot ? placesLeft(loot.free_slots) : 'slots'}
        </chakra.span>
      </chakra.p>
    </Loot>
  );
}
