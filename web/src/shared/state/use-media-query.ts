import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches, and again when that changes; `atFirst` where a page is rendered without a window. */
export function useMediaQuery(query: string, atFirst: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => atFirst,
  );
}

/** Returns true in windows as narrow as a phone, which have the tab bar instead of the sidebar. */
export const useOnPhone = () => useMediaQuery('(max-width: 767.98px)', false);
