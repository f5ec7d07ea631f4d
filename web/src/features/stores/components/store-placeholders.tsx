import { paths } from '../../../shared/paths.ts';
import { Stack } from '../../../shared/style/chakra.tsx';
import { storesText } from '../../../shared/text/stores.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { EmptyPage, Loading, Skeleton } from '../../../shared/ui/lists/query-view.tsx';

/** Placeholder for a store below its header while it loads: its work, with the record beside it. */
export function StoreBodySkeleton() {
  return (
    <Loading
      gap={{ base: '4', md: '6' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(17rem, 1fr)' }}
      alignItems="start"
    >
      <Skeleton height={{ base: '32rem', md: '30rem' }} borderRadius="lg" />
      <Skeleton height="16rem" borderRadius="lg" />
    </Loading>
  );
}

/** A store while it is on its way, with the header as high as it will be. */
export function StoreSkeleton() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Skeleton height={{ base: '17rem', md: '17.5rem' }} borderRadius="lg" aria-hidden />
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
