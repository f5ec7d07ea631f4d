import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../../testing/answer-api.ts';
import { aPerson } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { fill, user } from '../../../../testing/user.ts';
import { CreateLootForm } from '../create-loot-form.tsx';

const owner = aPerson({ role: 'business_owner', name: 'Kopi & Kin' });

it('shows the page of the loot as it is typed so far, which asks about nothing that does not exist', async () => {
  sessionStorage.clear();
  const calls = answerApi({});
  renderScreen(<CreateLootForm owner={owner} />);
  await fill(await screen.findByLabelText('Title'), 'Iced Tea');
  await fill(screen.getByLabelText('Budget (SGD)'), '1000');
  await fill(screen.getByLabelText('Requirement 1'), 'Show the bottle');
  await fill(screen.getByLabelText('Example post 1'), 'youtu.be/dQw4w9WgXcQ');
  await fill(screen.getByLabelText(/^Minimum age/), '18');
  await fill(screen.getByLabelText(/^Maximum age/), '35');
  await user.click(screen.getByRole('button', { name: 'Preview the page' }));
  const page = within(await screen.findByRole('dialog', { name: 'What creators will see' }));
  expect(page.getByRole('heading', { level: 3, name: 'Iced Tea' })).toBeVisible();
  expect(page.queryByRole('heading', { level: 1 }), 'a dialog has no heading of a page').toBeNull();
  expect(page.getByText('Your description')).toBeVisible();
  expect(page.getByText('Show the bottle')).toBeVisible();
  expect(page.getByText('18-35')).toBeVisible();
  expect(page.getAllByRole('link', { name: /youtu/ })[0]).toHaveAttribute('href', 'https://youtu.be/dQw4w9WgXcQ');
  expect(page.queryByRole('link', { name: 'Kopi & Kin' })).toBeNull();
  expect(page.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(page.queryByText('Expected Reach'), 'nothing was typed for it').toBeNull();
  expect(calls.filter(({ call }) => call.includes('preview'))).toEqual([]);
  await user.click(page.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Title')).toHaveValue('Iced Tea');
});
