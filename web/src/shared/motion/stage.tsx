import { animateValue, domAnimation, LazyMotion, m, MotionConfig } from 'framer-motion';
import { useLayoutEffect, useRef, useState } from 'react';
import { Entrances } from './entrances.tsx';
import { exitingFrom, exitingOf, holdExiting, type Exiting } from './exiting.ts';
import { useMover, type Mover, type Movement } from './mover.ts';
import { usePlay } from './use-play.ts';
import { chakra } from '../style/chakra.tsx';

/** How long something moves, in seconds. Nobody waits for it. */
const PACE = { duration: 0.15, ease: 'easeOut' } as const;
/** How long figures count, in milliseconds: they are watched. */
const COUNT_MS = 600;

const at = (x: string, y: string) => `translate(${x}, ${y})`;

/** How something looks at its place. */
const THERE = { opacity: 1, transform: at('0rem', '0rem') };

/** How something looks where it comes from and goes to. */
const AWAY: Record<Movement, typeof THERE> = {
  rise: { opacity: 0, transform: at('0rem', '0.75rem') },
  slide: { opacity: 0, transform: at('1.5rem', '0rem') },
  draw: { opacity: 1, transform: at('-100%', '0rem') },
  fade: { opacity: 0, transform: at('0rem', '0rem') },
};

/** Keyframes of something that comes. */
const entering = (movement: Movement) => ({
  opacity: [AWAY[movement].opacity, THERE.opacity],
  transform: [AWAY[movement].transform, THERE.transform],
});

/** Keyframes of something whose place is now elsewhere; empty when it is not. */
function changingPlace(was: DOMRect, is: DOMRect): Record<string, string[]> {
  const [x, y] = [was.left - is.left, was.top - is.top];
  return x === 0 && y === 0 ? {} : { transform: [at(`${x}px`, `${y}px`), THERE.transform] };
}

/** When more entries than this leave a list at once, it shows other ones. */
const MAX_EXITS = 3;

const Air = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    width: 'auto',
    height: 'auto',
    margin: '0',
    padding: '0',
    border: 'none',
    overflow: 'hidden',
    bg: 'transparent',
    color: 'text',
    pointerEvents: 'none',
  },
});

/** Where things are seen moving that are no longer, or not only, in the page. React's own elements stay as they are. */
export function Stage() {
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user" transition={PACE}>
        <Movements />
      </MotionConfig>
    </LazyMotion>
  );
}

function Movements() {
  const play = usePlay();
  const [exits, setExits] = useState<readonly Exiting[]>([]);
  const air = useRef<HTMLDivElement>(null);
  const newestId = exits.at(-1)?.id;

  // Before what is drawn with it could want to move.
  useLayoutEffect(() => {
    const show = (exiting: Exiting) => setExits((others) => [...others, exiting]);
    const mover: Mover = {
      enter: (element, movement) => {
        play(element, entering(movement));
        if (element instanceof HTMLDialogElement) play(element, { opacity: [0, 1] }, { pseudoElement: '::backdrop' });
      },
      exit: (element, movement) => show(exitingOf(element, movement)),
      reorder: (list, places, movement) => {
        const gone = [...places].filter(([entry]) => entry.parentNode !== list);
        if (gone.length > MAX_EXITS) return;
        for (const entry of list.children) {
          const was = places.get(entry);
          play(entry, was ? changingPlace(was, entry.getBoundingClientRect()) : entering(movement));
        }
        for (const [entry, place] of gone) {
          if (entry instanceof HTMLElement) show(exitingFrom(list, entry, place, movement));
        }
      },
      countUp,
      Entrances,
    };
    useMover.setState({ mover });
    return () => useMover.setState({ mover: null });
  }, [play]);

  useLayoutEffect(() => {
    // Shown anew, it is above dialogs that were opened after it.
    const top = air.current;
    if (!top?.showPopover || newestId === undefined) return undefined;
    top.showPopover();
    return () => top.hidePopover();
  }, [newestId]);

  return (
    <Air ref={air} popover="manual" inert aria-hidden data-motion>
      {exits.map((exiting) => (
        <Exit
          key={exiting.id}
          exiting={exiting}
          onGone={() => setExits((all) => all.filter((each) => each !== exiting))}
        />
      ))}
    </Air>
  );
}

/** Shows the figures of `data-counted` instead of the element's own text, which is what it says all the while. */
const countUp: Mover['countUp'] = (element, from, to, format) => {
  animateValue({
    keyframes: [from, to],
    duration: COUNT_MS,
    ease: PACE.ease,
    onUpdate: (value: number) => {
      element.dataset.counted = format(Math.round(value));
    },
    onComplete: () => {
      delete element.dataset.counted;
    },
  });
};

/** An element on its way out, at the place where it was. */
export function Exit({ exiting, onGone }: { exiting: Exiting; onGone: () => void }) {
  const holder = useRef<HTMLDivElement>(null);
  const { place, movement, backdrop } = exiting;

  useLayoutEffect(() => {
    if (holder.current && !holdExiting(exiting, holder.current)) onGone();
    // oxlint-disable-next-line react/exhaustive-deps -- once: what has left is put into its holder when that is drawn
  }, []);

  const { left, top, width, height } = place;
  return (
    <>
      {backdrop && (
        <m.div
          initial={{ opacity: 1 }}
          animate={{ opacity: 0 }}
          style={{ position: 'fixed', inset: 0, backgroundColor: backdrop }}
        />
      )}
      <m.div
        ref={holder}
        initial={THERE}
        animate={AWAY[movement]}
        onAnimationComplete={onGone}
        style={{ position: 'fixed', left, top, width, height }}
      />
    </>
  );
}
