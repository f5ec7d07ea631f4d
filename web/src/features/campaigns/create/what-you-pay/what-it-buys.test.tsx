import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerApi } from '../../../../testing/answer-api.ts';
import { aPerson } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { fill, user } from '../../../../testing/user.ts';
import { CreateLootForm } from '../create-loot-form.tsx';

const text = () => document.body.textContent.replaceAll('\u00a0', ' ');
const pay = () => screen.getByRole('button', { name: 'Continue to payment' });
const missing = () => document.querySelector(`[id="${pay().getAttribute('aria-describedby')}"]`)?.textContent;

beforeEach(async () => {
  sessionStorage.clear();
  answerApi({});
  renderScreen(<CreateLootForm owner={aPerson({ role: 'business_owner' })} />);
  await screen.findByLabelText('Title');
});

it('offers budgets, and says what the chosen one buys by the terms', async () => {
  expect(text()).toContain('One creator gets–');
  await user.click(screen.getByRole('button', { name: 'SGD 500' }));
  expect(screen.getByLabelText('Budget (SGD)')).toHaveDisplayValue('500');
  expect(text()).toContain('One creator getsSGD 350.00 to SGD 450.00');
  await fill(screen.getByLabelText('Creator slots'), '4');
  expect(text()).toContain('One creator getsSGD 87.50 to SGD 112.50');
  await user.click(screen.getByLabelText(/^Pay per view/));
  await fill(screen.getByLabelText(/^Expected Reach/), '20000');
  expect(text()).toContain('First 1,000 views earnSGD 18.75');
});

it('marks the offered budget that is chosen', async () => {
  const chosen = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  await user.click(screen.getByRole('button', { name: 'SGD 1,000' }));
  expect(chosen()).toEqual(['SGD 1,000']);
  await fill(screen.getByLabelText('Budget (SGD)'), '500');
  expect(chosen()).toEqual(['SGD 500']);
});

it('names beside the button what is still missing, until nothing is', async () => {
  expect(missing()).toBe('Still missing: title, description, budget, platform');
  await fill(screen.getByLabelText('Title'), 'Iced Tea');
  await fill(screen.getByLabelText('Budget (SGD)'), '500');
  expect(missing()).toBe('Still missing: description, platform');
  await fill(screen.getByLabelText('Description'), 'By the sea');
  await user.click(screen.getByLabelText('TikTok'));
  expect(missing()).toBeUndefined();
});

it('shows which part is done, and leads to each', async () => {
  const parts = () => within(screen.getByRole('navigation')).getAllByRole('button');
  const names = () => parts().map(({ textContent }) => textContent);
  expect(names()).toEqual(['To do: Budget', 'To do: Brief', 'To do: Audience']);
  await user.click(screen.getByRole('button', { name: 'SGD 500' }));
  await user.click(screen.getByLabelText('TikTok'));
  expect(names()).toEqual(['Done: Budget', 'To do: Brief', 'Done: Audience']);
  await user.click(parts()[1] as HTMLElement);
  expect(screen.getByLabelText('Title').closest('section')).toHaveFocus();
});

it('unfolds the fields that most leave empty once one of them is wrong, and keeps them so until it is not', async () => {
  const fold = () => screen.getByText('Narrow the audience').closest('details');
  expect(fold()?.open).toBe(false);
  await fill(screen.getByLabelText(/^Minimum age/), '18');
  await user.click(pay());
  expect(await screen.findByText('Enter both ages or none')).toBeVisible();
  expect(fold()?.open).toBe(true);
  // Nothing comes of a press that is taken; happy-dom folds before that is known.
  const isTaken = vi.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('click', isTaken);
  const press = () => user.click(screen.getByText('Narrow the audience'));
  await press();
  expect(isTaken).toHaveLastReturnedWith(true);
  await fill(screen.getByLabelText(/^Maximum age/), '30');
  await waitFor(() => expect(screen.queryByText('Enter both ages or none')).toBeNull());
  await press();
  expect(isTaken).toHaveLastReturnedWith(false);
  window.removeEventListener('click', isTaken);
});
