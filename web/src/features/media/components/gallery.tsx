import type { MediaView } from '@doubloon/contract/media/media.ts';
import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import type { ReactNode } from 'react';
import { CarouselSkeleton, WorkCarousel } from './work-carousel.tsx';
import { WorkTile } from './work-tile.tsx';
import { movingList } from '../../../shared/motion/moving-list.tsx';
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

const Works = chakra('ul', {
  base: { listStyleType: 'none', display: 'grid', '& > li': { minWidth: '0' } },
  variants: {
    layout: {
      modern: {
        gap: { base: '3', md: '4' },
        gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(11rem, 1fr))' },
        '& > li': { aspectRatio: '4 / 5', borderRadius: 'lg' },
        '& > li:only-of-type': { gridColumn: '1 / -1', aspectRatio: '16 / 10' },
      },
      minimal: {
        gap: '1',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(48%, 9rem), 1fr))',
        '& > li': { aspectRatio: '1' },
      },
      featured: {
        gap: { base: '3', md: '4' },
        gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
        '& > li': { aspectRatio: '1', borderRadius: 'lg' },
        '& > li:first-of-type': {
          gridColumn: { base: '1 / -1', md: 'span 2' },
          gridRow: { md: 'span 2' },
          aspectRatio: { base: '4 / 3', md: '1' },
        },
        // Too few to stand beside the large one from its top to its bottom.
        '& > li:only-of-type': { gridColumn: '1 / -1', gridRow: 'auto', aspectRatio: { base: '4 / 3', md: '2' } },
        '& > li:first-of-type:nth-last-of-type(2)': { gridRow: 'auto', aspectRatio: { base: '4 / 3', md: '2' } },
        '& > li:last-of-type:nth-of-type(2)': {
          gridColumn: { base: '1 / -1', md: 'auto' },
          aspectRatio: { base: '4 / 3', md: 'auto' },
        },
      },
    },
  },
});

/** Stands where works will be, as large as they will be. */
export function GallerySkeleton({ layout }: { layout: StoreSettingsView['layout'] }) {
  if (layout === 'carousel') return <CarouselSkeleton />;
  return (
    <Works layout={layout} aria-hidden>
      {Array.from({ length: 6 }, (_, at) => (
        <li key={at}>
          <Skeleton height="full" borderRadius="inherit" />
        </li>
      ))}
    </Works>
  );
}

const MovingWorks = movingList(Works);

interface WorkGridProps {
  layout: 'modern' | 'minimal' | 'featured';
  works: readonly MediaView[];
  tileOf: (work: MediaView) => ReactNode;
}

/** Works side by side: as large cards, as small squares, or with the newest one large. */
function WorkGrid({ layout, works, tileOf }: WorkGridProps) {
  return (
    <MovingWorks layout={layout} data-layout={layout}>
      {works.map((work) => (
        <li key={work.id} data-enters>
          {tileOf(work)}
        </li>
      ))}
    </MovingWorks>
  );
}
