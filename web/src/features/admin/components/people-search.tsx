import { useState } from 'react';
import { useSearch } from '../../../shared/state/use-search.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Field, TextInput } from '../../../shared/ui/forms/field.tsx';
import { MIN_SEARCH } from './found-people.tsx';

/** Looks for people; what is looked for stands in the address (`q`). */
export function PeopleSearch({ label }: { label: string }) {
  const [search, setSearch] = useSearch();
  const [text, setText] = useState(search.get('q') ?? '');
  const [short, setShort] = useState(false);
  return (
    <chakra.form
      role="search"
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="flex-start"
      marginBottom="6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = text.trim();
        setShort(wanted.length < MIN_SEARCH);
        if (wanted.length >= MIN_SEARCH) setSearch({ q: wanted });
      }}
    >
      <chakra.div flex="1" minWidth="14rem" maxWidth="28rem">
        <Field
          label={label}
          hint="A whole e-mail, or part of a name or username"
          error={short ? 'At least 2 characters' : undefined}
        >
          <TextInput type="search" value={text} maxLength={254} onChange={(event) => setText(event.target.value)} />
        </Field>
      </chakra.div>
      <Button type="submit" look="outline" marginTop="1.75rem">
        Search
      </Button>
    </chakra.form>
  );
}
