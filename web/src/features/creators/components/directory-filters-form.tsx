import { CREATOR_SORTS } from '@doubloon/contract/stores/operations.ts';
import { CreatorCategory } from '@doubloon/contract/stores/store.ts';
import { Heart, X } from 'lucide-react';
import { useHeldFilters } from '../../../shared/state/use-held-filters.ts';
import { useOnPhone } from '../../../shared/state/use-media-query.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Chip } from '../../../shared/ui/marks/chip.tsx';
import { CompactSelect } from '../../../shared/ui/forms/field.tsx';
import { SearchForm, SearchInput } from '../../../shared/ui/forms/search-form.tsx';
import { SlidingRow, useSlidingRow } from '../../../shared/ui/layout/sliding-row.tsx';
import { isNarrowed, noFilters, sameFilters, sortOptions, type DirectoryFilters } from '../directory-filters.ts';

const categories = ['', ...CreatorCategory.options] as const;

const Bar = chakra(SearchForm, {
  base: {
    gap: { base: '2', md: '3' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto auto' },
    marginBottom: { base: '4', lg: '5' },
  },
});
/** The filters that are chosen rather than typed; on phones one line that scrolls. */
const Choices = chakra(SlidingRow, {
  base: {
    gridColumn: '1 / -1',
    minWidth: '0',
    flexWrap: { md: 'wrap' },
    gap: '2',
    overflowX: { base: 'auto', md: 'visible' },
    marginX: { base: '-4', md: '0' },
    paddingX: { base: '4', md: '0' },
    paddingY: { base: '1', md: '0' },
    scrollbarWidth: 'none',
    maskImage: { md: 'none' },
    '& label, & > button, & > div': { flexShrink: '0' },
  },
});
const Categories = chakra('fieldset', {
  base: { display: 'flex', flexWrap: { md: 'wrap' }, flexShrink: { base: '0', md: '1' }, gap: '2', minWidth: '0' },
});

interface DirectoryFiltersFormProps {
  filters: DirectoryFilters;
  onChange: (filters: DirectoryFilters) => void;
}

/** Search, categories and order above the directory. Choices apply at once, what is typed after a pause or Enter. */
export function DirectoryFiltersForm({ filters, onChange }: DirectoryFiltersFormProps) {
  const { shown, type, ask } = useHeldFilters(filters, onChange, sameFilters);
  const onPhone = useOnPhone();
  const row = useSlidingRow('input[name=category]:checked:not([value=""])', shown.category);
  const following = (
    <Chip checked={shown.following} onChange={({ target }) => ask({ ...shown, following: target.checked })}>
      <Heart size={16} aria-hidden fill={shown.following ? 'currentColor' : 'none'} />
      Following
    </Chip>
  );
  const sort = (
    <CompactSelect
      aria-label="Sort by"
      borderRadius="full"
      maxWidth="10.5rem"
      borderColor={shown.sort === noFilters.sort ? 'controlLine' : 'text'}
      fontWeight={shown.sort === noFilters.sort ? 'medium' : 'semibold'}
      // Those whom one follows come in the order in which one began to.
      disabled={shown.following}
      value={shown.sort}
      onChange={({ target }) =>
        ask({ ...shown, sort: CREATOR_SORTS.find((known) => known === target.value) ?? noFilters.sort })
      }
    >
      {sortOptions.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </CompactSelect>
  );

  return (
    <Bar label="Creators" onAsk={() => ask(shown)}>
      <SearchInput
        bare
        borderRadius="full"
        value={shown.search}
        placeholder="Name, food, Katong..."
        onChange={(search) => type({ ...shown, search })}
      />
      {!onPhone && following}
      {!onPhone && sort}
      <Choices {...row}>
        {onPhone && sort}
        {onPhone && following}
        <Categories>
          <chakra.legend srOnly>Category</chakra.legend>
          {categories.map((category) => (
            <Chip
              key={category}
              type="radio"
              name="category"
              value={category}
              checked={shown.category === category}
              onChange={() => ask({ ...shown, category })}
            >
              <chakra.span textTransform="capitalize">{category || 'All'}</chakra.span>
            </Chip>
          ))}
        </Categories>
        {isNarrowed(shown) && (
          <Button
            variant="quiet"
            flexShrink="0"
            onClick={() => ask({ ...noFilters, sort: shown.sort, following: shown.following })}
          >
            <X aria-hidden />
            Clear filters
          </Button>
        )}
      </Choices>
    </Bar>
  );
}
