import { CREATOR_SORTS } from '@doubloon/contract/stores/operations.ts';
import { CreatorCategory } from '@doubloon/contract/stores/store.ts';
import { Heart, X } from 'lucide-react';
import { useHeldFilters } from '../../../shared/state/use-held-filters.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Chip } from '../../../shared/ui/marks/chip.tsx';
import { Field, Select, TextInput } from '../../../shared/ui/forms/field.tsx';
import {
  isNarrowed,
  MAX_SEARCH_LENGTH,
  noFilters,
  sameFilters,
  sortOptions,
  type DirectoryFilters,
} from '../directory-filters.ts';

const categories = ['', ...CreatorCategory.options] as const;

interface DirectoryFiltersFormProps {
  filters: DirectoryFilters;
  onChange: (filters: DirectoryFilters) => void;
}

/** Search, categories and order above the directory. Choices apply at once, what is typed after a pause or Enter. */
export function DirectoryFiltersForm({ filters, onChange }: DirectoryFiltersFormProps) {
  const { shown, type, ask } = useHeldFilters(filters, onChange, sameFilters);

  return (
    <chakra.form
      role="search"
      aria-label="Creators"
      onSubmit={(event) => {
        event.preventDefault();
        ask(shown);
      }}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto 14rem' }}
      gap="4"
      alignItems="end"
      marginBottom={{ base: '5', lg: '8' }}
    >
      <Field label="Search">
        <TextInput
          type="search"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          value={shown.search}
          placeholder="Name, food, Katong..."
          onChange={(event) => type({ ...shown, search: event.target.value })}
        />
      </Field>
      <div>
        <Chip checked={shown.following} onChange={({ target }) => ask({ ...shown, following: target.checked })}>
          <Heart size={16} aria-hidden fill={shown.following ? 'currentColor' : 'none'} />
          Following
        </Chip>
      </div>
      {!shown.following && (
        <Field label="Sort by">
          <Select
            value={shown.sort}
            onChange={({ target }) =>
              ask({ ...shown, sort: CREATOR_SORTS.find((sort) => sort === target.value) ?? 'featured' })
            }
          >
            {sortOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <chakra.fieldset gridColumn="1 / -1" display="flex" flexWrap="wrap" gap="2" minWidth="0">
        <chakra.legend srOnly>Category</chakra.legend>
        {categories.map((category) => (
          <Chip
            key={category}
            type="radio"
            name="category"
            checked={shown.category === category}
            onChange={() => ask({ ...shown, category })}
          >
            <chakra.span textTransform="capitalize">{category || 'All'}</chakra.span>
          </Chip>
        ))}
        {isNarrowed(shown) && (
          <Button look="quiet" onClick={() => ask({ ...noFilters, sort: shown.sort, following: shown.following })}>
            <X aria-hidden />
            Clear filters
          </Button>
        )}
      </chakra.fieldset>
    </chakra.form>
  );
}
