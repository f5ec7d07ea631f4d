import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readLocalDraft, writeLocalDraft } from '../../../shared/drafts/use-kept-text.ts';
import { aPaidCampaignOnTheWire } from '../../../testing/wire/paid-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { comeBack } from '../../../testing/come-back.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { emptyLoot } from './create-loot-values.ts';
import { LOOT_DRAFT_KEY, LootDraft } from './loot-draft.ts';
import { CreateLootForm } from './create-loot-form.tsx';

const owner = aPerson({ role: 'business_owner' });
const CALL = 'GET /payments/campaign-by-payment';
const unpaid = (errorType?: string) => ({ status: 402, json: { message: 'Not paid', errorType } });
const open = () => renderScreen(<CreateLootForm owner={owner} />);

const draft = { id: 'draft-one', checkoutId: 'cs_1', changed: false };

beforeEach(() => {
  const text = JSON.stringify({ ...draft, values: { ...emptyLoot, title: 'Iced Tea' } });
  sessionStorage.clear();
  writeLocalDraft(sessionStorage, owner.uid, LOOT_DRAFT_KEY, text);
});

describe('a draft that was taken to a checkout', () => {
  it('is no form any more while the payment is confirmed, and takes no second one', async () => {
    const calls = answerApi({ [CALL]: unpaid('checkout_processing') });
    open();
    expect(await screen.findByText('Your payment is still being confirmed')).toBeVisible();
    expect(screen.getByText(/You have paid for Iced Tea/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
    expect(calls.map(({ call }) => call)).toEqual([CALL]);
  });

  it('is given up for another loot only after a question', async () => {
    answerApi({ [CALL]: unpaid('checkout_processing') });
    open();
    await user.click(await screen.findByRole('button', { name: 'Create Another Loot' }));
    expect(screen.getByText('Describe another loot?')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Create Another Loot' }).at(-1) as HTMLElement);
    expect(await screen.findByLabelText('Title')).toHaveValue('');
    expect(sessionStorage.length).toBe(0);
  });

  it('is gone once it is paid for, and leads to the loot', async () => {
    const calls = answerApi({ [CALL]: { json: aPaidCampaignOnTheWire() } });
    open();
    expect(await screen.findByText('This loot is paid for')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the Loot' })).toHaveAttribute('href', '/loot-management/cmp_1');
    await waitFor(() => expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(true));
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ['cancelled', unpaid()],
    ['failed', unpaid('checkout_failed')],
    ['unknown', { status: 404, json: { message: 'No' } }],
  ])('is back in the form when its checkout was %s', async (_, answer) => {
    answerApi({ [CALL]: answer });
    open();
    expect(await screen.findByLabelText('Title')).toHaveValue('Iced Tea');
    expect(screen.getByText('Your draft is back, as you left it.')).toBeVisible();
  });

  it('is no form while nobody knows, but can be asked about again', async () => {
    const answers: Parameters<typeof answerApi>[0] = { [CALL]: { status: 500, json: { message: 'Internal error' } } };
    answerApi(answers);
    open();
    expect(await screen.findByText('We could not find out whether your loot is paid for already.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
    answers[CALL] = unpaid();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Title')).toBeVisible();
  });

  it('is looked up again after Back from the page where it was paid', async () => {
    sessionStorage.clear();
    const answers: Parameters<typeof answerApi>[0] = {
      'POST /payments/stripe/checkout': { status: 201, json: { id: 'cs_1', url: 'https://pay.example/cs_1' } },
      [CALL]: { json: aPaidCampaignOnTheWire() },
    };
    answerApi(answers);
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    open();
    const type = async (label: string, value: string) => fill(await screen.findByLabelText(label), value);
    await type('Title', 'Iced Tea');
    await type('Description', 'By the sea');
    await type('Budget (SGD)', '100');
    await user.click(screen.getByLabelText('TikTok'));
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    comeBack();
    expect(await screen.findByText('This loot is paid for')).toBeVisible();
    assign.mockRestore();
    cleanup();
  });
});

const CANCEL = 'POST /payments/stripe/checkout/cancel';

describe('throwing a draft away that was taken to a checkout', () => {
  const discard = async (answer: Parameters<typeof answerApi>[0][string], keptAtServer: unknown[] = []) => {
    const calls = answerApi({ [CALL]: unpaid(), [CANCEL]: answer, 'GET /drafts': { json: keptAtServer } });
    renderScreen(
      <Routes>
        <Route path="/" element={<CreateLootForm owner={owner} />} />
        <Route path="/payment-success" Component={() => <p>{useLocation().search}</p>} />
      </Routes>,
    );
    await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard draft' }));
    return calls;
  };
  const written = (calls: { call: string }[]) => calls.flatMap(({ call }) => (call.startsWith('GET') ? [] : [call]));

  it('closes the payment page before', async () => {
    const calls = await discard({ json: { status: 'cancelled', payment_gateway_id: null } });
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''));
    expect(calls.find(({ call }) => call === CANCEL)?.body).toEqual({ draftId: 'draft-one' });
    await waitFor(() => expect(written(calls)).toEqual([CANCEL, 'DELETE /drafts/create-loot']));
    expect(sessionStorage.length).toBe(0);
  });

  it('closes a page that was opened from another tab, which alone knows of it', async () => {
    const text = JSON.stringify({ ...draft, checkoutId: null, values: { ...emptyLoot, title: 'Iced Tea' } });
    writeLocalDraft(sessionStorage, owner.uid, LOOT_DRAFT_KEY, text);
    const calls = await discard({ json: { status: 'cancelled', payment_gateway_id: null } });
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''));
    expect(calls.find(({ call }) => call === CANCEL)?.body).toEqual({ draftId: 'draft-one' });
  });

  it('leaves the draft of another loot, from another tab, at the server', async () => {
    const text = JSON.stringify({ ...draft, id: 'draft-two', values: { ...emptyLoot, title: 'Hot Tea' } });
    const other = { key: LOOT_DRAFT_KEY, text, updatedAt: '2026-11-20T00:00:00.000Z' };
    const calls = await discard({ json: { status: 'cancelled', payment_gateway_id: null } }, [other]);
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''));
    await fill(screen.getByLabelText('Title'), 'Cold Tea');
    cleanup();
    // In turn: throwing away was over before.
    await waitFor(() => expect(written(calls)).toEqual([CANCEL, 'PUT /drafts/create-loot']));
  });

  it('goes on when there is no such page', async () => {
    const calls = await discard({ status: 404, json: { message: 'Checkout not found' } });
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''));
    await waitFor(() => expect(written(calls)).toEqual([CANCEL, 'DELETE /drafts/create-loot']));
  });

  it('is not offered while it is taken to one', async () => {
    answerApi({
      [CALL]: unpaid(),
      'POST /payments/stripe/checkout': { status: 201, json: { id: 'cs_1', url: 'https://pay.example/cs_1' } },
    });
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const values = { ...emptyLoot, title: 'Tea', description: 'Iced', budget: '100', platforms: ['tiktok' as const] };
    writeLocalDraft(sessionStorage, owner.uid, LOOT_DRAFT_KEY, JSON.stringify({ ...draft, values }));
    open();
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(screen.getByRole('button', { name: 'Discard draft' })).toBeDisabled();
    assign.mockRestore();
  });

  it('keeps it, and says so, while that page cannot be closed', async () => {
    const calls = await discard({ status: 502, json: { message: 'The provider does not answer.' } });
    await waitFor(() =>
      expect(toastTexts()).toEqual([
        'Your draft is kept, because we could not make sure that its payment page is closed: The provider does not answer.',
      ]),
    );
    expect(screen.getByLabelText('Title')).toHaveValue('Iced Tea');
    expect(written(calls)).toEqual([CANCEL]);
  });

  it.each(['paid', 'processing'])('leads to the payment when there is one: %s', async (status) => {
    const calls = await discard({ json: { status, payment_gateway_id: 'cs_1' } });
    expect(await screen.findByText('?session_id=cs_1&payment_gateway=stripe')).toBeVisible();
    expect(written(calls)).toEqual([CANCEL]);
    expect(sessionStorage.length).toBe(1);
  });
});

