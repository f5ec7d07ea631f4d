import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
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
const type = (text: string) => fireEvent.change(words(), { target: { value: text } });

beforeEach(() => {
  vi.useFakeTimers();
  onChange.mockReset();
  renderScreen(<Directory />);
});
afterEach(() => vi.useRealTimers());

describe('the filters above the directory', () => {
  it('apply what is typed after a pause, once', () => {
    type('ra');
    type('rain');
    expect(onChange).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1000));
    expect(onChange.mock.calls).toEqual([[{ ...noFilters, search: 'rain' }]]);
  });

  it('show a choice before the address has followed', () => {
    fireEvent.click(screen.getByRole('radio', { name: 'travel' }));
    expect(onChange).toHaveBeenCalledWith({ ...noFilters, category: 'travel' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'travel' }).checked).toBe(true);
  });

  it('keep what is typed while the address follows', () => {
    type('ra');
    act(() => void vi.advanceTimersByTime(1000));
    type('rain');
    act(() => arrive({ ...noFilters, search: 'ra' }));
    expect(words().value).toBe('rain');
  });

  it('give way when the address changes by itself, as with Back', () => {
    type('rain');
    act(() => void vi.advanceTimersByTime(1000));
    act(() => arrive({ ...noFilters, search: 'rain' }));
    act(() => arrive({ ...noFilters, search: 'tea', sort: 'newest' }));
    expect(words().value).toBe('tea');
    expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('newest');
  });

  it('are cleared but for the order', () => {
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'rating' } });
    type('rain');
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onChange).toHaveBeenLastCalledWith({ ...noFilters, sort: 'rating' });
    expect(words().value).toBe('');
  });
});
