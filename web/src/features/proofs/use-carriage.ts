import { useEffect, useRef, useState } from 'react';
import type { Carriage } from '../../shared/api/carry-with-progress.ts';

/** Follows a call with files: how far it has got (null while there is none), and a way to call it off, which leaving the screen does too. */
export function useCarriage() {
  const [percent, setPercent] = useState<number | null>(null);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  return {
    percent,
    follow: async <Answer>(call: (carriage: Carriage) => Promise<Answer>): Promise<Answer> => {
      const controller = new AbortController();
      underWay.current = controller;
      setPercent(0);
      try {
        return await call({ onProgress: setPercent, signal: controller.signal });
      } finally {
        setPercent(null);
      }
    },
    callOff: () => underWay.current?.abort(),
  };
}
