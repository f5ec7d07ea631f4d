import { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aRefundOnTheWire } from '../../../testing/wire/refund.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { RefundCard } from './refund-card.tsx';

const loot = aCampaign({ status: 'completed', close_reason: 'owner', closed_at: new Date('2026-11-20T08:00:00Z') });
const show = (change: Record<string, unknown>, asks = true, campaign = loot) =>
  renderScreen(<RefundCard campaign={campaign} refund={RefundView.parse(aRefundOnTheWire(change))} asks={asks} />);
const askAgain = () => screen.queryByRole('button', { name: 'Ask again' });
const askable = { can_ask_again: true, still_left: 30 };
/** The payments whose refunds are shown, how far they are, and why they go back. */
const parts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
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

  it('tells an admin that the owner has closed it', () => {
    show({ status: 'refunded' }, false);
    expect(screen.getByText(/^Its owner closed it/)).toBeVisible();
  });

  it.each([
    ['lost', /^The bank has taken back its payment/],
    ['warned', /^The bank of a card that paid for it has warned of fraud/],
  ] as const)('says why it was closed: %s', (reason, words) => {
    show({ status: 'refunded' }, true, { ...loot, close_reason: reason });
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    ['insufficient_funds', /until our balance there covers it/],
    ['charge_pending', /once your own payment has settled there/],
    ['processing', /is making the refund, which can take a while/],
    ['requires_action', /needs to know from you where the refund goes/],
  ])('shows a refund that the provider has not made as pending with its reason, not as sent: %s', (reason, words) => {
    show({ status: 'refunding', sent_at: null, pending_reason: reason });
    expect(screen.getByText('Pending')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText(/Expected by/)).toBeNull();
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

  it('shows the refund of each payment by itself, and asks for all of them again at once', async () => {
    const calls = answerApi({ 'POST /campaigns/cmp_1/refund': { status: 201, json: aRefundOnTheWire() } });
    const added = [
      { paid: 315, paid_at: '2026-11-05T08:00:00.000Z', status: 'requested', amount: 105 },
      { paid: 525, paid_at: '2026-11-08T08:00:00.000Z', status: 'refused', amount: 525, reason: 'Ours', ...askable },
      { paid: 420, paid_at: '2026-11-21T08:00:00.000Z', status: 'granted', amount: 420, goes_back: 'late' },
      { paid: 630, amount: 0 },
    ].map((part) => aRefundOnTheWire(part));
    show({ paid: 1050, status: 'refunded', amount: 210, ...askable, of_added_budget: added });
    expect(screen.getByText(/You closed it/)).toBeVisible();
    expect(screen.getByText(/in all\. Each payment has a refund of its own/).textContent).toMatch(
      /^SGD.735\.00 in all/,
    );
    expect(parts()).toEqual([
      expect.stringMatching(
        /^SGD 1,050\.00 paid on Nov 1, 2026RefundedSGD 210\.00SGD 200\.00 of the budget, SGD 10\.00 of/,
      ),
      expect.stringMatching(
        /^SGD 315\.00 paid on Nov 5, 2026In reviewSGD 105\.00.*Review by our team: Our team reviews/,
      ),
      expect.stringMatching(
        /^SGD 525\.00 paid on Nov 8, 2026RefusedSGD 525\.00.*Refused after review: .*Our team: Ours$/,
      ),
      expect.stringMatching(
        /^SGD 420\.00 paid on Nov 21, 2026GrantedSGD 420\.00It came after the loot had closed.*within the hour/,
      ),
      'SGD 630.00 paid on Nov 1, 2026Nothing to refundNothing is left, so nothing is refunded.',
    ]);
    expect(screen.getByText(KEPT).textContent).toMatch(/^SGD.60\.00 of an earlier refund/);
    await user.click(askAgain() as HTMLElement);
    await waitFor(() => expect(calls.map(({ call }) => call)).toEqual(['POST /campaigns/cmp_1/refund']));
  });

  it.each([
    ['repeated', /Another payment had added budget already, so all of this one goes back/],
    ['method', /The end date was moved meanwhile, too late for a refund/],
    ['risk', /saw a high risk of fraud in it, so all of it goes back/],
  ])('shows while the loot is open what goes back of payments that were not added: %s', (back, why) => {
    const added = [
      { paid: 315, status: 'none', amount: 315 },
      { paid: 630, status: 'refunding', amount: 630, goes_back: back },
    ].map((part) => aRefundOnTheWire(part));
    show({ of_added_budget: added }, true, aCampaign());
    expect(parts()).toHaveLength(1);
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.queryByText(/in all/)).toBeNull();
  });

  it('shows nothing while the loot is open and all payments were added', () => {
    show({ of_added_budget: [aRefundOnTheWire()] }, true, aCampaign());
    expect(screen.queryByRole('region', { name: 'Refund' })).toBeNull();
  });
});
