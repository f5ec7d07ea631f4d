import type { MediaView } from '@doubloon/contract/media/media.ts';
import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import type { ReactNode } from 'react';
import { WorkCarousel } from './work-carousel.tsx';
import { WorkGrid } from './work-grid.tsx';
import { WorkTile } from './work-tile.tsx';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';

interface GalleryProps {
  works: readonly MediaView[];
  layout: StoreSettingsView['layout'];
  features: Pick<StoreSettingsView['features'], 'videoHover' | 'autoPlay'>;
  /** Renders the owner's actions on a work. */
  actionsOf?: (work: MediaView) => ReactNode;
  /** True while a dialog is open over the gallery. */
  held: boolean;
  onOpen: (work: MediaView) => void;
  onNearEnd: () => void;
}

/** A creator's works in the layout of their store. */
export function Gallery({ works, layout, features, actionsOf, held, onOpen, onNearEnd }: GalleryProps) {
  const tileOf = (work: MediaView) => (
    <WorkTile
      work={work}
      videoHover={features.videoHover}
      autoPlay={features.autoPlay}
      captioned={layout !== 'minimal'}
      actions={actionsOf?.(work)}
      onOpen={() => onOpen(work)}
    />
  );
  if (layout === 'carousel') return <WorkCarousel works={works} tileOf={tileOf} held={held} onNearEnd={onNearEnd} />;
  return <WorkGrid layout={layout} works={works} tileOf={tileOf} />;
}

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
