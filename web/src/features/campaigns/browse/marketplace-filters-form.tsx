import { CampaignSort } from '@doubloon/contract/campaigns/campaign-search.ts';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { useHeldFilters } from '../../../shared/state/use-held-filters.ts';
import { chakra, Wrap } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Chip } from '../../../shared/ui/marks/chip.tsx';
import { ChoiceField, Field, TextInput } from '../../../shared/ui/forms/field.tsx';
import { SearchForm, SearchInput } from '../../../shared/ui/forms/search-form.tsx';
import {
  isNarrowed,
  nicheFilterOptions,
  noFilters,
  platformFilterOptions,
  sameFilters,
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

/** Search, filters and order above the marketplace. Choices apply at once, what is typed after a pause or Enter. */
export function MarketplaceFiltersForm({ filters, onChange }: MarketplaceFiltersFormProps) {
  const { shown, type, ask } = useHeldFilters(filters, onChange, sameFilters);
  // Wide screens show the filters always; on narrow ones they would push the loots off the screen.
  const [unfolded, setUnfolded] = useState(false);
  const foldable = { base: unfolded ? 'block' : 'none', lg: 'block' };
  const choose = (change: Partial<MarketplaceFilters>) => ask({ ...shown, ...change });

  const chosen =
    [shown.platform, shown.niche, shown.minBudget, shown.maxBudget].filter((value) => value !== '').length +
    (shown.sort === 'newest' ? 0 : 1) +
    (shown.full ? 1 : 0);

  return (
    <SearchForm
      label="Loots"
      onAsk={() => ask(shown)}
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: '2fr 1.2fr 1.2fr 0.8fr 0.8fr 1.1fr' }}
    >
      <chakra.div gridColumn={{ base: '1 / -1', lg: 'auto' }} display="flex" gap="3" alignItems="flex-end">
        <chakra.div flex="1" minWidth="0">
          <SearchInput
            value={shown.search}
            placeholder="Kopi, TikTok, UGC..."
            onChange={(search) => type({ ...shown, search })}
          />
        </chakra.div>
        <Button
          variant="outline"
          display={{ base: 'inline-flex', lg: 'none' }}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <SlidersHorizontal aria-hidden />
          Filters{chosen > 0 && ` (${chosen})`}
        </Button>
      </chakra.div>
      {CHOICES.map(({ name, ...rest }) => (
        <chakra.div key={name} display={foldable}>
          <ChoiceField
            {...rest}
            none="All"
            value={shown[name]}
            onChange={(event) => choose({ [name]: event.target.value })}
          />
        </chakra.div>
      ))}
      {BUDGETS.map(({ name, label, placeholder }) => (
        <chakra.div key={name} display={foldable}>
          <Field label={label}>
            <TextInput
              inputMode="numeric"
              placeholder={placeholder}
              value={shown[name]}
              onChange={(event) => type({ ...shown, [name]: digits(event.target.value) })}
            />
          </Field>
        </chakra.div>
      ))}
      <chakra.div display={foldable} gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <ChoiceField
          label="Sort by"
          options={sortOptions}
          value={shown.sort}
          onChange={(event) => choose({ sort: CampaignSort.parse(event.target.value) })}
        />
      </chakra.div>
      <Wrap gridColumn="1 / -1" gap="3" _empty={{ display: 'none' }}>
        <chakra.div display={foldable}>
          <Chip checked={shown.full} onChange={(event) => choose({ full: event.target.checked })}>
            Show loots with all slots taken
          </Chip>
        </chakra.div>
        {isNarrowed(shown) && (
          <Button variant="quiet" onClick={() => ask({ ...noFilters, sort: shown.sort, full: shown.full })}>
            <X aria-hidden />
            Clear filters
          </Button>
        )}
      </Wrap>
    </SearchForm>
  );
}
