import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../../../shared/paths.ts';
import { Card, CardGrid, chakra, Muted } from '../../../../shared/style/chakra.tsx';
import { ButtonLink } from '../../../../shared/ui/buttons/button.tsx';
import { PagedList } from '../../../../shared/ui/lists/paged-list.tsx';
import { EmptyState } from '../../../../shared/ui/lists/query-view.tsx';
import { savedLootsQuery } from '../../api/saved-queries.ts';
import { CampaignCard, MarketplaceSkeleton } from '../campaign-card.tsx';
import { CardLink } from '../card-target.tsx';
import { SaveButton } from './save-button.tsx';

/** Spans all parts of the cards beside it in a `CardGrid`. */
const Gone = chakra(Card, {
  base: { gridRow: 'span 4', display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '3' },
});

/** The loots that the creator has saved, closed ones as well. One that is removed here stays in its place until the list is opened again. */
export function SavedLoots() {
  const list = useInfiniteQuery(savedLootsQuery());
  return (
    <PagedList
      isMain
      list={list}
      problem="Failed to load your saved loots."
      pending={<MarketplaceSkeleton />}
      empty={
        <EmptyState
          drawing="chest"
          title="Nothing saved yet"
          text="Press the heart on a loot to find it here again."
          action={<ButtonLink to={paths.marketplace}>See all loots</ButtonLink>}
        />
      }
    >
      {(saved) => (
        <CardGrid>
          {saved.map(({ campaign_id: id, loot }) =>
            loot ? (
              <CampaignCard
                key={id}
                campaign={loot}
                record={loot.owner_record}
                title={<CardLink to={paths.loot(id)}>{loot.title}</CardLink>}
                save={<SaveButton campaign={loot} look="sign" />}
              />
            ) : (
              <Gone key={id} as="article">
                <Muted>This loot is not available at the moment.</Muted>
                <SaveButton campaign={{ id, title: 'this loot' }} look="sign" />
              </Gone>
            ),
          )}
        </CardGrid>
      )}
    </PagedList>
  );
}
