import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { campaignApplicationsQuery } from '../api/queries.ts';
import { ApplicationsReview } from './applications-review.tsx';

function Address() {
  return <p>{`at ${useLocation().search}`}</p>;
}
const show = () =>
  renderScreen(
    <>
      <Address />
      <ApplicationsReview queryOf={(status) => campaignApplicationsQuery('cmp_1', status)} />
    </>,
    '/loot-management/cmp_1?tab=applications&application=cmp_1__u1',
  );
const LIST = 'GET /applications/campaign/cmp_1';
const ONE = 'GET /applications/cmp_1__u1';

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));

it('opens the application that the address names, though the list does not have it, until it is closed', async () => {
  answerApi({
    [LIST]: { json: [anApplicationOnTheWire({ id: 'cmp_1__u2', creatorName: 'Bo' })] },
    [ONE]: { json: anApplicationOnTheWire() },
  });
  show();
  const dialog = await screen.findByRole('dialog', { name: 'Ada' });
  expect(screen.getByText('at ?tab=applications')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  [404, 'Application not found'],
  [500, 'Failed to fetch applications: Something went wrong'],
])('shows the list alone where the answer is %i, and says why', async (status, text) => {
  answerApi({
    [LIST]: { json: [anApplicationOnTheWire()] },
    [ONE]: { status, json: { code: 'internal', message: 'Something went wrong' } },
  });
  show();
  expect(await screen.findByText('at ?tab=applications')).toBeVisible();
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(toastTexts()).toEqual([text]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
