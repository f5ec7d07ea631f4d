import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveSession, useSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { aPerson, aProfile } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { CreateLootForm } from './create-loot-form.tsx';

const owner = aPerson({ role: 'business_owner', emailVerified: false });
const proven = { ...owner, emailVerified: true };
const checkout = 'POST /payments/stripe/checkout';
const again = 'POST /auth/verify-token';
const message = 'Please verify your email address to pay for a loot';
const refused = { status: 403, json: { code: 'forbidden', message, errorType: 'email_not_proven' } };
const opened = { status: 201, json: { id: 'cs_1', url: 'https://pay.example/cs_1' } };
const answers = {
  [checkout]: refused,
  [again]: { json: { valid: true, user: aProfile(owner) } },
  'POST /auth/email-verification': { json: { success: true } },
};
const OwnForm = () => <CreateLootForm owner={useSession(({ user: own }) => own) ?? owner} />;
const offer = () => screen.queryByRole('region', { name: 'Verify your email first' });
const submit = () => user.click(screen.getByRole('button', { name: 'Continue to payment' }));

async function open() {
  saveSession('t', owner);
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  renderScreen(<OwnForm />);
  await fill(await screen.findByLabelText('Title'), 'Iced Tea');
  await fill(screen.getByLabelText('Description'), 'By the sea');
  await fill(screen.getByLabelText('Budget (SGD)'), '100.50');
  await user.click(screen.getByLabelText('TikTok'));
  return assign;
}

/** Presses pay and waits until the refusal has been told. */
async function payInVain(calls: readonly { readonly call: string }[]) {
  await submit();
  await eventually(() => expect(calls.map(({ call }) => call)).toContain(again));
  await eventually(() => expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeEnabled());
  expect(toastTexts()).toContain(`Failed to create checkout session: ${message}`);
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('offers the mail before anything is pressed, and keeps what is typed', async () => {
  const calls = answerApi(answers);
  await open();
  expect(offer()?.textContent).toContain('Open the link in the email that we send to ada@example.com.');
  await user.click(screen.getByRole('button', { name: 'Send verification email' }));
  expect(await screen.findByRole('button', { name: 'Send it again' })).toBeVisible();
  act(() => saveSession('t', proven));
  expect(offer()).toBeNull();
  expect(screen.getByLabelText('Title')).toHaveValue('Iced Tea');
  expect(calls.map(({ call }) => call)).not.toContain(checkout);
});

it('goes to the checkout by itself once the link was opened, in another tab or on another device', async () => {
  const calls = answerApi(answers);
  const assign = await open();
  await payInVain(calls);
  expect(assign).not.toHaveBeenCalled();
  const then = answerApi({ ...answers, [checkout]: opened });
  act(() => saveSession('t', proven));
  await eventually(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/cs_1'));
  const paid = then.filter(({ call }) => call === checkout);
  expect(paid).toMatchObject([{ body: { formData: { title: 'Iced Tea', budget: 100.5 } } }]);
});

it('waits for another press where something else was typed meanwhile', async () => {
  const calls = answerApi(answers);
  const assign = await open();
  await payInVain(calls);
  const then = answerApi({ ...answers, [checkout]: opened });
  await fill(screen.getByLabelText('Title'), 'Hot tea');
  act(() => saveSession('t', proven));
  expect(offer()).toBeNull();
  expect(then.map(({ call }) => call)).not.toContain(checkout);
  await submit();
  await eventually(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/cs_1'));
});
