import { inView, MotionConfig } from 'framer-motion';
import { useEffect, useEffectEvent } from 'react';
import type { EntrancesProps } from './mover.ts';
import { usePlay } from './use-play.ts';

/** Sections, with all that is in them, and elements that come by themselves. */
const ENTERING = 'section:not(section section), [data-enters]';

const from = (transform: string) => ({ opacity: [0, 1], transform: [transform, 'none'] });

/** Keyframes of what comes into view in a store, by the store's style. */
const ENTRANCES = {
  fade: { opacity: [0, 1] },
  slide: from('translateX(-3rem)'),
  bounce: {
    opacity: [0, 1, 1, 1],
    transform: ['translateY(2.5rem)', 'translateY(-0.75rem)', 'translateY(0.3rem)', 'translateY(0rem)'],
  },
  scale: from('scale(0.85)'),
} satisfies Record<EntrancesProps['style'], object>;
const BOUNCE_TIMES = [0, 0.55, 0.78, 1];

/** Lets parts of a store enter as its settings say: those that come, and those that are scrolled to. What is in sight already stays. */
export function Entrances({ durationMs, ...rest }: EntrancesProps) {
  return (
    <MotionConfig reducedMotion="user" transition={{ duration: durationMs / 1000, ease: 'easeOut' }}>
      <Watch {...rest} />
    </MotionConfig>
  );
}

function Watch({ within, style }: Omit<EntrancesProps, 'durationMs'>) {
  const play = usePlay();
  const enter = useEffectEvent((element: Element) =>
    play(element, ENTRANCES[style], style === 'bounce' ? { times: BOUNCE_TIMES } : {}),
  );

  useEffect(() => {
    const frame = within.current;
    if (!frame) return undefined;
    const known = new WeakSet<Element>();
    const endings: (() => void)[] = [];
    const meet = (come: (element: Element) => void) => {
      for (const element of frame.querySelectorAll(ENTERING)) {
        if (known.has(element)) continue;
        known.add(element);
        if (isInSight(element)) come(element);
        else endings.push(inView(element, () => enter(element)));
      }
    };
    meet(() => undefined);
    const observer = new MutationObserver(() => meet(enter));
    observer.observe(frame, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      endings.forEach((end) => end());
    };
  }, [within]);

  return null;
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
