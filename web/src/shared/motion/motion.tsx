import { type ComponentType, useEffect, useState } from 'react';
import { afterScreen } from '../state/after-screen.ts';
import { useConnection } from '../state/connection.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Loads what moves things once the first screen is shown. Nothing moves until then, nor for people who want less motion. */
export function Motion() {
  const isReduced = useReducedMotion();
  const isOnline = useConnection(({ online }) => online);
  const [Stage, setStage] = useState<ComponentType>();

  useEffect(() => {
    if (isReduced || !isOnline || Stage) return undefined;
    return afterScreen(() => {
      import('./stage.tsx').then(
        (loaded) => setStage(() => loaded.Stage),
        () => undefined,
      );
    });
  }, [isReduced, isOnline, Stage]);

  return Stage && !isReduced ? <Stage /> : null;
}
