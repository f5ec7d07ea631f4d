import { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aRefundOnTheWire } from '../../../testing/wire/refund.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { RefundCard } from './refund-card.tsx';

const loot = aCampaign({ status: 'completed' });
const show = (change: Record<string, unknown>, asks = true) =>
  renderScreen(<RefundCard campaign={loot} refund={RefundView.parse(aRefundOnTheWire(change))} asks={asks} />);
const askAgain = () => screen.queryByRole('button', { name: 'Ask again' });
const KEPT = /of an earlier refund is still here/;

describe('RefundCard', () => {
  it.each(['refunded', 'lapsed'])(
    'lets its owner ask for what was refused before, once another is %s',
    async (status) => {
      const calls = answerApi({ 'POST /campaigns/cmp_1/refund': { status: 201, json: aRefundOnTheWire() } });
      show({ status, can_ask_again: true, still_left: 105 });
      expect(screen.getByText(KEPT)).toBeVisible();
      await user.click(askAgain() as HTMLElement);
      await waitFor(() => expect(calls.map(({ call }) => call)).toContain('POST /campaigns/cmp_1/refund'));
    },
  );

  it('says nothing of it twice while the refused one is the last', () => {
    show({ status: 'refused', can_ask_again: true, still_left: 105 });
    expect(askAgain()).toBeVisible();
    expect(screen.queryByText(KEPT)).toBeNull();
  });

  it('shows an admin what is left, and leaves asking to the owner', () => {
    show({ status: 'refunded', can_ask_again: true, still_left: 105 }, false);
    expect(screen.getByText(KEPT)).toBeVisible();
    expect(askAgain()).toBeNull();
  });

  it('shows a refund that the provider keeps back as pending with its reason, not as sent', () => {
    show({ status: 'refunding', sent_at: null, pending_reason: 'insufficient_funds' });
    expect(screen.getByText('Pending')).toBeVisible();
    expect(screen.queryByText('On its way')).toBeNull();
    expect(screen.getByText(/until our balance there covers it/)).toBeVisible();
  });

  it('says of one that was paid by bank transfer how much, when, and under which reference', () => {
    const settlement = { reference: 'DBS 20261126-0042', settled_at: '2026-11-26T08:00:00.000Z' };
    show({ status: 'settled', settlement, amount: 1050 });
    expect(screen.getAllByText('Paid by bank transfer')).toHaveLength(2);
    expect(screen.getByText(/we paid it by bank transfer on .*Its reference: DBS 20261126-0042$/)).toBeVisible();
    expect(screen.getAllByText(/Nov 26, 2026/).length).toBeGreaterThan(0);
    expect(screen.getByText(/1,050\.00/)).toBeVisible();
    expect(screen.queryByText(/If you dispute the payment/)).toBeNull();
    expect(askAgain()).toBeNull();
  });

  it('has nothing to ask for otherwise', () => {
    show({ status: 'refunded' });
    expect(askAgain()).toBeNull();
  });
});
