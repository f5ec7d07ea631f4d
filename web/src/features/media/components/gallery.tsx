import type { MediaView } from '@doubloon/contract/media/media.ts';
import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { WorkTile } from './work-tile.tsx';
import { movingList } from '../../../shared/motion/moving-list.tsx';
import { useOnPhone } from '../../../shared/state/use-media-query.ts';
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

/** How many works of a carousel stand beside each other where there is room. */
const BESIDE = 3;

const Slides = chakra('div', {
  base: { display: 'grid', gap: '3', '& > *': { aspectRatio: '4 / 5', borderRadius: 'lg', minWidth: '0' } },
  variants: {
    beside: {
      1: {},
      2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      3: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
    // A single work of which there are no more beside it.
    wide: { true: { '& > *': { aspectRatio: { base: '4 / 5', md: '16 / 10' } } } },
  },
});
type Beside = 1 | 2 | 3;

/** Stands where works will be, as large as they will be. */
export function GallerySkeleton({ layout }: { layout: StoreSettingsView['layout'] }) {
  const beside = useOnPhone() ? 1 : BESIDE;
  // Below a carousel is room for its buttons.
  if (layout === 'carousel') {
    return (
      <Slides beside={beside} marginBottom="3.25rem" aria-hidden>
        {Array.from({ length: beside }, (_, at) => (
          <Skeleton key={at} />
        ))}
      </Slides>
    );
  }
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
 * One work on phones, three beside each other elsewhere. It goes on by one every 5 seconds, but not under the pointer, with the focus inside, once stopped, or for people who
 * asked for less motion; arrow keys, buttons and swipes go on and back.
 */
function WorkCarousel({ works, tileOf, held, onNearEnd }: WorkCarouselProps) {
  const reduced = useReducedMotion();
  const [stopped, setStopped] = useState(reduced);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const start = useRef<number>(undefined);
  const beside = Math.min(useOnPhone() ? 1 : BESIDE, works.length) as Beside;
  const moves = works.length > beside;
  const { at, step } = useCarousel(works.length, !moves || held || stopped || hovered || focused);
  const shown = Array.from({ length: beside }, (_, after) => (at + after) % works.length);

  useEffect(() => {
    if (at + beside >= works.length - 1) onNearEnd();
  }, [at, beside, works.length, onNearEnd]);

  if (works.length === 0) return null;
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
        if (moves && event.key === 'ArrowLeft') step(-1);
        if (moves && event.key === 'ArrowRight') step(1);
      }}
      onTouchStart={(event) => {
        start.current = event.touches[0]?.clientX;
      }}
      onTouchEnd={(event) => {
        const end = event.changedTouches[0]?.clientX;
        const by = start.current === undefined || end === undefined ? 0 : swipeStep(end - start.current);
        if (moves && by !== 0) step(by);
      }}
      touchAction="pan-y"
    >
      <Slides beside={beside} wide={works.length === 1} aria-live={stopped ? 'polite' : 'off'}>
        {shown.map((index) => {
          const work = works[index];
          return (
            work && (
              <div
                key={work.id}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${works.length}`}
                data-enters
              >
                {tileOf(work)}
              </div>
            )
          );
        })}
      </Slides>
      {moves && (
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
