import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { comeBack } from '../../../testing/come-back.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { CreateLootForm } from './create-loot-form.tsx';
import { eventually } from '../../../testing/eventually.ts';
import { fill, user } from '../../../testing/user.ts';

vi.mock('@stripe/stripe-js/pure', () => import('../../../testing/stripe-js.ts'));

const owner = aPerson({ role: 'business_owner' });
const type = (label: RegExp | string, value: string) => fill(screen.getByLabelText(label), value);
const fillAll = async () => {
  await type('Title', 'Iced Tea');
  await type('Description', 'By the sea');
  await type('Budget (SGD)', '100.50');
  await user.click(screen.getByLabelText('TikTok'));
};
const open = async () => {
  renderScreen(<CreateLootForm owner={owner} />);
  await screen.findByLabelText('Title');
};
const submit = () => user.click(screen.getByRole('button', { name: 'Continue to payment' }));

const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asked' : 'left';
};

beforeEach(() => {
  sessionStorage.clear();
  answerApi({});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('CreateLootForm', () => {
  it('says by toast that required fields are missing, names them, and sends nothing', async () => {
    const calls = answerApi({});
    await open();
    await submit();
    expect(await screen.findByText('Title is required')).toBeVisible();
    expect(screen.getByText('Budget is required')).toBeVisible();
    expect(screen.getByText('Choose at least one platform')).toBeVisible();
    expect(toastTexts()).toEqual(['Please fill in all required fields.']);
    expect(calls.filter(({ call }) => call.includes('checkout'))).toEqual([]);
  });

  it('says nothing of missing fields where all are filled in and one is wrong', async () => {
    await open();
    await fillAll();
    await type('Budget (SGD)', '0.001');
    await submit();
    expect(await screen.findByText('Enter an amount of at least 0.01 with at most 2 decimals')).toBeVisible();
    expect(toastTexts()).toEqual([]);
    await type('Title', '  ');
    await submit();
    expect(await screen.findByText('Title is required')).toBeVisible();
    expect(toastTexts()).toEqual(['Please fill in all required fields.']);
  });

  it('shows fee and total to the cent while the budget is typed', async () => {
    await open();
    await type('Budget (SGD)', '100.50');
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(figures.slice(-4)).toEqual(['SGD 100.50', 'SGD 5.03', 'SGD 105.53', 'SGD 70.35 to SGD 90.45']);
  });

  it('opens the checkout with the draft and goes there', async () => {
    const calls = answerApi({
      'POST /payments/stripe/checkout': { status: 201, json: { id: 'cs_1', url: 'https://pay.example/cs_1' } },
    });
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await open();
    await fillAll();
    await submit();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/cs_1'));
    expect(calls.find(({ call }) => call.includes('checkout'))?.body).toMatchObject({
      customerEmail: owner.email,
      formData: {
        ...{ title: 'Iced Tea', budget: 100.5, owner_id: owner.uid },
        // JSON strings, as the specification has them.
        ...{ platforms: '["tiktok"]', requirements: '[]', interests: '[]' },
        applicant_questions: expect.stringMatching(/^\{"cover_letter":/) as string,
      },
    });
    expect(screen.getByRole('button', { name: 'Going to checkout...' })).toBeVisible();
  });

  it('shows the payment in the page where Stripe.js is there, and comes back from it as from the hosted one', async () => {
    vi.stubEnv('VITE_STRIPE_PUBLISHABLE_KEY', 'pk_test_1');
    const calls = answerApi({
      'POST /payments/stripe/checkout': {
        status: 201,
        json: {
          id: 'cs_test_1',
          url: `${location.origin}/payment-success?session_id=cs_test_1`,
          clientSecret: 'secret',
        },
      },
    });
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await open();
    await fillAll();
    await submit();
    const payment = await screen.findByRole('region', { name: 'Payment' });
    expect(within(payment).getByText('Card number for secret')).toBeVisible();
    expect(calls.find(({ call }) => call.includes('checkout'))?.body).toMatchObject({ embedded: true });
    expect(screen.queryByLabelText('Title')).toBeNull();
    expect(assign).not.toHaveBeenCalled();
    expect(leave()).toBe('left');
    await user.click(screen.getByRole('button', { name: 'Back to your loot' }));
    expect(assign).toHaveBeenCalledExactlyOnceWith('/create-loot?checkout=cancelled');
  });

  it('lets the server keep what was sent, and by which checkout, before it goes there', async () => {
    const calls = answerApi({
      'POST /payments/stripe/checkout': { status: 201, json: { id: 'cs_1', url: 'https://pay.example/cs_1' } },
    });
    const kept: unknown[] = [];
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {
      kept.push(calls.findLast(({ call }) => call === 'PUT /drafts/create-loot')?.body);
    });
    await open();
    await fillAll();
    await submit();
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    const { text } = kept[0] as { text: string };
    expect(JSON.parse(text)).toMatchObject({ checkoutId: 'cs_1', values: { title: 'Iced Tea', budget: '100.50' } });
  });

  it('says why the checkout could not be opened, and lets one try again', async () => {
    answerApi({ 'POST /payments/stripe/checkout': { status: 502, json: { message: 'Stripe does not answer' } } });
    await open();
    await fillAll();
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to create checkout session: Stripe does not answer']));
    expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
  });

  it('says so when no answer came, and keeps the form', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await open();
    await fillAll();
    await submit();
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to create loot: Please try again.']));
    expect(screen.getByLabelText('Title')).toHaveValue('Iced Tea');
  });

  it('shows on its field what the server refused of it', async () => {
    const details = [{ field: 'body.formData.budget', message: 'The budget is too small' }];
    answerApi({ 'POST /payments/stripe/checkout': { status: 422, json: { message: 'Too small', details } } });
    await open();
    await fillAll();
    await submit();
    expect(await screen.findByText('The budget is too small')).toBeVisible();
    await eventually(() => expect(screen.getByLabelText('Budget (SGD)')).toHaveFocus());
  });

  it('keeps what was typed for a payout model while another one is chosen', async () => {
    await open();
    await type('Creator slots', '7');
    await user.click(screen.getByLabelText(/^Pay per view/));
    expect(screen.getByLabelText(/Most one creator can earn/)).toHaveDisplayValue('');
    await type(/Most one creator can earn/, '12.50');
    await user.click(screen.getByLabelText(/^Share the budget/));
    expect(screen.getByLabelText('Creator slots')).toHaveDisplayValue('7');
    await user.click(screen.getByLabelText(/^Pay per view/));
    expect(screen.getByLabelText(/Most one creator can earn/)).toHaveDisplayValue('12.50');
  });

  it('takes interests as chips, by comma, Enter and leaving the field, and none twice', async () => {
    const calls = answerApi({
      'POST /payments/stripe/checkout': { status: 201, json: { id: 'cs_1', url: 'https://pay.example/cs_1' } },
    });
    vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await open();
    await fillAll();
    await type(/^Interests/, 'coffee, Street food,');
    await type(/^Interests/, 'COFFEE');
    await user.keyboard('{Enter}');
    await type(/^Interests/, 'tea');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Remove Street food' }));
    await submit();
    await waitFor(() => expect(calls.some(({ call }) => call.includes('checkout'))).toBe(true));
    expect(calls.find(({ call }) => call.includes('checkout'))?.body).toMatchObject({
      formData: { interests: '["coffee","tea"]' },
    });
  });

  it('keeps the last requirement row', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Delete requirement 1' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Add requirement' }));
    await user.click(screen.getByRole('button', { name: 'Delete requirement 1' }));
    expect(screen.getAllByRole('textbox', { name: /^Requirement/ })).toHaveLength(1);
  });

  it('keeps what was typed through a reload and a checkout that was not paid, until started over', async () => {
    answerApi({
      'POST /payments/stripe/checkout': { status: 201, json: { id: 'cs_1', url: 'https://pay.example/cs_1' } },
    });
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await open();
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
    await fillAll();
    cleanup();
    await open();
    expect(screen.getByLabelText('Title')).toHaveValue('Iced Tea');
    expect(screen.getByRole('checkbox', { name: 'TikTok' })).toBeChecked();
    await submit();
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    cleanup();
    await open();
    expect(screen.getByLabelText('Budget (SGD)')).toHaveDisplayValue('100.50');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Iced Tea');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''));
    cleanup();
    await open();
    expect(screen.getByLabelText('Title')).toHaveValue('');
  });

  it('asks before something typed is left, and not on the way to the checkout', async () => {
    answerApi({
      'POST /payments/stripe/checkout': { status: 201, json: { id: 'cs_1', url: 'https://pay.example/cs_1' } },
    });
    const leaving: string[] = [];
    vi.spyOn(window.location, 'assign').mockImplementation(() => void leaving.push(leave()));
    await open();
    expect(leave()).toBe('left');
    await fillAll();
    await waitFor(() => expect(leave()).toBe('asked'));
    await submit();
    await waitFor(() => expect(leaving).toEqual(['left']));
  });

  it('can be submitted again after coming Back from the payment page', async () => {
    answerApi({
      'POST /payments/stripe/checkout': { status: 201, json: { id: 'cs_1', url: 'https://pay.example/cs_1' } },
    });
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await open();
    await fillAll();
    await submit();
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(await screen.findByRole('button', { name: 'Going to checkout...' })).toBeVisible();
    comeBack();
    expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Iced Tea');
    await submit();
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
  });
});
