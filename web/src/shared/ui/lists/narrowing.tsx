import { wordMatch } from '@doubloon/contract/shared/word-match.ts';
import { useCallback, type ComponentProps } from 'react';
import { useSearchFields } from '../../state/use-search.ts';
import { useHeldFilters } from '../../state/use-held-filters.ts';
import { ChoiceField } from '../forms/field.tsx';
import { MAX_WORDS_LENGTH, SearchInput } from '../forms/search-form.tsx';
import { chakra } from '../../style/chakra.tsx';

/** Filters of a list and how to change them. */
export interface Narrowing {
  /** `all` narrows nothing. */
  choice: StatusFilterProps<string>;
  /** The search field; left out where there is nothing to look for. */
  search?: SearchFieldProps;
  /** Takes back the choice and the words. */
  clear: () => void;
}

interface NarrowingOptions {
  /** The fields of the address that keep the choice and the words. */
  names?: { choice: string; words: string };
  /** Label of the choice; defaults to `Status`. */
  label?: string;
  /** Placeholder of the search field; omit it for no search. */
  placeholder?: string | undefined;
}

interface StatusFilterProps<Status extends string> {
  labels: Readonly<Record<Status, string>>;
  selected: Status;
  onSelect: (status: string) => void;
  /** Label of the choice, where a screen has several. */
  label?: string;
}

/** Layout of a list's filters: the search first, a choice beside it. */
export const ListFilters = chakra(
  'div',
  {
    base: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'minmax(0, 20rem) minmax(0, 14rem)',
        lg: 'minmax(0, 20rem) minmax(0, 14rem) minmax(0, 1fr)',
      },
      '& > :only-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
      columnGap: { base: '3', md: '4' },
      rowGap: '3',
    },
  },
  { defaultProps: { 'data-filters': '' } as const },
);

/** The words a list is searched for, kept in the address as `name`, and how to change them. */
export function useSearchWords(name = 'q'): [string, (words: string) => void] {
  const [address, change] = useSearchFields();
  const search = useCallback(
    (words: string) => change((fields) => (words.trim() === '' ? fields.delete(name) : fields.set(name, words.trim()))),
    [change, name],
  );
  return [(address.get(name) ?? '').trim().slice(0, MAX_WORDS_LENGTH), search];
}

/** True when every word occurs in at least one of the texts, matched as the server does. */
export function hasWords(words: string | undefined, ...texts: readonly string[]): boolean {
  return wordMatch(words ?? '')?.finds(texts) ?? true;
}

export interface SearchFieldProps extends Pick<ComponentProps<typeof SearchInput>, 'bare'> {
  words: string;
  onChange: (words: string) => void;
  placeholder: string;
}

const sameWords = (one: string, other: string) => one.trim() === other.trim();

/** Narrows a list to what is typed, after a pause or Enter. */
export function SearchField({ words, onChange, placeholder, bare }: SearchFieldProps) {
  const { shown, type, ask } = useHeldFilters(words, onChange, sameWords);
  return (
    <SearchInput
      value={shown}
      placeholder={placeholder}
      bare={bare}
      onChange={type}
      onKeyDown={(event) => {
        if (event.key === 'Enter') ask(shown);
      }}
    />
  );
}

/** Narrows a list to one status. */
export function StatusFilter<Status extends string>({
  labels,
  selected,
  onSelect,
  label = 'Status',
}: StatusFilterProps<Status>) {
  return (
    <chakra.div width={{ base: 'full', md: '14rem' }} maxWidth="full" marginBottom="5">
      <ChoiceField
        label={label}
        options={Object.entries<string>(labels).map(([value, shown]) => ({ value, label: shown }))}
        value={selected}
        onChange={(event) => onSelect(event.target.value)}
      />
    </chakra.div>
  );
}

/**
 * Filters of a list, kept in the URL: input for the server and props for `PagedList`. A choice that is missing or not one of `labels` is
 * `all`.
 */
export function useNarrowing<Labels extends { readonly all: string }>(
  labels: Labels,
  { names = { choice: 'status', words: 'q' }, label, placeholder }: NarrowingOptions = {},
) {
  const [address, change] = useSearchFields();
  const [words, onChange] = useSearchWords(names.words);
  const wanted = address.get(names.choice) ?? 'all';
  const selected: keyof Labels & string = Object.hasOwn(labels, wanted) ? (wanted as keyof Labels & string) : 'all';
  const onSelect = (choice: string) =>
    change((fields) => (choice === 'all' ? fields.delete(names.choice) : fields.set(names.choice, choice)));
  const searches = placeholder !== undefined;
  const narrowing: Narrowing = {
    choice: { labels, selected, onSelect, ...(label && { label }) },
    ...(searches && { search: { words, onChange, placeholder } }),
    clear: () =>
      change((fields) => {
        fields.delete(names.choice);
        fields.delete(names.words);
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

/** True when any filter is active. */
export function isNarrowed({ choice, search }: Narrowing): boolean {
  return choice.selected !== 'all' || (search?.words ?? '') !== '';
}
