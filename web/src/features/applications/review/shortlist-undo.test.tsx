import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { Toaster } from '../../../shared/ui/feedback/toaster.tsx';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { campaignApplicationsQuery } from '../api/queries.ts';
import { ApplicationsReview } from './applications-review.tsx';

const CHANGE = 'PUT /applications/cmp_1__u1/shortlist';
const LIST = 'GET /applications/campaign/cmp_1';

it('takes an application off the shortlist, where it leaves the list, and puts it back when that is undone', async () => {
  saveSession('t', aPerson({ role: 'business_owner' }));
  const listed = anApplicationOnTheWire({ id: 'cmp_1__u1', shortlisted: true });
  const answers = {
    [LIST]: { json: [listed] as unknown[] },
    [CHANGE]: { json: { ...listed, shortlisted: false } },
  };
  const calls = answerApi(answers);
  const { client } = renderScreen(
    <>
      <Toaster />
      <ApplicationsReview queryOf={(status) => campaignApplicationsQuery('cmp_1', status)} />
    </>,
    '/loot-management/cmp_1',
  );
  const star = await screen.findByRole('button', { name: /shortlist/i, pressed: true });
  answers[LIST].json = [];
  await user.click(star);
  await eventually(() => expect(toastTexts()).toEqual(['Taken off your shortlist']));
  await eventually(() => expect(screen.queryByText('Ada')).toBeNull());

  answers[LIST].json = [listed];
  answers[CHANGE].json = listed;
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /shortlist/i, pressed: true })).toBeVisible();
  await eventually(() => expect(client.isMutating()).toBe(0));
  expect(calls.filter(({ call }) => call === CHANGE).map(({ body }) => body)).toEqual([
    { shortlisted: false },
    { shortlisted: true },
  ]);
  expect(toastTexts()).toEqual([]);
});
