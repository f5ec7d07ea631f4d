import { useSearch } from '../state/use-search.ts';
import type { Narrowing } from './paged-list.tsx';
import { useSearchWords } from './search-field.tsx';

interface NarrowingOptions {
  /** The fields of the address that keep the choice and the words. */
  names?: { choice: string; words: string };
  /** What the choice is called; `Status` unless told. */
  label?: string;
  /** What can be looked for; without it nothing can. */
  placeholder?: string | undefined;
}

/**
 * What a list is narrowed to, kept in the address: what to ask the server for, and what `PagedList` takes. A choice that is not one of
 * `labels`, or missing, is `all`.
 */
export function useNarrowing<Labels extends { readonly all: string }>(
  labels: Labels,
  { names = { choice: 'status', words: 'q' }, label, placeholder }: NarrowingOptions = {},
) {
  const [address, setAddress] = useSearch();
  const [words, onChange] = useSearchWords(names.words);
  const change = (edit: (search: URLSearchParams) => void) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        edit(next);
        return next;
      },
      { replace: true },
    );
  const wanted = address.get(names.choice) ?? 'all';
  const selected: keyof Labels & string = Object.hasOwn(labels, wanted) ? (wanted as keyof Labels & string) : 'all';
  const onSelect = (choice: string) =>
    change((search) => (choice === 'all' ? search.delete(names.choice) : search.set(names.choice, choice)));
  const searches = placeholder !== undefined;
  const narrowing: Narrowing = {
    choice: { labels, selected, onSelect, ...(label && { label }) },
    ...(searches && { search: { words, onChange, placeholder } }),
    clear: () =>
      change((search) => {
        search.delete(names.choice);
        search.delete(names.words);
      }),
  };
  return {
    selected,
    /** The choice as the server takes it. */
    status: selected === 'all' ? undefined : (selected as Exclude<keyof Labels & string, 'all'>),
    search: searches && words !== '' ? words : undefined,
    narrowing,
  };
}
