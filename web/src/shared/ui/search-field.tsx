import { wordMatch } from '@doubloon/contract/shared/word-match.ts';
import { useCallback } from 'react';
import { useHeldFilters } from '../state/use-held-filters.ts';
import { useSearch } from '../state/use-search.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

/** The longest search the server takes. */
const MAX_WORDS_LENGTH = 100;

/** The words a list is searched for, kept in the address as `name`, and how to change them. */
export function useSearchWords(name = 'q'): [string, (words: string) => void] {
  const [search, setSearch] = useSearch();
  const change = useCallback(
    (words: string) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (words.trim() === '') next.delete(name);
          else next.set(name, words.trim());
          return next;
        },
        { replace: true },
      ),
    [setSearch, name],
  );
  return [(search.get(name) ?? '').trim().slice(0, MAX_WORDS_LENGTH), change];
}

/** Whether every one of the words stands somewhere in the texts, as the server looks for them. */
export function hasWords(words: string | undefined, ...texts: readonly string[]): boolean {
  return wordMatch(words ?? '')?.finds(texts) ?? true;
}

export interface SearchFieldProps {
  words: string;
  onChange: (words: string) => void;
  placeholder: string;
}

const sameWords = (one: string, other: string) => one.trim() === other.trim();

/** Narrows a list to what is typed, after a pause or Enter. */
export function SearchField({ words, onChange, placeholder }: SearchFieldProps) {
  const { shown, type, ask } = useHeldFilters(words, onChange, sameWords);
  return (
    <Field label="Search">
      <TextInput
        type="search"
        value={shown}
        enterKeyHint="search"
        maxLength={MAX_WORDS_LENGTH}
        placeholder={placeholder}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') ask(shown);
        }}
      />
    </Field>
  );
}
