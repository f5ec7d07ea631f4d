import { useSearchParams } from 'react-router-dom';
import type { Narrowing } from './narrowed-list.tsx';
import { useSearchWords } from './search-field.tsx';
import { useStatusFilter } from './use-status-filter.ts';

interface NarrowingOptions {
  /** The fields of the address that keep the choice and the words. */
  names: { choice: string; words: string };
  /** What the choice is called; `Status` unless told. */
  label?: string;
  /** What can be looked for; without it nothing can. */
  placeholder?: string | undefined;
}

/** What a list inside a screen is narrowed to, kept in the address: what to ask the server for, and what `NarrowedList` takes. */
export function useNarrowing<Labels extends { readonly all: string }>(
  labels: Labels,
  { names, label, placeholder }: NarrowingOptions,
): { selected: keyof Labels & string; search: string | undefined; narrowing: Narrowing } {
  const [selected, onSelect] = useStatusFilter(labels, names.choice);
  const [words, onChange] = useSearchWords(names.words);
  const [, setSearch] = useSearchParams();
  const clear = () =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(names.choice);
        next.delete(names.words);
        return next;
      },
      { replace: true },
    );
  const searches = placeholder !== undefined;
  return {
    selected,
    search: searches && words !== '' ? words : undefined,
    narrowing: {
      choice: { labels, selected, onSelect, ...(label && { label }) },
      ...(searches && { search: { words, onChange, placeholder } }),
      clear,
    },
  };
}
