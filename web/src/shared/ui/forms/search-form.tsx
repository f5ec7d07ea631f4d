import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { chakra } from '../../style/chakra.tsx';
import { Field, TextInput } from './field.tsx';

/** The longest search the server takes. */
export const MAX_WORDS_LENGTH = 100;

const Grid = chakra('form', {
  base: { display: 'grid', gap: '4', alignItems: 'end', marginBottom: { base: '5', lg: '8' } },
});

interface SearchFormProps extends Omit<ComponentProps<typeof Grid>, 'onSubmit'> {
  /** Name of what is looked for. */
  label: string;
  /** Enter was pressed. */
  onAsk: () => void;
}

/** The search and the filters above a list. */
export function SearchForm({ label, onAsk, children, ...grid }: SearchFormProps) {
  return (
    <Grid
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
      {...grid}
    >
      {children}
      {/* Without it, Enter sends no form that has several fields to type into. */}
      <button type="submit" hidden />
    </Grid>
  );
}

const Sought = chakra('div', {
  base: {
    position: 'relative',
    minWidth: '0',
    '& > svg': {
      position: 'absolute',
      left: '3.5',
      top: '50%',
      transform: 'translateY(-50%)',
      color: 'muted',
      pointerEvents: 'none',
    },
  },
});

interface SearchInputProps extends Omit<ComponentProps<typeof TextInput>, 'onChange'> {
  onChange: (words: string) => void;
  /** Leaves the label to screen readers, for a line of tools. */
  bare?: boolean;
}

/** The field for the words that are looked for. */
export function SearchInput({ onChange, bare = false, ...input }: SearchInputProps) {
  const field = (
    <Sought>
      <Search size={18} aria-hidden />
      <TextInput
        type="search"
        enterKeyHint="search"
        maxLength={MAX_WORDS_LENGTH}
        aria-label={bare ? 'Search' : undefined}
        paddingLeft="10"
        onChange={(event) => onChange(event.target.value)}
        {...input}
      />
    </Sought>
  );
  return bare ? field : <Field label="Search">{field}</Field>;
}
