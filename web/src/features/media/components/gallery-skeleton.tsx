import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** Stands where works will be, about as large as they will be. */
export function GallerySkeleton({ layout }: { layout: StoreSettingsView['layout'] }) {
  if (layout === 'carousel') return <Skeleton height={{ base: '24rem', md: '28rem' }} borderRadius="lg" />;
  return (
    <chakra.div
      display="grid"
      gap={layout === 'minimal' ? '1' : '4'}
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
    >
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton
          key={at}
          height={{ base: '10rem', md: '13rem' }}
          borderRadius={layout === 'minimal' ? 'none' : 'lg'}
        />
      ))}
    </chakra.div>
  );
}
