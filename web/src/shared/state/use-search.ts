import { useCallback } from 'react';
import { useSearchParams, type SetURLSearchParams } from 'react-router-dom';

/** The fields of the address and how to change them; the page stays where it is scrolled to. */
export function useSearch(): [URLSearchParams, SetURLSearchParams] {
  const [search, setSearch] = useSearchParams();
  const change = useCallback<SetURLSearchParams>(
    (next, options) => setSearch(next, { preventScrollReset: true, ...options }),
    [setSearch],
  );
  return [search, change];
}
