import { screen } from '@testing-library/react';
import { user } from './user.ts';

/** Brings out the filters of a list that is short enough to keep them in its menu. */
export async function showFilters(): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Options of the list' }));
  await user.click(screen.getByRole('button', { name: 'Search and filter' }));
}
