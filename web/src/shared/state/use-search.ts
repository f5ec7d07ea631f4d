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

/** The fields of the address, and how to change some of them in place; the others stay. */
export function useSearchFields(): [URLSearchParams, (edit: (fields: URLSearchParams) => void) => void] {
  const [fields, setFields] = useSearch();
  const change = useCallback(
    (edit: (fields: URLSearchParams) => void) =>
      setFields(
        (current) => {
          const next = new URLSearchParams(current);
          edit(next);
          return next;
        },
        { replace: true },
      ),
    [setFields],
  );
  return [fields, change];
}
