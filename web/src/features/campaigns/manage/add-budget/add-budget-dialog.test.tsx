import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveSession } from '../../../../shared/state/session.ts';
import { aCampaign } from '../../../../testing/a-campaign.ts';
import { answerApi } from '../../../../testing/answer-api.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { aPerson, aProfile } from '../../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../../testing/render-screen.tsx';
import { paymentForms } from '../../../../testing/stripe-js.ts';
import { fill, user } from '../../../../testing/user.ts';
import { LootActions } from '../loot-actions.tsx';

vi.mock('@stripe/stripe-js/pure', () => import('../../../../testing/stripe-js.ts'));

const PREVIEW = 'GET /campaigns/cmp_1/budget';
const ADD = 'POST /campaigns/cmp_1/budget';
const opened = { status: 201, json: { id: 'cs_test_1', url: 'https://pay.example/cs_1' } };
const shared = {
  campaign_id: 'cmp_1',
  problem: null,
  payout_model: 'budget_share',
  budget: 900,
  creator_slots: 3,
  expected_reach: 30_000,
  slots: { least: 2, most: 1000 },
  amount: null,
  currency: 'sgd',
};
const perView = { ...shared, payout_model: 'per_view', slots: null, amount: { least: 300, most: 50_000 } };
const loot = aCampaign({ budget: 90_000, expected_reach: 30_000 });

