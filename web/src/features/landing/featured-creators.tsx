import type { FeaturedCreatorView } from '@doubloon/contract/stores/featured-creator.ts';
import { listFeaturedCreators } from '@doubloon/contract/stores/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../shared/api/queries/query-client.ts';
import { queryOf } from '../../shared/api/queries/query.ts';
import { paths } from '../../shared/paths.ts';
import { chakra } from '../../shared/style/chakra.tsx';
import { counted } from '../../shared/ui/figures/numbers.tsx';
import { Avatar } from '../../shared/ui/pictures/avatar.tsx';
import { Place, PlaceFigure, PlaceFoot, PlaceLink, PLACES, Places, PlaceTitle } from './live-places.tsx';
import { Section } from './section.tsx';

const WithScripts = chakra('div', { base: { '@media (scripting: none)': { display: 'none' } } });

/** Shows visitors creators with their records. The places are filled as those of the newest loots are. */
export function FeaturedCreators() {
  const { data, isLoadingError } = useQuery(queryOf(listFeaturedCreators, {}), queryClient);
  if (isLoadingError || data?.length === 0) return null;
  return (
    <WithScripts data-live="featured-creators">
      <Section
        title="Creators with a record"
        intro="Loots that they completed here, and views that the platforms gave."
      >
        <Places>
          {data
            ? data.map((creator) => <Filled key={creator.id} creator={creator} />)
            : PLACES.map((at) => <Filled key={at} />)}
        </Places>
      </Section>
    </WithScripts>
  );
}

function Filled({ creator }: { creator?: FeaturedCreatorView }) {
  return (
    <Place data-skeleton={creator ? undefined : ''}>
      <chakra.div display="flex" alignItems="center" gap="3" minWidth="0">
        <Avatar name={creator?.name ?? ''} src={creator?.profilePic ?? null} size="12" data-part="picture" />
        <chakra.div minWidth="0">
          <PlaceTitle>
            <PlaceLink data-part="name" to={creator ? paths.store(creator.id) : paths.marketplace}>
              {creator?.name ?? 'Creator'}
            </PlaceLink>
          </PlaceTitle>
          <chakra.p data-part="category" textStyle="hint" textTransform="capitalize">
            {creator?.category ?? 'Creator'}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <PlaceFoot>
        <PlaceFigure data-part="views">{creator ? counted(creator.views, 'view') : 'views'}</PlaceFigure>
        <chakra.span data-part="loots" textStyle="hint">
          {creator ? `${counted(creator.loots_completed, 'loot')} completed` : 'loots'}
        </chakra.span>
      </PlaceFoot>
    </Place>
  );
}