describe('coming back from a checkout', () => {
  const comeBackFrom = (answer: Parameters<typeof answerApi>[0]) => {
    const calls = answerApi(answer);
    renderScreen(<CreateLootForm owner={owner} returned />);
    return calls;
  };

  it('says that nothing was charged only once it cannot be paid any more', async () => {
    const calls = comeBackFrom({ [CANCEL]: { json: { status: 'cancelled', payment_gateway_id: null } } });
    expect(screen.queryByText(/nothing was charged/)).toBeNull();
    expect(await screen.findByText(/The payment was cancelled and nothing was charged/)).toBeVisible();
    expect(calls.map(({ call, body }) => [call, body])).toEqual([[CANCEL, { draftId: 'draft-one' }]]);
    expect(screen.getByLabelText('Title')).toHaveValue('Iced Tea');
  });

  it('says that the page may still be open when it could not be closed', async () => {
    comeBackFrom({ [CANCEL]: { status: 502, json: { message: 'No' } }, [CALL]: unpaid() });
    expect(await screen.findByText(/we could not close the payment page/)).toBeVisible();
    expect(screen.queryByText(/nothing was charged/)).toBeNull();
  });

  it('leads to the loot when it was paid before', async () => {
    comeBackFrom({
      [CANCEL]: { json: { status: 'paid', payment_gateway_id: 'cs_1' } },
      [CALL]: { json: aPaidCampaignOnTheWire() },
    });
    expect(await screen.findByText('This loot is paid for')).toBeVisible();
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it('keeps what was typed after the loot was paid, as the draft of another', async () => {
    const text = JSON.stringify({ ...draft, changed: true, values: { ...emptyLoot, title: 'Hot Tea' } });
    writeLocalDraft(sessionStorage, owner.uid, LOOT_DRAFT_KEY, text);
    comeBackFrom({
      [CANCEL]: { json: { status: 'paid', payment_gateway_id: 'cs_1' } },
      [CALL]: { json: aPaidCampaignOnTheWire() },
    });
    expect(await screen.findByText('This loot is paid for')).toBeVisible();
    const kept = () => LootDraft.parse(JSON.parse(readLocalDraft(sessionStorage, owner.uid, LOOT_DRAFT_KEY) ?? 'null'));
    await waitFor(() => expect(kept()).toMatchObject({ checkoutId: null, values: { title: 'Hot Tea' } }));
    expect(kept()?.id).not.toBe('draft-one');
    await user.click(screen.getByRole('button', { name: 'Create Another Loot' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Hot Tea');
  });

  it('claims nothing when nobody knows of a checkout', async () => {
    sessionStorage.clear();
    const calls = comeBackFrom({});
    expect(await screen.findByLabelText('Title')).toBeVisible();
    expect(screen.queryByText(/charged/)).toBeNull();
    expect(calls.filter(({ call }) => call === CANCEL)).toEqual([]);
  });
});
