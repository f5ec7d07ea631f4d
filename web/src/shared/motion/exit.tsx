import { m } from 'framer-motion';
import { useLayoutEffect, useRef } from 'react';
import { type Exiting, holdExiting } from './exiting.ts';
import { AWAY, THERE } from './movements.ts';

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
