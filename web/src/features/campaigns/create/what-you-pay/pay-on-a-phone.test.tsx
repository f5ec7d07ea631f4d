import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answerApi } from '../../../../testing/answer-api.ts';
import { openOnPhone } from '../../../../testing/on-phone.ts';
import { aPerson } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { fill, user } from '../../../../testing/user.ts';
import { CreateLootForm } from '../create-loot-form.tsx';

const bar = () => document.querySelector('[data-phone-bar]')?.textContent.replaceAll('\u00a0', ' ');

beforeEach(() => sessionStorage.clear());

it('has on a phone the only way to payment in the bar at its foot, beside the total', async () => {
  openOnPhone();
  const calls = answerApi({});
  renderScreen(<CreateLootForm owner={aPerson({ role: 'business_owner' })} />);
  await fill(await screen.findByLabelText('Title'), 'Iced Tea');
  await fill(screen.getByLabelText('Description'), 'By the sea');
  await fill(screen.getByLabelText('Budget (SGD)'), '100.50');
  // The name of a figure, not something else, stands above it.
  expect(bar()).toBe('Still missing: platformContinue to payment');
  await user.click(screen.getByLabelText('TikTok'));
  expect(bar()).toBe('Total payableSGD 105.53Continue to payment');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(calls.some(({ call }) => call.includes('checkout'))).toBe(true));
});
