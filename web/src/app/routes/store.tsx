import { getStore, getStoreSettings } from '@doubloon/contract/stores/operations.ts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { NoCreator, StoreBodySkeleton, StoreSkeleton } from '../../features/stores/components/store-placeholders.tsx';
import { isMissing } from '../../shared/api/api-error.ts';
import { queryOf } from '../../shared/api/queries/query.ts';
import { viewsRead } from '../../shared/records/creator-figures.ts';
import { VerifiedResults } from '../../shared/records/verified-results.tsx';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/state/session.ts';
import { useOnPhone } from '../../shared/state/use-media-query.ts';
import { storesText } from '../../shared/text/stores.ts';
import { BackLink } from '../../shared/ui/buttons/back-link.tsx';
import { ProblemNotice, QueryProblem } from '../../shared/ui/lists/query-view.tsx';
import type { StoreView } from '@doubloon/contract/stores/store.ts';
import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import { AffiliateCard } from '../../features/affiliates/components/affiliate-card.tsx';
import { FollowButton } from '../../features/followers/components/follow-button.tsx';
import { MediaSection } from '../../features/media/components/media-section.tsx';
import { ReviewsSection } from '../../features/reviews/components/reviews-section.tsx';
import { ratingWith } from '../../features/reviews/use-reviews.ts';
import { lookBefore } from '../../features/store-settings/look-before.ts';
import { StoreCover, StoreLead } from '../../features/store-settings/components/store-hero.tsx';
import { StoreBrand, StoreLinks } from '../../features/store-settings/components/store-masthead.tsx';
import { StoreTheme } from '../../features/store-settings/components/store-theme.tsx';
import { MissingParts, OwnerBar, TopLine } from '../../features/stores/components/owner-bar.tsx';
import { StoreBody, type EditAt } from '../../features/stores/components/store-body.tsx';
import { passedCreator } from '../../features/stores/passed-creator.ts';
import { StoreHeader } from '../../features/stores/components/store-header.tsx';
import { StoreFoot } from '../../features/stores/components/store-foot.tsx';
import { StoreElsewhere } from '../../features/stores/components/store-elsewhere.tsx';
import { chakra, Stack } from '../../shared/style/chakra.tsx';
import { storeSettingsText } from '../../shared/text/store-settings.ts';
import { MessageButton } from '../../shared/ui/buttons/message-button.tsx';
import { ShareButton } from '../../shared/ui/buttons/share-button.tsx';
import { useEditButton } from '../../shared/ui/buttons/use-edit-button.ts';
import { lazyPart } from '../../shared/ui/layout/lazy-part.tsx';
import { PhoneBar } from '../../shared/ui/layout/phone-bar.tsx';
import { PageTitle } from '../../shared/ui/layout/page-title.tsx';

/** `/store/:creatorId`, a uid or a username, for everybody, and `/my-store`: a creator's store, as its owner or as its visitors see it. */
export function StoreRoute() {
  const me = useSession(({ user }) => user?.uid ?? '');
  const { creatorId = me } = useParams();
  return <Store key={creatorId} creatorId={creatorId} isOwner={creatorId === me} />;
}

function Store({ creatorId, isOwner }: { creatorId: string; isOwner: boolean }) {
  const { state } = useLocation() as { state: unknown };
  const role = useSession(({ user }) => user?.role);
  const [passed] = useState(() => passedCreator(state, creatorId));
  const store = useQuery(queryOf(getStore, { params: { id: creatorId } }, { placeholderData: passed }));
  const settings = useQuery(queryOf(getStoreSettings, { params: { id: creatorId } }));
  const back = isOwner ? (
    <BackLink to={paths.dashboard}>{storesText.backToDashboard}</BackLink>
  ) : (
    // Who is not signed in gets there over signing in.
    <BackLink to={paths.creators}>{storesText.backToCreators}</BackLink>
  );

  // Settings that could not be loaded are asked for again behind a dialog or a form, which must not go with what they stand on.
  if (store.isPending || (settings.isPending && !settings.isFetched && !passed)) {
    return (
      <>
        {back}
        <StoreSkeleton />
      </>
    );
  }
  if (isMissing(store.error)) return <NoCreator onlyCreators={isOwner && role !== 'content_creator'} />;
  if (!store.data) return <QueryProblem title="Failed to load the store" query={store} />;
  // Found by the creator's username: everything else goes by their id.
  if (store.data.id !== creatorId) return <Navigate to={paths.store(store.data.id)} replace />;
  return (
    <StoreScreen
      creatorId={creatorId}
      isOwner={isOwner}
      store={store.data}
      isPassed={store.isPlaceholderData}
      settings={settings}
      back={back}
    />
  );
}

const EditStore = lazyPart(
  async () => (await import('../../features/stores/components/edit-store.tsx')).EditStore,
  <StoreSkeleton />,
);
const inviteRoom = <chakra.span width="7rem" />;
const InviteButton = lazyPart(
  async () => (await import('../../features/applications/invite/invite-button.tsx')).InviteButton,
  inviteRoom,
);
const PersonalizeStore = lazyPart(
  async () => (await import('../../features/store-settings/components/personalization-dialog.tsx')).PersonalizeStore,
);

