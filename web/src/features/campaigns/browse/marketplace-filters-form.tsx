import { CampaignSort } from '@doubloon/contract/campaigns/campaign-search.ts';
import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useState, type ComponentProps } from 'react';
import { useHeldFilters } from '../../../shared/state/use-held-filters.ts';
import { chakra, SlidingLine } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { ChoiceField, CompactSelect, Field, TextInput } from '../../../shared/ui/forms/field.tsx';
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

const PICKS = [
  { name: 'platform', label: 'Platform', none: 'All platforms', options: platformFilterOptions },
  {
    name: 'niche',
    label: 'Niche',
    none: 'All niches',
    options: nicheFilterOptions.map((niche) => ({ value: niche, label: niche })),
  },
] as const;
const BUDGETS = [
  { name: 'minBudget', label: 'Min Budget', placeholder: '0' },
  { name: 'maxBudget', label: 'Max Budget', placeholder: 'Any' },
] as const;
const digits = (text: string) => text.replace(/\D/g, '').slice(0, 9);

const Bar = chakra(SearchForm, {
  base: {
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) auto' },
  },
});
/** On narrow screens one line that slides, so that the loots stay in sight. */
const Picks = chakra(SlidingLine, {
  base: {
    flexWrap: { base: 'nowrap', md: 'nowrap' },
    overflowX: { md: 'auto' },
    // Room for the outline of what has the focus.
    marginX: { md: '-1' },
    marginY: { md: '-1' },
    paddingX: { md: '1' },
    paddingY: { md: '1' },
    '& > *': { flexShrink: '0' },
  },
});
const Rest = chakra('div', {
  base: {
    display: 'none',
    gridColumn: '1 / -1',
    gap: '4',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 12rem))' },
  },
  variants: { unfolded: { true: { display: 'grid' } } },
});

/** Search, filters and order above the marketplace, in one row where there is room; the rarer ones unfold below. Choices apply at once, what is typed after a pause or Enter. */
export function MarketplaceFiltersForm({ filters, onChange }: MarketplaceFiltersFormProps) {
  const restId = useId();
  const { shown, type, ask } = useHeldFilters(filters, onChange, sameFilters);
  const rare = [shown.minBudget, shown.maxBudget, shown.full ? 'any' : ''].filter((value) => value !== '').length;
  const [unfolded, setUnfolded] = useState(rare > 0);
  const choose = (change: Partial<MarketplaceFilters>) => ask({ ...shown, ...change });

  return (
    <Bar label="Loots" onAsk={() => ask(shown)}>
      <SearchInput
        bare
        value={shown.search}
        placeholder="Kopi, TikTok, UGC..."
        onChange={(search) => type({ ...shown, search })}
      />
      <Picks>
        {PICKS.map(({ name, label, none, options }) => (
          <Pick
            key={name}
            label={label}
            chosen={shown[name] !== ''}
            options={[{ value: '', label: none }, ...options]}
            value={shown[name]}
            onChange={(event) => choose({ [name]: event.target.value })}
          />
        ))}
        <Pick
          label="Sort by"
          chosen={shown.sort !== 'newest'}
          options={sortOptions}
          value={shown.sort}
          onChange={(event) => choose({ sort: CampaignSort.parse(event.target.value) })}
        />
        <Button
          variant="outline"
          fontSize="sm"
          borderRadius="full"
          aria-expanded={unfolded}
          aria-controls={restId}
          onClick={() => setUnfolded(!unfolded)}
        >
          <SlidersHorizontal aria-hidden />
          Filters{rare > 0 && ` (${rare})`}
        </Button>
        {isNarrowed(shown) && (
          <Button
            variant="quiet"
            fontSize="sm"
            paddingX="2"
            onClick={() => ask({ ...noFilters, sort: shown.sort, full: shown.full })}
          >
            <X aria-hidden />
            Clear filters
          </Button>
        )}
      </Picks>
      <Rest id={restId} unfolded={unfolded}>
        {BUDGETS.map(({ name, label, placeholder }) => (
          <Field key={name} label={label}>
            <TextInput
              inputMode="numeric"
              placeholder={placeholder}
              value={shown[name]}
              onChange={(event) => type({ ...shown, [name]: digits(event.target.value) })}
            />
          </Field>
        ))}
        <ChoiceField
          label="Slots"
          options={slotOptions}
          value={shown.full ? 'any' : 'left'}
          onChange={(event) => choose({ full: event.target.value === 'any' })}
        />
      </Rest>
    </Bar>
  );
}

interface PickProps extends ComponentProps<typeof CompactSelect> {
  label: string;
  /** True for anything but what stands there at first. */
  chosen: boolean;
  options: readonly { value: string; label: string }[];
}

/** A choice in a line of them, as a chip. */
function Pick({ label, chosen, options, ...select }: PickProps) {
  return (
    <CompactSelect
      aria-label={label}
      maxWidth="10.5rem"
      borderRadius="full"
      borderColor={chosen ? 'text' : 'controlLine'}
      fontWeight={chosen ? 'semibold' : 'medium'}
      {...select}
    >
      {options.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </CompactSelect>
  );
}
