import { AdminUserView } from '@doubloon/contract/admin/admin-user.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../../testing/answer-api.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { user } from '../../../../testing/user.ts';
import { PeopleScreen } from './people-screen.tsx';
import { ReviewsScreen } from '../reviews-screen.tsx';

const person = (name: string) =>
  AdminUserView.encode({
    uid: name,
    name,
    picture: null,
    username: null,
    email: `${name}@example.com`,
    email_verified: true,
    role: 'content_creator',
    provider: 'password',
    is_verified: false,
    disabled: false,
    verification_requested_at: null,
    created_at: new Date(0),
  });

const LIST = 'GET /admin/users';
const next = (cursor: string) => ({ 'x-next-cursor': cursor });

it.each([
  ['people', <PeopleScreen key="people" />, '/admin/people?q=an'],
  ['creators with reviews', <ReviewsScreen key="reviews" />, '/admin/reviews?q=an'],
])('looks for %s page by page, and keeps those found when more cannot be loaded', async (_of, element, at) => {
  const answers = {
    [LIST]: { json: [person('Ann')], headers: next('1.') },
    [`${LIST}?cursor=1.`]: { status: 500, json: { message: 'Away' } } as { status?: number; json: unknown },
  };
  answerApi(answers);
  renderScreen(element, at);
  expect(await screen.findByText('Ann')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Failed to search people')).toBeVisible();
  expect(screen.getByText('Ann')).toBeVisible();
  answers[`${LIST}?cursor=1.`] = { json: [person('Dan')] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Dan')).toBeVisible();
  expect(screen.getByText('Ann')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('goes on behind an empty page, and says that nobody was found at the end of the last', async () => {
  answerApi({ [LIST]: { json: [], headers: next('1.') }, [`${LIST}?cursor=1.`]: { json: [] } });
  renderScreen(<PeopleScreen />, '/admin/people?q=an');
  expect(await screen.findByText('Nobody found')).toBeVisible();
});

it('shows everybody, narrowed to a state, each leading to their page', async () => {
  answerApi({
    [LIST]: { json: [person('Ann'), person('Dan')] },
    [`${LIST}?state=disabled`]: { json: [person('Dan')] },
  });
  renderScreen(<PeopleScreen />, '/admin/people');
  expect(await screen.findByRole('link', { name: 'Ann' })).toHaveAttribute('href', '/admin/people/Ann');
  await user.selectOptions(screen.getByLabelText('State'), 'Disabled');
  await waitFor(() => expect(screen.queryByText('Ann')).toBeNull());
  expect(await screen.findByText('Dan')).toBeVisible();
});
