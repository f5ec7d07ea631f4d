import { useSearchParams } from 'react-router-dom';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

/** The words a list is searched for, kept in the address (`q`), and how to change them. */
export function useSearchWords(): [string, (words: string) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (words: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (words === '') next.delete('q');
        else next.set('q', words);
        return next;
      },
      { replace: true },
    );
  return [search.get('q') ?? '', change];
}

/** Whether every one of the words stands somewhere in the texts, upper and lower case alike. */
export function hasWords(words: string, ...texts: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

interface SearchFieldProps {
  words: string;
  onChange: (words: string) => void;
  placeholder: string;
}

/** Narrows a list to what is typed. */
export function SearchField({ words, onChange, placeholder }: SearchFieldProps) {
  return (
    <Field label="Search">
      <TextInput
        type="search"
        value={words}
        maxLength={100}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
