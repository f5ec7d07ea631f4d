import { createContext } from 'react';

/** The dialog that something stands in, for what has to do with its closing; null outside of one. */
export const DialogGuard = createContext<{
  /** Makes it ask before it closes, until what this answers is called. */
  hold: () => () => void;
  /** Closes it, after its question when there is one. */
  close: () => void;
} | null>(null);
