import { chakra } from '../../../shared/style/chakra.tsx';
import { Stack } from '../../../shared/ui/layout.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const HEIGHTS = ['9rem', '12rem', '34rem', '14rem'];

/** As high as the sections that take its place. */
export function ProfileSkeleton() {
  return (
    <Stack gap={{ base: '8', lg: '6' }}>
      {HEIGHTS.map((height) => (
        <chakra.div
          key={height}
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' }}
          gap={{ base: '3', lg: '10' }}
        >
          <Skeleton height="8" width="10rem" />
          <Skeleton style={{ height }} />
        </chakra.div>
      ))}
    </Stack>
  );
}
