import { MotionConfigContext, useAnimateMini } from 'framer-motion';
import { useCallback, useContext } from 'react';

type Keyframes = Readonly<Record<string, readonly (string | number)[]>>;

interface PlayOptions {
  /** At which share of the time each keyframe is reached. */
  times?: number[];
  pseudoElement?: string;
}

/** Returns what plays keyframes on an element of the page, at the pace of the `MotionConfig` around, and leaves no styles there. */
export function usePlay() {
  const { transition } = useContext(MotionConfigContext);
  const [, animate] = useAnimateMini();
  return useCallback(
    (element: Element, keyframes: Keyframes, options?: PlayOptions) => {
      const names = Object.keys(keyframes);
      if (names.length === 0 || !(element instanceof HTMLElement)) return;
      // A copy, because missing keyframes are filled in.
      const values = Object.fromEntries(names.map((name) => [name, [...(keyframes[name] ?? [])]]));
      void animate([element], values, { ...transition, ...options }).then(() =>
        names.forEach((name) => element.style.removeProperty(name)),
      );
    },
    [animate, transition],
  );
}
