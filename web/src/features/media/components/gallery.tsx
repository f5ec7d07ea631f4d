import type { MediaView } from '@doubloon/contract/media/media.ts';
import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import type { ReactNode } from 'react';
import { WorkCarousel } from './work-carousel.tsx';
import { WorkGrid } from './work-grid.tsx';
import { WorkTile } from './work-tile.tsx';

interface GalleryProps {
  works: readonly MediaView[];
  layout: StoreSettingsView['layout'];
  features: Pick<StoreSettingsView['features'], 'videoHover' | 'autoPlay'>;
  /** What its owner may do with a work. */
  actionsOf?: (work: MediaView) => ReactNode;
  /** Whether a dialog stands over the gallery. */
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
