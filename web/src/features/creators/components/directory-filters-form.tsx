import { CREATOR_SORTS } from '@doubloon/contract/stores/operations.ts';
import { CreatorCategory } from '@doubloon/contract/stores/store.ts';
import { Heart, X } from 'lucide-react';
import { useHeldFilters } from '../../../shared/state/use-held-filters.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Chip } from '../../../shared/ui/marks/chip.tsx';
import { ChoiceField } from '../../../shared/ui/forms/field.tsx';
import { SearchForm, SearchInput } from '../../../shared/ui/forms/search-form.tsx';
import { isNarrowed, noFilters, sameFilters, sortOptions, type DirectoryFilters } from '../directory-filters.ts';

const categories = ['', ...CreatorCategory.options] as const;

interface DirectoryFiltersFormProps {
  filters: DirectoryFilters;
  onChange: (filters: DirectoryFilters) => void;
}

/** Search, categories and order above the directory. Choices apply at once, what is typed after a pause or Enter. */
export function DirectoryFiltersForm({ filters, onChange }: DirectoryFiltersFormProps) {
  const { shown, type, ask } = useHeldFilters(filters, onChange, sameFilters);

  return (
    <SearchForm
      label="Creators"
      onAsk={() => ask(shown)}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto 14rem' }}
    >
      <SearchInput
        value={shown.search}
        placeholder="Name, food, Katong..."
        onChange={(search) => type({ ...shown, search })}
      />
      <div>
        <Chip checked={shown.following} onChange={({ target }) => ask({ ...shown, following: target.checked })}>
          <Heart size={16} aria-hidden fill={shown.following ? 'currentColor' : 'none'} />
          Following
        </Chip>
      </div>
      {!shown.following && (
        <ChoiceField
          label="Sort by"
          options={sortOptions}
          value={shown.sort}
          onChange={({ target }) =>
            ask({ ...shown, sort: CREATOR_SORTS.find((sort) => sort === target.value) ?? 'featured' })
          }
        />
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
          <Button variant="quiet" onClick={() => ask({ ...noFilters, sort: shown.sort, following: shown.following })}>
            <X aria-hidden />
            Clear filters
          </Button>
        )}
      </chakra.fieldset>
    </SearchForm>
  );
}
