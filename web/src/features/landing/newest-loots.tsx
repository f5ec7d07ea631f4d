import { listNewestLoots } from '@doubloon/contract/campaigns/operations.ts';
import type { NewestLootView } from '@doubloon/contract/campaigns/newest-loots.ts';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../shared/api/queries/query-client.ts';
import { queryOf } from '../../shared/api/queries/query.ts';
import { placesLeft } from '../../shared/loots/places-left.ts';
import { paths } from '../../shared/paths.ts';
import { chakra, PageWidth } from '../../shared/style/chakra.tsx';
import { BrandLogo } from '../../shared/ui/pictures/brand-logo.tsx';
import { formatCents } from '../../shared/ui/figures/numbers.tsx';
import { Place, PlaceCover, PlaceFigure, PlaceFoot, PlaceLink, PLACES, Places, PlaceTitle } from './live-places.tsx';

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

/**
 * Shows the newest open loots to visitors. The static page comes with empty places, which the script in the head of
 * `index.html` fills by their `data-part`; the app asks itself.
 */
export function NewestLoots() {
  const { data, isLoadingError } = useQuery(queryOf(listNewestLoots, {}), queryClient);
  if (isLoadingError || data?.length === 0) return null;
  return (
    <PageWidth>
      <Board data-live="newest-loots" aria-labelledby="newest-loots">
        <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
          <chakra.h2 id="newest-loots" textStyle="sectionTitle">
            Open right now
          </chakra.h2>
          <chakra.p textStyle="hint">Campaigns whose budget is already paid in.</chakra.p>
        </chakra.div>
        <Places marginTop="4" marginX="0" paddingX="0" scrollPaddingX="0" borderRadius="lg">
          {data ? data.map((loot) => <Filled key={loot.id} loot={loot} />) : PLACES.map((at) => <Filled key={at} />)}
        </Places>
      </Board>
    </PageWidth>
  );
}

function Filled({ loot }: { loot?: NewestLootView }) {
  return (
    <Place data-skeleton={loot ? undefined : ''}>
      <PlaceCover data-part="cover" src={loot?.cover ?? loot?.drawn_cover} alt="" />
      <chakra.p display="flex" alignItems="center" gap="2.5" color="muted" fontSize="sm" minWidth="0">
        <BrandLogo name={loot?.brand ?? ''} logo={loot?.logo ?? null} size="9" data-part="logo" />
        <chakra.span data-part="brand" truncate>
          {loot?.brand ?? 'Brand'}
        </chakra.span>
      </chakra.p>
      <PlaceTitle>
        <PlaceLink data-part="title" to={loot ? paths.loot(loot.id) : paths.marketplace}>
          {loot?.title ?? 'Loot'}
        </PlaceLink>
      </PlaceTitle>
      <PlaceFoot>
        <span>
          Earn up to <PlaceFigure data-part="earns">{loot ? formatCents(loot.earns_up_to) : 'SGD'}</PlaceFigure>
        </span>
        <chakra.span data-part="slots" textStyle="hint">
          {loot ? placesLeft(loot.free_slots) : 'slots'}
        </chakra.span>
      </PlaceFoot>
    </Place>
  );
}
