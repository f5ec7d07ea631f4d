import { chakra } from '@chakra-ui/react/styled-system';
import { CampaignSort } from '@doubloon/contract/campaigns/campaign-search.ts';
import { SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { ChoiceField } from '../../../shared/ui/choice-field.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import {
  isNarrowed,
  LONGEST_SEARCH,
  nicheFilterOptions,
  noFilters,
  platformFilterOptions,
  sortOptions,
  type MarketplaceFilters,
} from '../marketplace-filters.ts';

/** How long somebody may pause while typing before the server is asked. */
const PAUSE_MS = 350;

interface MarketplaceFiltersFormProps {
  filters: MarketplaceFilters;
  onChange: (filters: MarketplaceFilters) => void;
}

type Typed = Pick<MarketplaceFilters, 'search' | 'minBudget' | 'maxBudget'>;
const typedOf = ({ search, minBudget, maxBudget }: MarketplaceFilters): Typed => ({ search, minBudget, maxBudget });
const sameTyped = (one: Typed, other: Typed) =>
  one.search.trim() === other.search.trim() && one.minBudget === other.minBudget && one.maxBudget === other.maxBudget;
const digits = (text: string) => text.replace(/\D/g, '').slice(0, 9);

/** Search, filters and order above the marketplace. Choices apply at once, what is typed after a pause or Enter. */
export function MarketplaceFiltersForm({ filters, onChange }: MarketplaceFiltersFormProps) {
  const applied = typedOf(filters);
  const [typed, setTyped] = useState(applied);
  // Wide screens show the filters always; on narrow ones they would push the loots off the screen.
  const [unfolded, setUnfolded] = useState(false);
  const foldable = { base: unfolded ? 'block' : 'none', lg: 'block' };
  const [lastApplied, setLastApplied] = useState(applied);
  // The address has changed by itself, as Back and Clear do: what was typed gives way.
  if (!sameTyped(lastApplied, applied)) {
    setLastApplied(applied);
    if (!sameTyped(typed, applied)) setTyped(applied);
  }
  const waiting = !sameTyped(typed, applied);
  const apply = (change: Partial<MarketplaceFilters>) => onChange({ ...filters, ...typed, ...change });

  const chosen =
    [filters.platform, filters.niche, typed.minBudget, typed.maxBudget].filter((value) => value !== '').length +
    (filters.sort === 'newest' ? 0 : 1) +
    (filters.full ? 1 : 0);

  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => onChange({ ...filters, ...typed }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waiting, filters, typed, onChange]);

  return (
    <chakra.form
      role="search"
      aria-label="Loots"
      onSubmit={(event) => {
        event.preventDefault();
        apply({});
      }}
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: '2fr 1.2fr 1.2fr 0.8fr 0.8fr 1.1fr' }}
      gap="4"
      alignItems="end"
      marginBottom={{ base: '5', lg: '8' }}
    >
      <chakra.div gridColumn={{ base: '1 / -1', lg: 'auto' }} display="flex" gap="3" alignItems="flex-end">
        <chakra.div flex="1" minWidth="0">
          <Field label="Search">
            <TextInput
              type="search"
              enterKeyHint="search"
              maxLength={LONGEST_SEARCH}
              value={typed.search}
              placeholder="Kopi, TikTok, UGC..."
              onChange={(event) => setTyped({ ...typed, search: event.target.value })}
            />
          </Field>
        </chakra.div>
        <Button
          look="outline"
          display={{ base: 'inline-flex', lg: 'none' }}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <SlidersHorizontal aria-hidden />
          Filters{chosen > 0 && ` (${chosen})`}
        </Button>
      </chakra.div>
      <chakra.div display={foldable}>
        <ChoiceField
          label="Platform"
          none="All"
          options={platformFilterOptions}
          value={filters.platform}
          onChange={(event) => apply({ platform: event.target.value })}
        />
      </chakra.div>
      <chakra.div display={foldable}>
        <ChoiceField
          label="Niche"
          none="All"
          options={nicheFilterOptions}
          value={filters.niche}
          onChange={(event) => apply({ niche: event.target.value })}
        />
      </chakra.div>
      <chakra.div display={foldable}>
        <Field label="Min Budget">
          <TextInput
            inputMode="numeric"
            placeholder="0"
            value={typed.minBudget}
            onChange={(event) => setTyped({ ...typed, minBudget: digits(event.target.value) })}
          />
        </Field>
      </chakra.div>
      <chakra.div display={foldable}>
        <Field label="Max Budget">
          <TextInput
            inputMode="numeric"
            placeholder="Any"
            value={typed.maxBudget}
            onChange={(event) => setTyped({ ...typed, maxBudget: digits(event.target.value) })}
          />
        </Field>
      </chakra.div>
      <chakra.div display={foldable} gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <ChoiceField
          label="Sort by"
          options={sortOptions}
          value={filters.sort}
          onChange={(event) => apply({ sort: CampaignSort.parse(event.target.value) })}
        />
      </chakra.div>
      <chakra.div gridColumn="1 / -1" display="flex" flexWrap="wrap" gap="3" _empty={{ display: 'none' }}>
        <chakra.div display={foldable}>
          <Chip checked={filters.full} onChange={(event) => apply({ full: event.target.checked })}>
            Show loots with all slots taken
          </Chip>
        </chakra.div>
        {isNarrowed({ ...filters, ...typed }) && (
          <Button
            look="quiet"
            onClick={() => {
              setTyped(typedOf(noFilters));
              onChange({ ...noFilters, sort: filters.sort, full: filters.full });
            }}
          >
            <X aria-hidden />
            Clear filters
          </Button>
        )}
      </chakra.div>
    </chakra.form>
  );
}
