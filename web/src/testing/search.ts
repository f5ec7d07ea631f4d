import { screen } from '@testing-library/react';
import { fill, user } from './user.ts';

/** Types words into the search of a list and asks for them at once. */
export async function search(words: string): Promise<void> {
  await fill(screen.getByRole('searchbox', { name: 'Search' }), words);
  await user.keyboard('{Enter}');
}
