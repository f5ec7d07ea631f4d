import { CampaignSort } from '@doubloon/contract/campaigns/campaign-search.ts';
import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useHeldFilters } from '../../../shared/state/use-held-filters.ts';
import { useOnPhone } from '../../../shared/state/use-media-query.ts';
import { chakra, sheet, VisuallyHidden, WideWords } from '../../../shared/style/chakra.tsx';
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
    gap: { base: '2', md: '3' },
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) auto' },
  },
});
/** One field of several parts for all that is looked for. */
const Sought = chakra('div', {
  base: {
    ...sheet,
    display: 'flex',
    alignItems: 'center',
    minWidth: '0',
    borderRadius: 'full',
    padding: { md: '1' },
    '& > :first-child': { flex: '1 1 8rem' },
    '& select, & input': { border: 'none', borderRadius: 'full', bg: 'transparent' },
    '& > * + *': {
      position: 'relative',
      _before: { content: '""', position: 'absolute', left: '0', top: '25%', height: '50%', width: '1px', bg: 'line' },
      // No line beside the outline of what has the focus, or is pointed at.
      '&:focus-within::before, &:hover::before': { opacity: 0 },
    },
    '& select:hover': { bg: 'sunken' },
  },
});
/** In which order, and what is rarely set. */
const Tools = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'center',
    gap: '1',
    '& select': { border: 'none', borderRadius: 'full', bg: 'transparent' },
    '& select:hover': { bg: 'sunken' },
  },
});
const Rest = chakra('div', {
  base: {
    display: 'none',
    gridColumn: '1 / -1',
    gap: { base: '3', md: '4' },
    paddingTop: '1',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 12rem))' },
  },
  variants: { unfolded: { true: { display: 'grid' } } },
});

/** Search, filters and order above the marketplace, in one row where there is room; the rarer ones unfold below, on phones all but the search. Choices apply at once, what is typed after a pause or Enter. */
export function MarketplaceFiltersForm({ filters, onChange }: MarketplaceFiltersFormProps) {
  const restId = useId();
  const { shown, type, ask } = useHeldFilters(filters, onChange, sameFilters);
  const onPhone = useOnPhone();
  const rare = [shown.minBudget, shown.maxBudget, shown.full ? 'any' : ''].filter((value) => value !== '').length;
  const common = [shown.platform, shown.niche, shown.sort === 'newest' ? '' : shown.sort].filter(
    (value) => value !== '',
  );
  const folded = rare + (onPhone ? common.length : 0);
  const [unfolded, setUnfolded] = useState(rare > 0 && !onPhone);
  const choose = (change: Partial<MarketplaceFilters>) => ask({ ...shown, ...change });

  const picks = PICKS.map(({ name, label, none, options }): ChoiceProps => ({
    label,
    isChosen: shown[name] !== '',
    options: [{ value: '', label: none }, ...options],
    value: shown[name],
    onChange: (value) => choose({ [name]: value }),
  }));
  const order: ChoiceProps = {
    label: 'Sort by',
    isChosen: shown.sort !== 'newest',
    options: sortOptions,
    value: shown.sort,
    onChange: (value) => choose({ sort: CampaignSort.parse(value) }),
  };
  const clear = isNarrowed(shown) && (
    <Button
      variant="quiet"
      fontSize="sm"
      paddingX="2"
      justifySelf="start"
      onClick={() => ask({ ...noFilters, sort: shown.sort, full: shown.full })}
    >
      <X aria-hidden />
      {/* One word beside the other tools, so that the words that are looked for keep their room. */}
      {onPhone ? (
        'Clear filters'
      ) : (
        <span>
          Clear<VisuallyHidden> filters</VisuallyHidden>
        </span>
      )}
    </Button>
  );

  return (
    <Bar label="Loots" onAsk={() => ask(shown)}>
      <Sought>
        <SearchInput
          bare
          value={shown.search}
          placeholder="Kopi, TikTok, UGC..."
          onChange={(search) => type({ ...shown, search })}
        />
        {!onPhone && picks.map((pick) => <Pick key={pick.label} {...pick} />)}
      </Sought>
      <Tools>
        {!onPhone && <Pick {...order} />}
        <Button
          variant="outline"
          fontSize="sm"
          borderRadius="full"
          borderColor="line"
          bg="surface"
          paddingX={{ base: '0', md: '4' }}
          title="Filters"
          aria-expanded={unfolded}
          aria-controls={restId}
          onClick={() => setUnfolded(!unfolded)}
        >
          <SlidersHorizontal aria-hidden />
          <WideWords>Filters</WideWords>
          {folded > 0 && ` (${folded})`}
        </Button>
        {!onPhone && clear}
      </Tools>
      <Rest id={restId} unfolded={unfolded}>
        {onPhone &&
          [...picks, order].map(({ label, options, value, onChange: pick }) => (
            <ChoiceField
              key={label}
              label={label}
              options={options}
              value={value}
              onChange={({ target }) => pick(target.value)}
            />
          ))}
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
        {onPhone && clear}
      </Rest>
    </Bar>
  );
}

interface ChoiceProps {
  label: string;
  /** True for anything but what stands there at first. */
  isChosen: boolean;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A choice in a line of them, plain until it is made. */
function Pick({ label, isChosen, options, value, onChange }: ChoiceProps) {
  return (
    <CompactSelect
      aria-label={label}
      maxWidth="10.5rem"
      fontSize="sm"
      color={isChosen ? 'text' : 'muted'}
      fontWeight={isChosen ? 'semibold' : 'medium'}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </CompactSelect>
  );
}
