import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { useToasts } from '../../../shared/state/toasts.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aTreasureOnTheWire } from '../../../testing/treasure-on-the-wire.ts';
import { ReviewTreasureDialog } from './review-treasure-dialog.tsx';

const terms = {
  payoutModel: 'budget_share',
  budgetCents: 10_000,
  expectedReach: 10_000,
  creatorSlots: 1,
  creatorCapCents: null,
} as const;
const payout = {
  id: 'po_1',
  application_id: 'cmp_1__u1',
  campaign_id: 'cmp_1',
  campaignTitle: 'Iced Tea',
  creator_id: 'u1',
  creatorName: 'Ada',
  treasure_id: 'dlv_1',
  proof_id: null,
  amount: 80,
  currency: 'sgd',
  status: 'paid',
  failure: null,
  counted_views: 5000,
  share_percent: 80,
  created_at: '2026-11-20T00:00:00.000Z',
  updated_at: '2026-11-20T00:00:00.000Z',
};

const show = (status = 'submitted', onClose = vi.fn(), change = {}) => {
  const treasure = DeliverableView.decode(aTreasureOnTheWire({ status, ...change }) as never);
  renderScreen(<ReviewTreasureDialog treasure={treasure} terms={terms} onClose={onClose} />);
  return onClose;
};
const toast = () => {
  const { text, durationMs } = useToasts.getState().toasts[0] ?? {};
  return [text?.replaceAll('\u00a0', ' '), durationMs];
};

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));

describe('ReviewTreasureDialog', () => {
  it('promises nothing for views from before the approval', () => {
    show('submitted', vi.fn(), { baseline_views: 4500 });
    expect(screen.getByText(/4,500 views are from before the approval/)).toBeTruthy();
    expect(screen.getByText(/70\.00/)).toBeTruthy();
    expect(screen.queryByText(/80\.00/)).toBeNull();
  });

  it('shows what approving pays, pays, and confirms the amount for 6 seconds', async () => {
    const calls = answerApi({
      'PATCH /deliverables/dlv_1': { json: { ...aTreasureOnTheWire({ status: 'approved' }), payout } },
    });
    const onClose = show();
    expect(screen.getByText(/80\.00/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls[0]?.body).toEqual({ status: 'approved' });
    expect(toast()).toEqual(['Treasure approved. Payment of SGD 80.00 has been sent to the creator.', 6000]);
  });

  it.each(['reserved', 'sending', 'unresolved'])('does not call a payment that is %s sent', async (status) => {
    answerApi({ 'PATCH /deliverables/dlv_1': { json: { ...aTreasureOnTheWire(), payout: { ...payout, status } } } });
    const onClose = show();
    fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(toast()).toEqual([
      'The payment of SGD 80.00 is being confirmed. The treasure stays submitted until then.',
      6000,
    ]);
  });

  it('speaks of no payment when nothing was due', async () => {
    answerApi({
      'PATCH /deliverables/dlv_1': { json: { ...aTreasureOnTheWire({ status: 'approved' }), payout: null } },
    });
    const onClose = show();
    fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(toast()).toEqual(['Treasure approved successfully!', 3000]);
  });

  it('explains for 8 seconds why the payout failed, and stays', async () => {
    answerApi({
      'PATCH /deliverables/dlv_1': {
        status: 402,
        json: {
          message: 'Payment Failed',
          details: 'The creator has no connected Stripe account',
          errorType: 'payment_authorization_failed',
        },
      },
    });
    const onClose = show();
    fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(toast()).toEqual([
        'The creator has not connected their payment account. Please ask them to connect it in their profile.',
        8000,
      ]),
    );
    expect(onClose).not.toHaveBeenCalled();
  });

  it('sends a treasure back with instructions', async () => {
    const calls = answerApi({
      'PATCH /deliverables/dlv_1': { json: { ...aTreasureOnTheWire({ status: 'revision_requested' }), payout: null } },
    });
    const onClose = show();
    fireEvent.change(screen.getByLabelText(/Feedback/), { target: { value: ' Show the bottle ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Request Revision' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls[0]?.body).toEqual({ status: 'revision_requested', feedback: 'Show the bottle' });
  });

  it('says what could not be done, in the words of the server', async () => {
    answerApi({ 'PATCH /deliverables/dlv_1': { status: 409, json: { message: 'Already decided' } } });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(toast()[0]).toBe('Failed to reject treasure: Already decided'));
  });

  it.each(['approved', 'rejected', 'revision_requested'])('offers no decision on a treasure that is %s', (status) => {
    show(status);
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('offers no decision to an admin', () => {
    saveSession('t', aPerson({ role: 'admin' }));
    show();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});
