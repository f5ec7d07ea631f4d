import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aRefundOnTheWire } from '../../../testing/wire/refund.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { CloseLootDialog } from './loot-actions.tsx';

const busy = aCampaign({ remaining_budget: 20_000, paidOut: 30_000, pending_treasures: 2 });
const preview = { 'GET /campaigns/cmp_1/refund': { json: aRefundOnTheWire() } };
const show = (answers: Parameters<typeof answerApi>[0], campaign = busy) => {
  const calls = answerApi(answers);
  const onClose = vi.fn();
  renderScreen(<CloseLootDialog campaign={campaign} onClose={onClose} />);
  return { onClose, calls };
};
const close = () => screen.getByRole('button', { name: 'Close Loot' });

describe('CloseLootDialog', () => {
  it('shows what comes back, of what and when, and what stays open, before it can be closed', async () => {
    show(preview);
    expect(close()).toBeDisabled();
    await screen.findByText('You get back');
    const text = screen.getByRole('dialog').textContent.replaceAll('\u00a0', ' ');
    expect(text).toContain('You get backSGD 210.00');
    expect(text).toContain('Available budgetSGD 200.00');
    expect(text).toContain('the part that belongs to itSGD 10.00');
    expect(text).toContain('within 3–5 business days');
    expect(text).toContain('5–10 business days');
    expect(text).toContain('2 treasures still wait for your decision');
    expect(close()).toBeEnabled();
  });

  it('adds up what comes back of all payments, without one that is on its way back anyway', async () => {
    const added = [
      { amount: 105, budget_part: 100, fee_part: 5 },
      { amount: 525, budget_part: 500, fee_part: 25, goes_back: 'repeated' },
    ].map((part) => aRefundOnTheWire(part));
    show({ 'GET /campaigns/cmp_1/refund': { json: aRefundOnTheWire({ of_added_budget: added }) } });
    await screen.findByText('You get back');
    const text = screen.getByRole('dialog').textContent.replaceAll('\u00a0', ' ');
    expect(text).toContain('You get backSGD 315.00');
    expect(text).toContain('Available budgetSGD 300.00');
    expect(text).toContain('the part that belongs to itSGD 15.00');
  });

  it('warns while a payment is being confirmed, and says why closing was refused', async () => {
    const message = 'A payment from this loot is still being confirmed. Please try again in a few minutes.';
    const { onClose } = show(
      { ...preview, 'POST /campaigns/cmp_1/close': { status: 409, json: { message } } },
      aCampaign({ remaining_budget: 20_000, paidOut: 20_000 }),
    );
    await screen.findByText('You get back');
    expect(screen.getByText('Money is set aside for a payment')).toBeVisible();
    await user.click(close());
    expect(await screen.findByText(message)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes nothing while what comes back is not known', async () => {
    const { calls } = show({ 'GET /campaigns/cmp_1/refund': { status: 500, json: { message: 'Oops' } } });
    await screen.findByText('Failed to load the refund');
    await user.click(close());
    await waitFor(() => expect(close()).toBeDisabled());
    expect(calls.map(({ call }) => call)).not.toContain('POST /campaigns/cmp_1/close');
  });
});