let assign: ReturnType<typeof vi.fn>;
beforeEach(() => {
  saveSession('t', aPerson({ role: 'business_owner', uid: 'owner1' }));
  assign = vi.fn();
  vi.spyOn(window.location, 'assign').mockImplementation(assign as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const open = async (campaign = loot) => {
  renderScreen(<LootActions campaign={campaign} />);
  await user.click(screen.getByRole('button', { name: 'Add Budget' }));
  return within(await screen.findByRole('dialog', { name: 'Add Budget' }));
};
const goOn = () => user.click(screen.getByRole('button', { name: 'Continue to Payment' }));
const totals = () => screen.getByText('Total payable').closest('dl')?.textContent.replaceAll('\u00a0', ' ');

it('adds slots at the price they have, says what they bring and cost, and goes to the payment', async () => {
  const calls = answerApi({ [PREVIEW]: { json: shared }, [ADD]: opened });
  const dialog = await open();
  expect(
    await dialog.findByText(/^A slot costs SGD.300\.00, as before, and what creators were promised/),
  ).toBeVisible();
  expect(dialog.getByText(/What creators do not earn of it comes back to you/)).toBeVisible();
  await fill(dialog.getByLabelText('Slots to Add'), '2');
  expect(totals()).toBe(
    'Budget addedSGD 600.00Platform fee (5%)SGD 30.00Total payableSGD 630.00' +
      'Creator slots2 more, 5 in allExpected reach20,000 more, 50,000 in all',
  );
  await goOn();
  await eventually(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/cs_1'));
  expect(calls).toContainEqual({ call: ADD, body: { slots: 2 } });
});

it('says nothing of a reach that the owner has not named', async () => {
  answerApi({ [PREVIEW]: { json: shared } });
  const dialog = await open(aCampaign({ budget: 90_000, expected_reach: null }));
  await fill(await dialog.findByLabelText('Slots to Add'), '2');
  expect(totals()).toMatch(/5 in all$/);
});

it('adds an amount where views are paid, which brings more of them', async () => {
  const calls = answerApi({ [PREVIEW]: { json: perView }, [ADD]: opened });
  const dialog = await open();
  expect(await dialog.findByText(/^A view costs what it did before, and what creators were promised/)).toBeVisible();
  await fill(dialog.getByLabelText('Budget to Add (SGD)'), '450.50');
  expect(totals()).toBe(
    'Budget addedSGD 450.50Platform fee (5%)SGD 22.53Total payableSGD 473.03' +
      'Expected reach15,016 more, 45,016 in all',
  );
  await goOn();
  await eventually(() => expect(assign).toHaveBeenCalledOnce());
  expect(calls).toContainEqual({ call: ADD, body: { amount: 450.5 } });
});

it.each([
  [shared, 'Slots to Add', '1', 'Add at least 2 slots'],
  [shared, 'Slots to Add', '1001', 'At most 1,000 slots can be added at once'],
  [shared, 'Slots to Add', '1.5', 'Enter a whole number'],
  [shared, 'Slots to Add', '', 'Enter a whole number'],
  [perView, 'Budget to Add (SGD)', '299.99', /^Add at least SGD.300\.00$/],
  [perView, 'Budget to Add (SGD)', '50000.01', /^At most SGD.50,000\.00 can be added at once$/],
  [perView, 'Budget to Add (SGD)', '1.234', 'Enter an amount with at most 2 decimals'],
])('sends nothing that cannot be paid for (%#)', async (view, label, typed, problem) => {
  const calls = answerApi({ [PREVIEW]: { json: view }, [ADD]: opened });
  const dialog = await open();
  const field = await dialog.findByLabelText(label);
  if (typed !== '') await fill(field, typed);
  await goOn();
  expect(await dialog.findByText(problem)).toBeVisible();
  expect(calls.map(({ call }) => call)).not.toContain(ADD);
});

it('says why nothing can be added', async () => {
  const problem = 'A payment for this loot is disputed at the bank, which decides first';
  answerApi({ [PREVIEW]: { json: { ...shared, problem } } });
  const dialog = await open();
  expect(await dialog.findByText(`${problem}.`)).toBeVisible();
  expect(dialog.queryByLabelText('Slots to Add')).toBeNull();
  await user.click(dialog.getByText('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says what the server has refused, at the field where it is about that', async () => {
  const details = [{ field: 'body.slots', message: 'Add at least 4 slots' }];
  const refused = { status: 422, json: { code: 'invalid_input', message: 'Invalid input', details } };
  answerApi({ [PREVIEW]: { json: shared }, [ADD]: refused });
  const dialog = await open();
  await fill(await dialog.findByLabelText('Slots to Add'), '2');
  await goOn();
  expect(await dialog.findByText('Add at least 4 slots')).toBeVisible();
  await eventually(() => expect(toastTexts()).toEqual(['Failed to create checkout session: Invalid input']));
  expect(assign).not.toHaveBeenCalled();
});

it('opens no payment in another mode than the one this build is for', async () => {
  vi.stubEnv('VITE_STRIPE_PUBLISHABLE_KEY', 'pk_live_1');
  answerApi({ [PREVIEW]: { json: shared }, [ADD]: opened });
  const dialog = await open();
  await fill(await dialog.findByLabelText('Slots to Add'), '2');
  await goOn();
  await eventually(() =>
    expect(toastTexts()).toEqual([expect.stringMatching(/^Failed to add budget: .*in test mode/)]),
  );
  expect(assign).not.toHaveBeenCalled();
});

it('shows the payment in the dialog where Stripe.js is there, and a new one when something else is added', async () => {
  vi.stubEnv('VITE_STRIPE_PUBLISHABLE_KEY', 'pk_test_1');
  const embed = (clientSecret: string) => ({ ...opened, json: { ...opened.json, clientSecret } });
  answerApi({ [PREVIEW]: { json: shared }, [ADD]: embed('first') });
  const dialog = await open();
  await fill(await dialog.findByLabelText('Slots to Add'), '2');
  await goOn();
  const payment = await dialog.findByRole('region', { name: 'Payment' });
  expect(within(payment).getByText('Card number for first')).toBeVisible();
  expect(dialog.queryByLabelText('Slots to Add')).toBeNull();
  const calls = answerApi({ [PREVIEW]: { json: shared }, [ADD]: embed('second') });
  await user.click(dialog.getByRole('button', { name: 'Change what is added' }));
  await fill(await dialog.findByLabelText('Slots to Add'), '3');
  await goOn();
  expect(await dialog.findByText('Card number for second')).toBeVisible();
  expect(calls).toContainEqual({ call: ADD, body: { slots: 3, embedded: true } });
  expect(paymentForms).toEqual(['second']);
  expect(assign).not.toHaveBeenCalled();
});

it('goes to the payment by itself once the e-mail is proven', async () => {
  const owner = aPerson({ role: 'business_owner', uid: 'owner1', emailVerified: false });
  saveSession('t', owner);
  const message = 'Please verify your email address to pay for a loot';
  const refused = { status: 403, json: { code: 'forbidden', message, errorType: 'email_not_proven' } };
  const again = { 'POST /auth/verify-token': { json: { valid: true, user: aProfile(owner) } } };
  const calls = answerApi({ [PREVIEW]: { json: shared }, [ADD]: refused, ...again });
  const dialog = await open();
  await fill(await dialog.findByLabelText('Slots to Add'), '2');
  expect(dialog.getByRole('region', { name: 'Verify your email first' })).toBeVisible();
  await goOn();
  await eventually(() => expect(calls.map(({ call }) => call)).toContain('POST /auth/verify-token'));
  await eventually(() => expect(screen.getByRole('button', { name: 'Continue to Payment' })).toBeEnabled());
  expect(toastTexts()).toEqual([`Failed to create checkout session: ${message}`]);
  answerApi({ [PREVIEW]: { json: shared }, [ADD]: opened });
  act(() => saveSession('t', { ...owner, emailVerified: true }));
  await eventually(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/cs_1'));
});

it('is closed when somebody comes back from the payment page, where it may have been paid', async () => {
  answerApi({ [PREVIEW]: { json: shared }, [ADD]: opened });
  const dialog = await open();
  await fill(await dialog.findByLabelText('Slots to Add'), '2');
  await goOn();
  await eventually(() => expect(assign).toHaveBeenCalledOnce());
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is offered for loots that are running only', () => {
  answerApi({});
  renderScreen(<LootActions campaign={aCampaign({ status: 'pending' })} />);
  expect(screen.queryByRole('button', { name: 'Add Budget' })).toBeNull();
});
