import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { noFilters, type DirectoryFilters } from '../directory-filters.ts';
import { DirectoryFiltersForm } from './directory-filters-form.tsx';

const onChange = vi.fn<(filters: DirectoryFilters) => void>();
let arrive: (filters: DirectoryFilters) => void = () => undefined;

/** An address that follows only when the test lets it. */
function Directory() {
  const [filters, setFilters] = useState(noFilters);
  useEffect(() => {
    arrive = setFilters;
  }, []);
  return <DirectoryFiltersForm filters={filters} onChange={onChange} />;
}
const words = () => screen.getByLabelText<HTMLInputElement>('Search');
const type = (text: string) => fill(words(), text);

beforeEach(() => {
  vi.useFakeTimers();
  onChange.mockReset();
  renderScreen(<Directory />);
});
afterEach(() => vi.useRealTimers());

describe('the filters above the directory', () => {
  it('apply what is typed after a pause, once', async () => {
    await type('ra');
    await type('rain');
    expect(onChange).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1000));
    expect(onChange.mock.calls).toEqual([[{ ...noFilters, search: 'rain' }]]);
  });

  it('show a choice before the address has followed', async () => {
    await user.click(screen.getByRole('radio', { name: 'travel' }));
    expect(onChange).toHaveBeenCalledWith({ ...noFilters, category: 'travel' });
    expect(screen.getByRole('radio', { name: 'travel' })).toBeChecked();
  });

  it('keep what is typed while the address follows', async () => {
    await type('ra');
    act(() => void vi.advanceTimersByTime(1000));
    await type('rain');
    act(() => arrive({ ...noFilters, search: 'ra' }));
    expect(words()).toHaveValue('rain');
  });

  it('give way when the address changes by itself, as with Back', async () => {
    await type('rain');
    act(() => void vi.advanceTimersByTime(1000));
    act(() => arrive({ ...noFilters, search: 'rain' }));
    act(() => arrive({ ...noFilters, search: 'tea', sort: 'newest' }));
    expect(words()).toHaveValue('tea');
    expect(screen.getByLabelText('Sort by')).toHaveValue('newest');
  });

  it('are cleared but for the order', async () => {
    await fill(screen.getByLabelText('Sort by'), 'rating');
    await type('rain');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onChange).toHaveBeenLastCalledWith({ ...noFilters, sort: 'rating' });
    expect(words()).toHaveValue('');
  });
});
