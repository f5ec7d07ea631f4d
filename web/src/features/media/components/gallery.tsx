import type { MediaView } from '@doubloon/contract/media/media.ts';
import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { WorkTile } from './work-tile.tsx';
import { movingList } from '../../../shared/motion/moving-list.tsx';
import { useReducedMotion } from '../../../shared/motion/use-reduced-motion.ts';
import { chakra, HStack } from '../../../shared/style/chakra.tsx';
import { IconButton } from '../../../shared/ui/buttons/button.tsx';
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

const Works = chakra('ul', {
  base: { listStyleType: 'none', display: 'grid', '& > li': { minWidth: '0' } },
  variants: {
    layout: {
      modern: {
        gap: { base: '3', md: '4' },
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
        '& > li': { aspectRatio: '4 / 5', borderRadius: 'lg' },
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

/** How long one work stays, in milliseconds, and how far a finger has to go, in pixels (specification 001, section 9). */
export const ADVANCE_MS = 5000;

const SWIPE_PX = 50;

interface WorkCarouselProps {
  works: readonly MediaView[];
  tileOf: (work: MediaView) => ReactNode;
  /** True while something else, such as a dialog, has the reader's attention, which pauses the carousel. */
  held: boolean;
  /** Called when the last work is near. */
  onNearEnd: () => void;
}

/**
 * One work at a time. It goes on every 5 seconds, but not under the pointer, with the focus inside, once stopped, or for people who
 * asked for less motion; arrow keys, buttons and swipes go on and back.
 */
function WorkCarousel({ works, tileOf, held, onNearEnd }: WorkCarouselProps) {
  const reduced = useReducedMotion();
  const [stopped, setStopped] = useState(reduced);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const start = useRef<number>(undefined);
  const { at, step } = useCarousel(works.length, held || stopped || hovered || focused);
  const work = works[at];

  useEffect(() => {
    if (at >= works.length - 2) onNearEnd();
  }, [at, works.length, onNearEnd]);

  if (!work) return null;
  return (
    <chakra.div
      role="group"
      aria-roledescription="carousel"
      aria-label="My Work"
      data-layout="carousel"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') step(-1);
        if (event.key === 'ArrowRight') step(1);
      }}
      onTouchStart={(event) => {
        start.current = event.touches[0]?.clientX;
      }}
      onTouchEnd={(event) => {
        const end = event.changedTouches[0]?.clientX;
        const by = start.current === undefined || end === undefined ? 0 : swipeStep(end - start.current);
        if (by !== 0) step(by);
      }}
      touchAction="pan-y"
    >
      <chakra.div overflow="hidden" borderRadius="lg" aria-live={stopped ? 'polite' : 'off'}>
        <chakra.div
          key={work.id}
          role="group"
          aria-roledescription="slide"
          aria-label={`${at + 1} of ${works.length}`}
          aspectRatio={{ base: '4 / 5', md: '16 / 10' }}
          borderRadius="lg"
          data-enters
        >
          {tileOf(work)}
        </chakra.div>
      </chakra.div>
      {works.length > 1 && (
        <HStack justifyContent="center" gap="2" marginTop="2">
          <IconButton label="Previous work" onClick={() => step(-1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton label={stopped ? 'Start moving' : 'Stop moving'} onClick={() => setStopped(!stopped)}>
            {stopped ? <Play aria-hidden /> : <Pause aria-hidden />}
          </IconButton>
          <chakra.span fontSize="sm" textStyle="figure" aria-hidden>
            {at + 1} / {works.length}
          </chakra.span>
          <IconButton label="Next work" onClick={() => step(1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </HStack>
      )}
    </chakra.div>
  );
}

/** Returns the step that a swipe asks for, by its distance to the right (negative: left): on, back, or none. */
export function swipeStep(distancePx: number): -1 | 0 | 1 {
  if (Math.abs(distancePx) < SWIPE_PX) return 0;
  return distancePx < 0 ? 1 : -1;
}

/** The place in a ring of `count` works, which goes on by itself while nothing `held` it. */
export function useCarousel(count: number, held: boolean) {
  const [wanted, setWanted] = useState(0);
  // Works can be removed while one of the last is shown.
  const at = count === 0 ? 0 : Math.min(wanted, count - 1);

  useEffect(() => {
    if (held || count < 2) return;
    const timer = setTimeout(() => setWanted((at + 1) % count), ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [at, count, held]);

  return { at, goTo: setWanted, step: (by: -1 | 1) => setWanted((at + by + count) % count) };
}
