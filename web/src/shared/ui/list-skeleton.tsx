import { Stack } from './layout.ts';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The shape of a list that is on its way. */
export function ListSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <Stack gap="3" role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="20" borderRadius="lg" />
      ))}
    </Stack>
  );
}
