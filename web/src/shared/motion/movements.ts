import type { Movement } from './mover.ts';

/** How long something moves, in seconds. Nobody waits for it. */
export const PACE = { duration: 0.15, ease: 'easeOut' } as const;
/** How long figures count, in milliseconds: they are watched. */
export const COUNT_MS = 600;

const at = (x: string, y: string) => `translate(${x}, ${y})`;

/** How something looks at its place. */
export const THERE = { opacity: 1, transform: at('0rem', '0rem') };

/** How something looks where it comes from and goes to. */
export const AWAY: Record<Movement, typeof THERE> = {
  rise: { opacity: 0, transform: at('0rem', '0.75rem') },
  slide: { opacity: 0, transform: at('1.5rem', '0rem') },
  draw: { opacity: 1, transform: at('-100%', '0rem') },
  fade: { opacity: 0, transform: at('0rem', '0rem') },
};

/** Keyframes of something that comes. */
export const entering = (movement: Movement) => ({
  opacity: [AWAY[movement].opacity, THERE.opacity],
  transform: [AWAY[movement].transform, THERE.transform],
});

/** Keyframes of something whose place is now elsewhere; empty when it is not. */
export function changingPlace(was: DOMRect, is: DOMRect): Record<string, string[]> {
  const [x, y] = [was.left - is.left, was.top - is.top];
  return x === 0 && y === 0 ? {} : { transform: [at(`${x}px`, `${y}px`), THERE.transform] };
}
