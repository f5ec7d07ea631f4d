import { useMediaQuery } from '../state/use-media-query.ts';

/** True when the system is set to reduced motion. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)', true);
