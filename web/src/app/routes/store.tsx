import { getStore, getStoreSettings } from '@doubloon/contract/stores/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { NoCreator, StoreSkeleton } from '../../features/stores/components/store-placeholders.tsx';
import { passedCreator } from '../../features/stores/passed-creator.ts';
import { isMissing } from '../../shared/api/api-error.ts';
import { queryOf } from '../../shared/api/queries/query.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/state/session.ts';
import { storesText } from '../../shared/text/stores.ts';
import { BackLink } from '../../shared/ui/buttons/back-link.tsx';
import { QueryProblem } from '../../shared/ui/lists/query-view.tsx';
import { StoreScreen } from '../store/store-screen.tsx';

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
