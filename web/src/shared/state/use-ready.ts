import { useDeferredValue } from 'react';

/**
 * Turns true soon after `isLoaded` does, in a render of short tasks: what is mounted then does not keep the page from answering. True at once
 * for what was loaded before.
 */
export function useReady(isLoaded: boolean): boolean {
  return useDeferredValue(isLoaded) && isLoaded;
}
