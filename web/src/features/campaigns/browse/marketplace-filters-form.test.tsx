import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { noFilters, type MarketplaceFilters } from './marketplace-filters.ts';
import { MarketplaceFiltersForm } from './marketplace-filters-form.tsx';

const onChange = vi.fn<(filters: MarketplaceFilters) => void>();
let arrive: (filters: MarketplaceFilters) => void = () => undefined;

/** An address that follows only when the test lets it. */
function Marketplace() {
  const [filters, setFilters] = useState(noFilters);
  useEffect(() => {
    arrive = setFilters;
  }, []);
  return <MarketplaceFiltersForm filters={filters} onChange={onChange} />;
}
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  onChange.mockReset();
  renderScreen(<Marketplace />);
});

describe('the filters above the marketplace', () => {
  it('show every choice before the address has followed, and none is lost to the next', () => {
    enter('Platform', 'tiktok');
    enter('Niche', 'Food');
    fireEvent.click(screen.getByLabelText('Show loots with all slots taken'));
    expect(onChange).toHaveBeenLastCalledWith({ ...noFilters, platform: 'tiktok', niche: 'Food', full: true });
    act(() => arrive({ ...noFilters, platform: 'tiktok' }));
    expect([valueOf('Platform'), valueOf('Niche')]).toEqual(['tiktok', 'Food']);
  });

  it('keep what is typed into one field while the address follows another, and take digits alone as budgets', () => {
    enter('Search', 'tea');
    fireEvent.submit(screen.getByRole('search'));
    enter('Min Budget', '$9,00');
    act(() => arrive({ ...noFilters, search: 'tea' }));
    expect([valueOf('Search'), valueOf('Min Budget')]).toEqual(['tea', '900']);
    fireEvent.submit(screen.getByRole('search'));
    expect(onChange).toHaveBeenLastCalledWith({ ...noFilters, search: 'tea', minBudget: '900' });
  });

  it('are cleared but for the order and full loots', () => {
    enter('Sort by', 'ending');
    enter('Search', 'tea');
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onChange).toHaveBeenLastCalledWith({ ...noFilters, sort: 'ending' });
    expect(valueOf('Search')).toBe('');
  });
});
