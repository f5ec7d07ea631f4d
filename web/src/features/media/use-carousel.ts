import { useEffect, useState } from 'react';

/** How long one work stays, in milliseconds, and how far a finger has to go, in pixels (specification 001, section 9). */
export const ADVANCE_MS = 5000;
export const SWIPE_PX = 50;

/** Where a finger that went so far to the right (negative: left) wants to: a step on, a step back, or nowhere. */
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
