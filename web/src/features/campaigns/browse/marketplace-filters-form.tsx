import { CampaignSort } from '@doubloon/contract/campaigns/campaign-search.ts';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { useHeldFilters } from '../../../shared/state/use-held-filters.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { ChoiceField, Field, TextInput } from '../../../shared/ui/forms/field.tsx';
import { SearchForm, SearchInput } from '../../../shared/ui/forms/search-form.tsx';
import {
  isNarrowed,
  nicheFilterOptions,
  noFilters,
  platformFilterOptions,
  sameFilters,
  slotOptions,
  sortOptions,
  type MarketplaceFilters,
} from './marketplace-filters.ts';

interface MarketplaceFiltersFormProps {
  filters: MarketplaceFilters;
  onChange: (filters: MarketplaceFilters) => void;
}

const CHOICES = [
  { name: 'platform', label: 'Platform', options: platformFilterOptions },
  { name: 'niche', label: 'Niche', options: nicheFilterOptions },
] as const;
const BUDGETS = [
  { name: 'minBudget', label: 'Min Budget', placeholder: '0' },
  { name: 'maxBudget', label: 'Max Budget', placeholder: 'Any' },
] as const;
const digits = (text: string) => text.replace(/\D/g, '').slice(0, 9);

const Row = chakra(SearchForm, {
  base: {
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      xl: 'minmax(0, 1.7fr) repeat(2, minmax(0, 1.1fr)) repeat(2, minmax(0, 0.75fr)) repeat(2, minmax(0, 1.1fr))',
    },
    // A column of its own for what clears them, while there is something to clear.
    gridAutoFlow: { xl: 'column' },
    gridAutoColumns: 'auto',
  },
});
const SearchPlace = chakra('div', {
  base: { gridColumn: { base: '1 / -1', xl: 'auto' }, display: 'flex', gap: '3', alignItems: 'flex-end' },
});
const SearchSpace = chakra('div', { base: { flex: '1', minWidth: '0' } });
/** A filter that is always shown where there is room beside the search, and elsewhere only once it is asked for. */
const Foldable = chakra('div', {
  base: { display: { base: 'none', xl: 'block' } },
  variants: { unfolded: { true: { display: 'block' } } },
});
const Unfold = chakra('div', { base: { display: { xl: 'none' } } });
const Clear = chakra('div', {
  base: {
    gridColumn: { base: '1 / -1', xl: 'auto' },
    // In the row its sign says enough to those who see it.
    '& span': { xl: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
  },
});

/** Search, filters and order above the marketplace, in one row where there is room. Choices apply at once, what is typed after a pause or Enter. */
export function MarketplaceFiltersForm({ filters, onChange }: MarketplaceFiltersFormProps) {
  const { shown, type, ask } = useHeldFilters(filters, onChange, sameFilters);
  // On narrow screens the filters would push the loots off the screen.
  const [unfolded, setUnfolded] = useState(false);
  const choose = (change: Partial<MarketplaceFilters>) => ask({ ...shown, ...change });

  const chosen =
    [shown.platform, shown.niche, shown.minBudget, shown.maxBudget].filter((value) => value !== '').length +
    (shown.sort === 'newest' ? 0 : 1) +
    (shown.full ? 1 : 0);

  return (
    <Row label="Loots" columnGap="3" onAsk={() => ask(shown)}>
      <SearchPlace>
        <SearchSpace>
          <SearchInput
            value={shown.search}
            placeholder="Kopi, TikTok, UGC..."
            onChange={(search) => type({ ...shown, search })}
          />
        </SearchSpace>
        <Unfold>
          <Button variant="outline" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            <SlidersHorizontal aria-hidden />
            Filters{chosen > 0 && ` (${chosen})`}
          </Button>
        </Unfold>
      </SearchPlace>
      {CHOICES.map(({ name, ...rest }) => (
        <Foldable key={name} unfolded={unfolded}>
          <ChoiceField
            {...rest}
            none="All"
            value={shown[name]}
            onChange={(event) => choose({ [name]: event.target.value })}
          />
        </Foldable>
      ))}
      {BUDGETS.map(({ name, label, placeholder }) => (
        <Foldable key={name} unfolded={unfolded}>
          <Field label={label}>
            <TextInput
              inputMode="numeric"
              placeholder={placeholder}
              value={shown[name]}
              onChange={(event) => type({ ...shown, [name]: digits(event.target.value) })}
            />
          </Field>
        </Foldable>
      ))}
      <Foldable unfolded={unfolded}>
        <ChoiceField
          label="Slots"
          options={slotOptions}
          value={shown.full ? 'any' : 'left'}
          onChange={(event) => choose({ full: event.target.value === 'any' })}
        />
      </Foldable>
      <Foldable unfolded={unfolded}>
        <ChoiceField
          label="Sort by"
          options={sortOptions}
          value={shown.sort}
          onChange={(event) => choose({ sort: CampaignSort.parse(event.target.value) })}
        />
      </Foldable>
      {isNarrowed(shown) && (
        <Clear>
          <Button
            variant="quiet"
            paddingX={{ base: '5', xl: '2' }}
            title="Clear filters"
            onClick={() => ask({ ...noFilters, sort: shown.sort, full: shown.full })}
          >
            <X aria-hidden />
            <span>Clear filters</span>
          </Button>
        </Clear>
      )}
    </Row>
  );
}
