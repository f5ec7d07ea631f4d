import { chakra, Stack, VisuallyHidden } from '../../style/chakra.tsx';

/** The shape of what is about to be here; size it like the thing it stands for. */
export const Skeleton = chakra(
  'div',
  { base: { bg: 'line/60', borderRadius: 'md', minHeight: '4', animation: 'pulse 1.6s ease-in-out infinite' } },
  { defaultProps: { 'aria-hidden': true, 'data-skeleton': '' } as const },
);

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
