import type { BrandView } from '@doubloon/contract/campaigns/brand.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { brandLootsQuery, brandQuery } from '../../features/campaigns/api/queries.ts';
import { BrandHeader } from '../../features/campaigns/browse/brand-header.tsx';
import { CampaignCard } from '../../features/campaigns/browse/campaign-card.tsx';
import { CardLink } from '../../features/campaigns/browse/card-target.tsx';
import { fullLast } from '../../features/campaigns/browse/list/full-last.ts';
import { BlockButton } from '../../shared/blocks/block-button.tsx';
import { paths } from '../../shared/paths.ts';
import { ReportButton } from '../../shared/reports/report-button.tsx';
import { CardGrid, chakra, SectionTitle, Stack, Wrap } from '../../shared/style/chakra.tsx';
import { BackLink } from '../../shared/ui/buttons/back-link.tsx';
import { ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { PageTitle } from '../../shared/ui/layout/page-title.tsx';
import { PagedList } from '../../shared/ui/lists/paged-list.tsx';
import { EmptyPage, EmptyState, PageSkeleton, QueryView } from '../../shared/ui/lists/query-view.tsx';

/** `/brand/:ownerId`: an owner as everybody sees them, with their record and what is open to creators. */
export function BrandRoute() {
  const { ownerId = '' } = useParams();
  const brand = useQuery(brandQuery(ownerId));
  return (
    <QueryView
      query={brand}
      problem="Failed to load the brand"
      pending={<PageSkeleton />}
      missing={
        <EmptyPage
          missing
          drawing="map"
          title="Brand Not Found"
          text="There is no brand at this address, or its account is closed."
          action={<ButtonLink to={paths.marketplace}>Back to Marketplace</ButtonLink>}
        />
      }
    >
      {(shown) => <Brand brand={shown} updatedAt={brand.dataUpdatedAt} />}
    </QueryView>
  );
}

function Brand({ brand, updatedAt }: { brand: BrandView; updatedAt: number }) {
  const { name } = brand;
  const loots = useInfiniteQuery({ ...brandLootsQuery(brand, updatedAt), select: fullLast });
  return (
    <>
      <PageTitle title={name} />
      <BackLink to={paths.marketplace}>Back to Marketplace</BackLink>
      <Stack gap="6">
        <BrandHeader brand={brand} />
        <chakra.section aria-labelledby="open-loots">
          <SectionTitle id="open-loots" marginBottom="4">
            Open loots
          </SectionTitle>
          <PagedList
            list={loots}
            problem="Failed to load the open loots"
            empty={
              <EmptyState
                drawing="chest"
                title="Nothing open right now"
                text={`${name} takes no applications today.`}
                as="h3"
              />
            }
          >
            {(open) => (
              <Stack gap="6">
                <Cards loots={open.filter(({ full }) => !full)} />
                {open.some(({ full }) => full) && (
                  <section aria-labelledby="full-loots">
                    <SectionTitle id="full-loots" marginBottom="4">
                      Full for now
                    </SectionTitle>
                    <Cards loots={open.filter(({ full }) => full)} />
                  </section>
                )}
              </Stack>
            )}
          </PagedList>
        </chakra.section>
        <Wrap gap="2">
          <ReportButton type="person" id={brand.id} personId={brand.id}>
            Report this brand
          </ReportButton>
          <BlockButton uid={brand.id} name={name}>
            Block this brand
          </BlockButton>
        </Wrap>
      </Stack>
    </>
  );
}

function Cards({ loots }: { loots: readonly CampaignView[] }) {
  if (loots.length === 0) return null;
  return (
    <CardGrid>
      {loots.map((loot) => (
        <CampaignCard
          onItsPage
          key={loot.id}
          campaign={loot}
          title={<CardLink to={paths.loot(loot.id)}>{loot.title}</CardLink>}
        />
      ))}
    </CardGrid>
  );
}