interface StoreScreenProps {
  creatorId: string;
  isOwner: boolean;
  store: StoreView;
  /** True while the store is only what the screen before knew of it. */
  isPassed: boolean;
  settings: UseQueryResult<StoreSettingsView>;
  back: ReactNode;
}

/** Shows a store to its visitors, or to its owner with the ways to change it. */
function StoreScreen({ creatorId, isOwner, store, isPassed, settings, back }: StoreScreenProps) {
  const client = useQueryClient();
  const invites = useSession(({ user }) => user?.role === 'business_owner');
  const [personalizing, setPersonalizing] = useState<'theme' | 'links'>();
  const [editing, setEditing] = useState<Parameters<EditAt>[0]>();
  const [asVisitor, setAsVisitor] = useState(false);
  const editButton = useEditButton(editing !== undefined);
  const name = store.name || storesText.unknownCreator;
  const change = (next: (now: StoreView) => StoreView) =>
    client.setQueryData(queryOf(getStore, { params: { id: creatorId } }).queryKey, (now) => now && next(now));
  const onPhone = useOnPhone();
  const edits = isOwner && !asVisitor;
  const stopEditing = () => setEditing(undefined);
  const look = settings.data ?? lookBefore(creatorId);
  const isUnknown = settings.isLoadingError;
  const heart = !isOwner && !isUnknown && look.features.likeButton && (
    <FollowButton
      creatorId={creatorId}
      onCount={(more) => change((now) => ({ ...now, followers: Math.max(0, now.followers + more) }))}
    />
  );
  const invite = invites && <InviteButton looksUp creatorId={creatorId} creatorName={name} room={inviteRoom} />;
  const brand = <StoreBrand branding={look.branding} />;
  const links = <StoreLinks socialLinks={look.socialLinks} without={Object.keys(store.socialLinks)} />;
  return (
    <StoreTheme settings={look}>
      <PageTitle title={name} />
      <TopLine>
        {back}
        {isOwner && !editing && (
          <OwnerBar
            store={store}
            isPassed={isPassed}
            asVisitor={asVisitor}
            onView={setAsVisitor}
            editButton={editButton}
            onEdit={() => setEditing('category')}
            onPersonalize={() => setPersonalizing('theme')}
          />
        )}
      </TopLine>
      {editing ? (
        <EditStore
          store={store}
          startAt={editing}
          onSaved={(saved) => change(() => saved)}
          onDone={stopEditing}
          onOtherLinks={() => setPersonalizing('links')}
        />
      ) : (
        <Stack gap={{ base: '4', md: '6' }}>
          {edits && !isPassed && <MissingParts store={store} onEdit={setEditing} />}
          <StoreHeader
            store={store}
            cover={<StoreCover hero={look.hero} />}
            showsJoined={settings.data?.sections.stats === true}
            lead={<StoreLead hero={look.hero} otherwise={store.description} />}
            actions={
              !onPhone && (
                <>
                  {!isOwner && <MessageButton variant="gold" userId={creatorId} />}
                  {invite}
                </>
              )
            }
            signs={
              <>
                {heart}
                {!isOwner && !isUnknown && look.features.shareButton && (
                  <ShareButton title={name} path={paths.store(creatorId)} />
                )}
              </>
            }
          />
          {isUnknown && <ProblemNotice title={storeSettingsText.loadFailed} query={settings} />}
          {!isUnknown && (isPassed || settings.isPending) && <StoreBodySkeleton />}
          {settings.data && !isPassed && (
            <StoreBody
              store={store}
              sections={look.sections}
              saying={look.hero.title === '' && look.hero.subtitle === '' ? '' : store.description}
              onEdit={edits ? setEditing : undefined}
              elsewhere={<StoreElsewhere store={store} brand={brand} links={links} />}
              work={
                <MediaSection
                  creatorId={creatorId}
                  isOwner={edits}
                  results={<VerifiedResults record={store.record} />}
                  layout={look.layout}
                  features={look.features}
                  heart={heart}
                />
              }
              reviews={
                <ReviewsSection
                  creator={store}
                  isOwner={isOwner}
                  asVisitor={asVisitor}
                  onRated={(stars, before) => change((now) => ratingWith(now, stars, before))}
                />
              }
              offer={
                (!isOwner || asVisitor) &&
                store.affiliateReward !== null &&
                store.affiliateReward > 0 && (
                  <AffiliateCard
                    creatorId={creatorId}
                    creatorName={name}
                    rewardPercent={store.affiliateReward}
                    isOwn={isOwner}
                  />
                )
              }
            />
          )}
          {settings.data && !isPassed && <StoreFoot creatorId={creatorId} name={name} />}
        </Stack>
      )}
      {!isOwner && onPhone && (
        <PhoneBar
          label={store.record ? `${viewsRead(store.record)} verified views` : name}
          figure={store.reviewCount > 0 && `★ ${store.rating.toFixed(1)}`}
        >
          {invite}
          <MessageButton variant="gold" userId={creatorId} />
        </PhoneBar>
      )}
      {personalizing && (
        <PersonalizeStore
          creatorId={creatorId}
          creatorName={store.name}
          startsAt={personalizing}
          onClose={() => setPersonalizing(undefined)}
        />
      )}
    </StoreTheme>
  );
}
