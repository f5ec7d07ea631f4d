import { Stack } from './layout.ts';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The shape of a screen that is on its way. */
export function PageSkeleton() {
  return (
    <Stack gap="5" role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton height="9" width="min(20rem, 70%)" />
      <Skeleton height="5" width="min(32rem, 90%)" />
      <Skeleton height="40" borderRadius="lg" />
      <Skeleton height="40" borderRadius="lg" />
    </Stack>
  );
}
