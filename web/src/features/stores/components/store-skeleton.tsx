import { chakra } from '../../../shared/style/chakra.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';

/** What stands below a store's header while it is on its way. */
export function StoreBodySkeleton() {
  return (
    <chakra.div role="status" display="grid" gap="6">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton height="40" borderRadius="lg" />
      <Skeleton height="64" borderRadius="lg" />
    </chakra.div>
  );
}

/** A store while it is on its way. */
export function StoreSkeleton() {
  return (
    <chakra.div display="grid" gap="6">
      <Card display="flex" flexWrap="wrap" gap="6" alignItems="center" aria-hidden>
        <Skeleton width="24" height="24" borderRadius="full" />
        <chakra.div flex="1" minWidth="12rem" display="grid" gap="3">
          <Skeleton height="9" width="60%" />
          <Skeleton height="5" width="40%" />
          <Skeleton height="5" width="50%" />
        </chakra.div>
      </Card>
      <StoreBodySkeleton />
    </chakra.div>
  );
}
