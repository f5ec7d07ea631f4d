import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openOnPhone } from '../../../testing/on-phone.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { MarketplaceFiltersForm } from './marketplace-filters-form.tsx';
import { noFilters, type MarketplaceFilters } from './marketplace-filters.ts';

it('keeps all but the search behind a sign on phones, which counts what is set', async () => {
  openOnPhone();
  const onChange = vi.fn<(filters: MarketplaceFilters) => void>();
  renderScreen(<MarketplaceFiltersForm filters={{ ...noFilters, niche: 'Food' }} onChange={onChange} />);
  const opener = screen.getByRole('button', { name: 'Filters (1)' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener);
  await fill(screen.getByLabelText('Sort by'), 'ending');
  expect(onChange).toHaveBeenLastCalledWith({ ...noFilters, niche: 'Food', sort: 'ending' });
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onChange).toHaveBeenLastCalledWith({ ...noFilters, sort: 'ending' });
});
