import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import {
  nicheFilterOptions,
  noFilters,
  platformFilterOptions,
  type MarketplaceFilters,
} from '../marketplace-filters.ts';

interface MarketplaceFiltersFormProps {
  filters: MarketplaceFilters;
  onChange: (filters: MarketplaceFilters) => void;
}

/** Search and filters above the marketplace; every change applies at once. */
export function MarketplaceFiltersForm({ filters, onChange }: MarketplaceFiltersFormProps) {
  const set = (change: Partial<MarketplaceFilters>) => onChange({ ...filters, ...change });
  const digits = (text: string) => text.replace(/\D/g, '').slice(0, 9);
  const active = Object.values(filters).some((value) => value !== '');
  return (
    <chakra.form
      role="search"
      aria-label="Loots"
      onSubmit={(event) => event.preventDefault()}
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: '2fr 1.2fr 1.2fr 1fr 1fr auto' }}
      gap="4"
      alignItems="end"
      marginBottom="8"
    >
      <chakra.div gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <Field label="Search">
          <TextInput
            type="search"
            value={filters.search}
            placeholder="Title, description or platform"
            onChange={(event) => set({ search: event.target.value })}
          />
        </Field>
      </chakra.div>
      <Field label="Platform">
        <Select value={filters.platform} onChange={(event) => set({ platform: event.target.value })}>
          <option value="">All</option>
          {platformFilterOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Niche">
        <Select value={filters.niche} onChange={(event) => set({ niche: event.target.value })}>
          <option value="">All</option>
          {nicheFilterOptions.map((niche) => (
            <option key={niche}>{niche}</option>
          ))}
        </Select>
      </Field>
      <Field label="Min Budget">
        <TextInput
          inputMode="numeric"
          value={filters.minBudget}
          onChange={(event) => set({ minBudget: digits(event.target.value) })}
        />
      </Field>
      <Field label="Max Budget">
        <TextInput
          inputMode="numeric"
          value={filters.maxBudget}
          onChange={(event) => set({ maxBudget: digits(event.target.value) })}
        />
      </Field>
      <Button
        look="quiet"
        display={{ base: active ? 'inline-flex' : 'none', lg: 'inline-flex' }}
        visibility={active ? 'visible' : 'hidden'}
        onClick={() => onChange(noFilters)}
      >
        Clear
      </Button>
    </chakra.form>
  );
}
