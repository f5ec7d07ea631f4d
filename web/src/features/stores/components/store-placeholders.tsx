import { paths } from '../../../shared/paths.ts';
import { Card, Stack } from '../../../shared/style/chakra.tsx';
import { storesText } from '../../../shared/text/stores.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { EmptyPage, Loading, Skeleton } from '../../../shared/ui/lists/query-view.tsx';

/** Placeholder for a store below its header while it loads. */
export function StoreBodySkeleton() {
  return (
    <Loading gap="6">
      <Skeleton height="40" borderRadius="lg" />
      <Skeleton height="64" borderRadius="lg" />
    </Loading>
  );
}

/** A store while it is on its way. */
export function StoreSkeleton() {
  return (
    <Stack gap="6">
      <Card display="flex" flexWrap="wrap" gap="6" alignItems="center" aria-hidden>
        <Skeleton width="24" height="24" borderRadius="full" />
        <Stack flex="1" minWidth="12rem" gap="3">
          <Skeleton height="9" width="60%" />
          <Skeleton height="5" width="40%" />
          <Skeleton height="5" width="50%" />
        </Stack>
      </Card>
      <StoreBodySkeleton />
    </Stack>
  );
}

/** Stands where nobody has a store; `onlyCreators` for somebody who looks for a store of their own and can have none. */
export function NoCreator({ onlyCreators = false }: { onlyCreators?: boolean }) {
  const title = onlyCreators ? 'Only creators have stores' : storesText.notFoundTitle;
  return (
    <EmptyPage
      missing
      drawing="map"
      title={title}
      text={
        onlyCreators
          ? 'Your account has no store of its own. Those of all creators are in the directory.'
          : storesText.notFoundText
      }
      action={
        <ButtonLink to={paths.creators}>{onlyCreators ? 'Browse creators' : storesText.backToCreators}</ButtonLink>
      }
    />
  );
}
