import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerApi } from '../../../../testing/answer-api.ts';
import { aPerson } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { fill, user } from '../../../../testing/user.ts';
import { CreateLootForm } from '../create-loot-form.tsx';

const owner = aPerson({ role: 'business_owner' });
const open = async () => {
  renderScreen(<CreateLootForm owner={owner} />);
  await screen.findByLabelText('Title');
};

beforeEach(() => {
  sessionStorage.clear();
  answerApi({});
});
afterEach(() => vi.unstubAllEnvs());

it('says the least budget of the deployment before anything is typed, at once for less, and sends nothing', async () => {
  vi.stubEnv('VITE_MIN_BUDGET', '430');
  const calls = answerApi({});
  await open();
  expect(screen.getByText('A loot needs at least SGD 430.')).toBeVisible();
  expect(screen.queryByText(/This cannot be paid for/)).toBeNull();
  await fill(screen.getByLabelText('Title'), 'Iced Tea');
  await fill(screen.getByLabelText('Description'), 'By the sea');
  await user.click(screen.getByLabelText('TikTok'));
  await fill(screen.getByLabelText('Budget (SGD)'), '429.99');
  expect(screen.getByText('This cannot be paid for: the budget has to be at least SGD 430.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByText('Enter at least SGD 430')).toBeVisible();
  expect(screen.queryByText('A loot needs at least SGD 430.')).toBeNull();
  expect(calls.filter(({ call }) => call.includes('checkout'))).toEqual([]);
  await fill(screen.getByLabelText('Budget (SGD)'), '430');
  expect(screen.queryByText(/This cannot be paid for/)).toBeNull();
  expect(screen.queryByText('Enter at least SGD 430')).toBeNull();
});

it.each([
  ['', ['SGD 200', 'SGD 500', 'SGD 1,000']],
  ['430', ['SGD 500', 'SGD 1,000']],
  ['2000', []],
])('offers no budget that it would refuse: %s', async (least, offered) => {
  vi.stubEnv('VITE_MIN_BUDGET', least);
  await open();
  expect(screen.queryAllByRole('button', { name: /^SGD/ }).map(({ textContent }) => textContent)).toEqual(offered);
  expect(screen.queryAllByText('See what a budget buys:')).toHaveLength(offered.length > 0 ? 1 : 0);
});

it('names none where none is set', async () => {
  await open();
  await fill(screen.getByLabelText('Budget (SGD)'), '1');
  expect(screen.queryByText(/at least SGD/)).toBeNull();
});

it('says before the payment what comes back, of the fee, too, and who bears the provider’s fee', async () => {
  await open();
  expect(
    screen.getByText(
      /What no creator earns comes back after the loot closes, with its part of the fee\. We bear what the payment provider keeps of a refund\.$/,
    ),
  ).toBeVisible();
});
