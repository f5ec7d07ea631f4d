import type { MediaView } from '@doubloon/contract/media/media.ts';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { chakra } from '../../../shared/style/chakra.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { HStack } from '../../../shared/ui/layout.ts';
import { swipeStep, useCarousel } from '../use-carousel.ts';
import { useReducedMotion } from '../use-reduced-motion.ts';

interface WorkCarouselProps {
  works: readonly MediaView[];
  tileOf: (work: MediaView) => ReactNode;
  /** Whether something else has the reader's attention. */
  held: boolean;
  /** Called when the last work is near. */
  onNearEnd: () => void;
}

/**
 * One work at a time. It goes on every 5 seconds, but not under the pointer, with the focus inside, once stopped, or for people who
 * asked for less motion; arrow keys, buttons and swipes go on and back.
 */
export function WorkCarousel({ works, tileOf, held, onNearEnd }: WorkCarouselProps) {
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
          animation="var(--store-enter, none)"
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
