import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { aPaidCampaignOnTheWire } from '../../../testing/wire/paid-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { PaymentSuccessRoute } from '../payment-success.tsx';

const CALL = 'GET /payments/campaign-by-payment';
const WORKED = 'GET /applications/campaign-owner/owner1';
const open = () => renderScreen(<PaymentSuccessRoute />, '/payment-success?session_id=cs_1&payment_gateway=stripe');
const refusal = (errorType: string, message: string) => ({ status: 402, json: { message, errorType } });

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the page after a payment', () => {
  it('shows what was bought, with the ways on', async () => {
    answerApi({ [CALL]: { json: aPaidCampaignOnTheWire({ budget: 50_000 }) } });
    open();
    expect(await screen.findByRole('heading', { name: 'Iced Tea' })).toBeVisible();
    expect(screen.getByText('Active')).toBeVisible();
    expect(screen.getByText(/SGD.525\.00/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Share Your Loot' })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/creators',
      '/loot-management/cmp_1',
      '/dashboard',
      '/create-loot',
      '/marketplace',
    ]);
  });

  it('opens the invitations to the loot for an owner for whom creators have worked', async () => {
    saveSession('t', aPerson({ role: 'business_owner', uid: 'owner1' }));
    answerApi({
      [CALL]: { json: aPaidCampaignOnTheWire() },
      [WORKED]: { json: [anApplicationOnTheWire({ id: 'cmp_0__u1', campaign_id: 'cmp_0', status: 'completed' })] },
      'GET /invitations/campaign/cmp_1': { json: [] },
      'GET /applications/campaign/cmp_1': { json: [] },
    });
    open();
    await user.click(await screen.findByRole('button', { name: 'Invite Creators' }));
    expect(await screen.findByRole('button', { name: 'Invite Ada' })).toBeVisible();
    expect(screen.queryByText('Find Creators to Invite')).toBeNull();
  });

  it('says what this payment was for, although budget was added to the loot since', async () => {
    answerApi({ [CALL]: { json: aPaidCampaignOnTheWire({ budget: 80_000 }, null, 50_000) } });
    open();
    const facts = (await screen.findByText('Total paid')).closest('dl')?.textContent.replaceAll('\u00a0', ' ');
    expect(facts).toMatch(/^BudgetSGD 500.00Platform feeSGD 25.00Total paidSGD 525.00Budget nowSGD 800.00/);
  });

  it('tells whoever may not know what was paid the budget alone', async () => {
    answerApi({ [CALL]: { json: aPaidCampaignOnTheWire({ budget: 80_000 }, null, null) } });
    open();
    expect(await screen.findByText(/SGD.800\.00/)).toBeVisible();
    for (const name of ['Total paid', 'Platform fee', 'Budget now']) expect(screen.queryByText(name)).toBeNull();
  });

  it.each([
    ['open', 'Your loot is open. Creators can find it in the marketplace now.'],
    ['pending', 'Our team reads your loot first. It opens as soon as that is done.'],
    ['approved', 'Our team has approved your loot. It opens once you resume it.'],
    [
      'rejected',
      'Our team has rejected your loot, so creators do not see it. Open it to read why and what you can do.',
    ],
    ['paused', 'Your loot is paused, so it is not in the marketplace right now.'],
    ['completed', 'Your loot is closed and takes no more applications.'],
  ] as const)('says of a loot that is %s how it stands now', async (status, sentence) => {
    answerApi({ [CALL]: { json: aPaidCampaignOnTheWire({ status }) } });
    open();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  });

  it('says of a second payment for the same loot that it goes back, to the owner, who alone is told why it is closed', async () => {
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      const known = new Headers(init.headers).has('Authorization');
      const loot = aPaidCampaignOnTheWire({ status: 'completed', close_reason: known ? 'repeated' : null });
      return Promise.resolve(Response.json(loot));
    });
    open();
    expect(await screen.findByText('Your loot is closed and takes no more applications.')).toBeVisible();
    cleanup();
    saveSession('t', aPerson({ role: 'business_owner', uid: 'owner1' }));
    open();
    expect(await screen.findByRole('heading', { name: 'Paid twice' })).toBeVisible();
    expect(screen.getByText(/all of this payment goes back to the card/)).toBeVisible();
    expect(screen.queryByText('Payment Successful')).toBeNull();
  });

  it('says of a payment that is too risky that it goes back, and leads to a copy of the loot', async () => {
    const loot = aPaidCampaignOnTheWire({ status: 'completed', close_reason: 'refused' });
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(loot)));
    saveSession('t', aPerson({ role: 'business_owner', uid: 'owner1' }));
    open();
    expect(await screen.findByRole('heading', { name: 'Payment not accepted' })).toBeVisible();
    expect(screen.getByText(/All of it goes back to the card/)).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Pay With Another Card', `/create-loot?copy=${loot.id}`],
      ['See Its Refund', `/loot-management/${loot.id}`],
      ['Go to Dashboard', '/dashboard'],
      ['View Marketplace', '/marketplace'],
    ]);
  });

  it('waits while the payment is confirmed, and shows the loot once it is', async () => {
    const answers = { [CALL]: refusal('checkout_processing', 'This payment is still being confirmed.') as object };
    answerApi(answers as never);
    open();
    expect(await screen.findByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
    answers[CALL] = { json: aPaidCampaignOnTheWire() };
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(await screen.findByRole('heading', { name: 'Iced Tea' })).toBeVisible();
  });

  it('says when it will not come, and leads back to the form', async () => {
    answerApi({ [CALL]: refusal('checkout_failed', 'Your bank did not confirm the payment. Nothing was charged.') });
    open();
    expect(await screen.findByRole('heading', { name: 'Payment failed' })).toBeVisible();
    expect(screen.getByText('Your bank did not confirm the payment. Nothing was charged.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your loot' })).toHaveAttribute('href', '/create-loot');
  });

  it('stays calm when the server fails, with the id to quote and another try', async () => {
    const answers: Parameters<typeof answerApi>[0] = {
      [CALL]: { status: 500, json: { message: 'Internal error', requestId: 'req_7' } },
    };
    answerApi(answers);
    open();
    expect(await screen.findByRole('heading', { name: 'We cannot show your payment right now' })).toBeVisible();
    expect(screen.getByText(/no need to pay again/)).toBeVisible();
    expect(screen.getByText('req_7')).toBeVisible();
    expect(screen.queryByText(/Internal error/)).toBeNull();
    answers[CALL] = { json: aPaidCampaignOnTheWire() };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Iced Tea' })).toBeVisible();
  });

  it('says that nobody has paid yet', async () => {
    answerApi({ [CALL]: { status: 402, json: { message: 'This payment has not been completed yet.' } } });
    open();
    expect(await screen.findByRole('heading', { name: 'This payment has not been completed yet.' })).toBeVisible();
  });

  it('takes no reference of another payment provider', () => {
    const calls = answerApi({ [CALL]: { json: aPaidCampaignOnTheWire() } });
    renderScreen(<PaymentSuccessRoute />, '/payment-success?session_id=cs_1&payment_gateway=paypal');
    const title = 'This link is not from our payment provider. Please check your link.';
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('knows both errors of a reference', async () => {
    answerApi({});
    open();
    expect(
      await screen.findByRole('heading', { name: 'We could not find your campaign for this payment reference.' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    renderScreen(<PaymentSuccessRoute />, '/payment-success');
    expect(screen.getByRole('heading', { name: 'Missing payment reference. Please check your link.' })).toBeVisible();
  });
});

describe('the page after a payment that adds budget', () => {
  const grown = { budget: 150_000, creator_slots: 5 };
  const added = { budget: 60_000, creator_slots: 2, goes_back: null };
  const openAdded = () =>
    renderScreen(<PaymentSuccessRoute />, '/payment-success?session_id=cs_1&payment_gateway=stripe&added=budget');
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it('says what was added, and leads to the loot', async () => {
    answerApi({ [CALL]: { json: aPaidCampaignOnTheWire(grown, added) } });
    openAdded();
    expect(await screen.findByRole('heading', { level: 1, name: 'Budget Added' })).toBeVisible();
    const facts = screen.getByText('Budget added').closest('dl')?.textContent.replaceAll('\u00a0', ' ');
    expect(facts).toBe(
      'Budget addedSGD 600.00Platform feeSGD 30.00Total paidSGD 630.00Budget nowSGD 1,500.00Slots added2Creator slots now5',
    );
    expect(links()).toEqual(['/loot-management/cmp_1', '/dashboard']);
  });

  it('speaks of no slots where creators are paid per view', async () => {
    answerApi({ [CALL]: { json: aPaidCampaignOnTheWire(grown, { ...added, creator_slots: 0 }) } });
    openAdded();
    expect(await screen.findByText('Budget now')).toBeVisible();
    expect(screen.queryByText(/slots/i)).toBeNull();
  });

  it.each([
    ['repeated', 'Paid twice', /Another payment has added budget to this loot already/],
    ['late', 'Nothing was added', /had closed before your payment arrived/],
    ['method', 'Nothing was added', /The end date of the loot was moved meanwhile.* Please pay by card/],
    ['risk', 'Payment not accepted', /high risk of fraud in this payment, so no budget was added/],
  ] as const)('says of one that goes back (%s) why, and calls it no success', async (reason, title, why) => {
    answerApi({ [CALL]: { json: aPaidCampaignOnTheWire({}, { ...added, goes_back: reason }) } });
    openAdded();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.getByText('Goes back').closest('dl')?.textContent).toMatch(/^Goes backSGD.630\.00$/);
    expect(screen.queryByText(/Budget Added|Your loot has grown/)).toBeNull();
  });

  it('tells nobody else what has become of it', async () => {
    answerApi({ [CALL]: { json: aPaidCampaignOnTheWire(grown) } });
    openAdded();
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment Received' })).toBeVisible();
    expect(screen.getByText(/Sign in as the owner of this loot/)).toBeVisible();
    expect(screen.queryByText(/Budget Added/)).toBeNull();
  });

  it.each([
    ['checkout_processing', 'Confirming your payment', /The budget is added by itself as soon as that is done/],
    ['checkout_failed', 'Payment failed', /Nothing was charged/],
  ])('leads to the loots, not to the create form, while there is nothing to show (%s)', async (type, title, text) => {
    answerApi({ [CALL]: refusal(type, 'Your bank did not confirm the payment. Nothing was charged.') });
    openAdded();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(links()).toEqual(['/loot-management']);
  });
});
