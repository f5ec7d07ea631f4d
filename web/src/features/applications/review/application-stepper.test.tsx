import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { fill, user } from '../../../testing/user.ts';
import { campaignApplicationsQuery } from '../api/queries.ts';
import { ApplicationsReview } from './applications-review.tsx';

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));

const named = (creatorName: string, id: string) => anApplicationOnTheWire({ id, creatorName, creator_id: id });

/** The review of the first of three applications, opened from their list. */
async function openFirst() {
  const json = [named('Ada', 'a'), named('Bo', 'b'), named('Cleo', 'c')];
  answerApi({ 'GET /applications/campaign/cmp_1': { json } });
  renderScreen(<ApplicationsReview queryOf={(part) => campaignApplicationsQuery('cmp_1', part)} />);
  const [first] = await screen.findAllByRole('button', { name: 'Review' });
  if (!first) throw new Error('there are applications');
  await user.click(first);
  await screen.findByRole('dialog', { name: 'Ada' });
}
const press = (keys: string) => user.keyboard(keys);
const shown = (name: string) => within(screen.getByRole('dialog', { name }));

it('goes through the applications of the list by keys, and says where it is', async () => {
  await openFirst();
  expect(shown('Ada').getByRole('status').textContent).toBe('Ada, 1 of 3');
  await press('k');
  expect(shown('Ada').getByText('1 of 3')).toBeVisible();
  await press('j');
  expect(shown('Bo').getByRole('status').textContent).toBe('Bo, 2 of 3');
  await press('{ArrowRight}');
  await press('j');
  expect(shown('Cleo').getByText('3 of 3')).toBeVisible();
  await press('{ArrowLeft}');
  await press('k');
  expect(shown('Ada').getByText('1 of 3')).toBeVisible();
});

it('goes by buttons, too, which say when there is nothing further', async () => {
  await openFirst();
  expect(shown('Ada').getByRole('button', { name: 'Previous application' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(shown('Ada').getByRole('button', { name: 'Next application' }));
  expect(shown('Bo').getByText('2 of 3')).toBeVisible();
});

it('leaves keys to whoever types, and to browsers', async () => {
  await openFirst();
  await user.type(shown('Ada').getByLabelText(/^Feedback/), 'j');
  await press('{Control>}j{/Control}');
  expect(shown('Ada').getByText('1 of 3')).toBeVisible();
});

it('asks before it leaves feedback that is not sent', async () => {
  await openFirst();
  await fill(shown('Ada').getByLabelText(/^Feedback/), 'Lovely');
  await user.click(shown('Ada').getByRole('button', { name: 'Next application' }));
  const question = shown('Discard your changes?');
  expect(screen.getByRole('dialog', { name: 'Ada' })).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Discard' }));
  expect(shown('Bo').getByLabelText(/^Feedback/)).toHaveValue('');
  expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).toBeNull();
});

it('keeps the focus in the dialog when what had it goes', async () => {
  await openFirst();
  shown('Ada').getByRole('link', { name: 'See store' }).focus();
  await press('j');
  expect(screen.getByRole('dialog', { name: 'Bo' }).contains(document.activeElement)).toBe(true);
});
