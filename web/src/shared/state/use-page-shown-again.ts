import { useEffect } from 'react';

/** Calls back when the browser shows this page again as it was left, by Back from another site. */
export function usePageShownAgain(onShown: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onShown();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [onShown]);
}
