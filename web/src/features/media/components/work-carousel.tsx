import type { MediaView } from '@doubloon/contract/media/media.ts';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useReducedMotion } from '../../../shared/motion/use-reduced-motion.ts';
import { useOnPhone } from '../../../shared/state/use-media-query.ts';
import { chakra, HStack } from '../../../shared/style/chakra.tsx';
import { IconButton } from '../../../shared/ui/buttons/button.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';

/** How many works of a carousel stand beside each other, on phones and where there is more room. */
const BESIDE = { phone: 2, wide: 3 } as const;

const Slides = chakra('div', {
  base: { display: 'grid', gap: '3', '& > *': { aspectRatio: '4 / 5', borderRadius: 'lg', minWidth: '0' } },
  variants: {
    beside: {
      1: {},
      2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      3: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
    // A single work of which there are no more beside it.
    wide: { true: { '& > *': { aspectRatio: '16 / 10' } } },
  },
});
type Beside = 1 | 2 | 3;

/** The count belongs to what stops it. */
const Running = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', paddingRight: '4', borderRadius: 'full', bg: 'sunken' },
});

/** Stands where a carousel will be, with room below for its buttons. */
export function CarouselSkeleton() {
  const beside = useOnPhone() ? BESIDE.phone : BESIDE.wide;
  return (
    <Slides beside={beside} marginBottom="3.25rem" aria-hidden>
      {Array.from({ length: beside }, (_, at) => (
        <Skeleton key={at} />
      ))}
    </Slides>
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
 * Two works beside each other on phones, three elsewhere. It goes on by one every 5 seconds, but not under the pointer, with the focus inside, once stopped, or for people who
 * asked for less motion; arrow keys, buttons and swipes go on and back.
 */
export function WorkCarousel({ works, tileOf, held, onNearEnd }: WorkCarouselProps) {
  const reduced = useReducedMotion();
  const [stopped, setStopped] = useState(reduced);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const start = useRef<number>(undefined);
  const beside = Math.min(useOnPhone() ? BESIDE.phone : BESIDE.wide, works.length) as Beside;
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
        {shown.map((index, slot) => {
          const work = works[index];
          return (
            work && (
              <div
                // The places stay and what they show changes: a work that itself went aside would be a layout shift.
                key={slot}
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
          <Running>
            <IconButton
              label={stopped ? 'Start moving' : 'Stop moving'}
              borderRadius="full"
              onClick={() => setStopped(!stopped)}
            >
              {stopped ? <Play aria-hidden /> : <Pause aria-hidden />}
            </IconButton>
            <chakra.span fontSize="sm" textStyle="figure" aria-hidden>
              {at + 1} / {works.length}
            </chakra.span>
          </Running>
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
