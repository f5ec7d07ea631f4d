import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveSession } from '../../../../shared/state/session.ts';
import { answerApi } from '../../../../testing/answer-api.ts';
import { aPerson } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { user } from '../../../../testing/user.ts';
import { LastTile } from './last-tile.tsx';
import { noFilters } from '../marketplace-filters.ts';

it('ends the list with the next useful thing to do for whoever looks at it', () => {
  renderScreen(<LastTile role="content_creator" filters={noFilters} />);
  expect(screen.getByRole('link', { name: 'See my store' })).toHaveAttribute('href', '/my-store');
  cleanup();
  renderScreen(<LastTile role="business_owner" filters={noFilters} />);
  expect(screen.getByRole('link', { name: 'Create Loot' })).toHaveAttribute('href', '/create-loot');
  cleanup();
  const { container } = renderScreen(<LastTile role="admin" filters={noFilters} />);
  expect(container.textContent).toBe('');
});

it('keeps the search of a creator who has narrowed it', async () => {
  saveSession('t', aPerson());
  answerApi({ 'GET /saved-searches': { json: [] } });
  renderScreen(<LastTile role="content_creator" filters={{ ...noFilters, niche: 'Food' }} />);
  await user.click(screen.getByRole('button', { name: 'Save this search' }));
  expect(await screen.findByLabelText('Name of this search')).toBeVisible();
});
