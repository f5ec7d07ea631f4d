import { fireEvent, screen } from '@testing-library/react';

/** Types words into the search of a list and asks for them at once. */
export function search(words: string): void {
  const field = screen.getByRole('searchbox', { name: 'Search' });
  fireEvent.change(field, { target: { value: words } });
  fireEvent.keyDown(field, { key: 'Enter' });
}
