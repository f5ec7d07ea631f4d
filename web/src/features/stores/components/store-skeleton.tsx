import { Card, Stack, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';

/** Placeholder for a store below its header while it loads. */
export function StoreBodySkeleton() {
  return (
    <Stack role="status" gap="6">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton height="40" borderRadius="lg" />
      <Skeleton height="64" borderRadius="lg" />
    </Stack>
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
