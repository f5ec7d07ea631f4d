import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
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
const enter = (label: string, value: string) => fill(screen.getByLabelText(label), value);

beforeEach(() => {
  onChange.mockReset();
  renderScreen(<Marketplace />);
});

describe('the filters above the marketplace', () => {
  it('show every choice before the address has followed, and none is lost to the next', async () => {
    await enter('Platform', 'tiktok');
    await enter('Niche', 'Food');
    await enter('Slots', 'any');
    expect(onChange).toHaveBeenLastCalledWith({ ...noFilters, platform: 'tiktok', niche: 'Food', full: true });
    act(() => arrive({ ...noFilters, platform: 'tiktok' }));
    expect([valueOf('Platform'), valueOf('Niche')]).toEqual(['tiktok', 'Food']);
  });

  it('keep what is typed into one field while the address follows another, and take digits alone as budgets', async () => {
    await enter('Search', 'tea');
    await user.keyboard('{Enter}');
    await enter('Min Budget', '$9,00');
    act(() => arrive({ ...noFilters, search: 'tea' }));
    expect([valueOf('Search'), valueOf('Min Budget')]).toEqual(['tea', '900']);
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ ...noFilters, search: 'tea', minBudget: '900' });
  });

  it('are cleared but for the order and full loots', async () => {
    await enter('Sort by', 'ending');
    await enter('Search', 'tea');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onChange).toHaveBeenLastCalledWith({ ...noFilters, sort: 'ending' });
    expect(valueOf('Search')).toBe('');
  });
});
