import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { user } from '../../../testing/user.ts';
import { campaignApplicationsQuery } from '../api/queries.ts';
import { ApplicationsReview } from './applications-review.tsx';

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));

const named = (creatorName: string, id: string, change: object = {}) =>
  anApplicationOnTheWire({ id, creatorName, creator_id: id, ...change });
const LIST = [named('Ada', 'a'), named('Bo', 'b'), named('Cleo', 'c'), named('Dee', 'd', { status: 'approved' })];

/** Shows the list, with these answers to decisions. */
async function show(answers: Parameters<typeof answerApi>[0] = {}) {
  const list = { json: LIST };
  const calls = answerApi({ 'GET /applications/campaign/cmp_1': list, ...answers });
  const { client } = renderScreen(<ApplicationsReview queryOf={(part) => campaignApplicationsQuery('cmp_1', part)} />);
  await screen.findByText('Dee');
  return {
    sent: () => calls.filter(({ call }) => call.startsWith('PUT')),
    changeMeanwhile: (json: typeof LIST) => {
      list.json = json;
      return client.invalidateQueries();
    },
  };
}
const choose = (name: string) => user.click(screen.getByRole('checkbox', { name }));

it('decides on the selected ones with one decision each, and says who was not decided on and why', async () => {
  const { sent } = await show({
    'PUT /applications/a/status': { json: named('Ada', 'a', { status: 'approved' }) },
    'PUT /applications/c/status': {
      status: 409,
      json: { code: 'illegal_state', message: 'All creator slots are taken' },
    },
  });
  await choose('Ada');
  await choose('Cleo');
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decide together' }));
  await user.click(await screen.findByRole('button', { name: 'Approve all' }));
  const result = within(await screen.findByRole('dialog', { name: '1 approved, 1 not' }));
  expect(result.getByText('Ada')).toBeVisible();
  expect(result.getByRole('alert').textContent).toMatch(/Cleo for .*All creator slots are taken/);
  expect(toastTexts()).toEqual(['1 approved, 1 not']);
  expect(sent().map(({ call, body }) => [call, body])).toEqual([
    ['PUT /applications/a/status', { status: 'approved' }],
    ['PUT /applications/c/status', { status: 'approved' }],
  ]);
  await user.click(result.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
});

it('rejects with the words that were given, and with the usual ones without', async () => {
  const rejected = { json: named('Ada', 'a', { status: 'rejected' }) };
  const { sent } = await show({ 'PUT /applications/a/status': rejected });
  await choose('Ada');
  await user.click(screen.getByRole('button', { name: 'Decide together' }));
  await user.click(await screen.findByRole('button', { name: 'Reject all' }));
  await screen.findByRole('dialog', { name: '1 rejected' });
  expect(sent()[0]?.body).toEqual({ status: 'rejected', feedback: 'Application rejected' });
});

it('selects what waits for a decision only, all of it at once, or nothing again', async () => {
  await show();
  expect(screen.queryByRole('checkbox', { name: 'Dee' })).toBeNull();
  await choose('Bo');
  await user.click(screen.getByRole('button', { name: 'Select all 3' }));
  expect(screen.getByText('3 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('checkbox', { name: 'Bo' })).not.toBeChecked();
});

it('keeps the selection when nothing was decided, and leaves out whom somebody else has decided on', async () => {
  const { changeMeanwhile } = await show();
  await choose('Ada');
  await choose('Bo');
  await user.click(screen.getByRole('button', { name: 'Decide together' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(screen.getByText('2 selected')).toBeVisible();
  await changeMeanwhile([named('Ada', 'a', { status: 'rejected' }), ...LIST.slice(1)]);
  expect(await screen.findByText('1 selected')).toBeVisible();
});

it.each([
  ['the session has ended', { status: 401, json: { code: 'unauthenticated', message: 'Please sign in again' } }],
  ['there were too many calls', { status: 429, json: { code: 'rate_limited', message: 'Too many requests' } }],
])('tries no further once %s, and says who was not tried', async (_why, answer) => {
  const { sent } = await show({ 'PUT /applications/a/status': answer });
  await choose('Ada');
  await user.click(screen.getByRole('button', { name: 'Select all 3' }));
  await user.click(screen.getByRole('button', { name: 'Decide together' }));
  await user.click(await screen.findByRole('button', { name: 'Approve all' }));
  const result = within(await screen.findByRole('dialog', { name: '0 approved, 3 not' }));
  expect(result.getByText(answer.json.message)).toBeVisible();
  expect(result.getAllByText('Not tried after that.')).toHaveLength(2);
  expect(sent()).toHaveLength(1);
});
