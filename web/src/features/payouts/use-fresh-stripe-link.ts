import { useEffect } from 'react';
import { useSearch } from '../../shared/state/use-search.ts';

/**
 * Goes on with the setup when the payment provider sent somebody back because its link had run out (`stripe_refresh`).
 * `ready`: whether the account needs no setup any more, undefined while that is not known.
 */
export function useFreshStripeLink(ready: boolean | undefined, goOn: () => void): void {
  const [search, setSearch] = useSearch();
  const asked = search.get('stripe_refresh') === 'true';

  useEffect(() => {
    if (!asked || ready === undefined) return;
    setSearch((current) => new URLSearchParams([...current].filter(([name]) => name !== 'stripe_refresh')), {
      replace: true,
    });
    if (!ready) goOn();
  }, [asked, ready, goOn, setSearch]);
}
