import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { useToasts } from '../../../shared/state/toasts.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPaymentProblemOnTheWire } from '../../../testing/wire/payment-problem.ts';
import { aPayoutOnTheWire } from '../../../testing/wire/payout.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aPayoutReceiptOnTheWire, aReceiptOnTheWire } from '../../../testing/wire/receipt.ts';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { ReviewDeliverableDialog } from './review-deliverable-dialog.tsx';
import { eventually } from '../../../testing/eventually.ts';
import { fill, user } from '../../../testing/user.ts';

const payout = aPayoutOnTheWire('po_1');

const preview = (change = {}, problem: unknown = null) => ({
  'GET /deliverables/dlv_1/payout-preview': { json: { receipt: aReceiptOnTheWire(change), problem } },
});
const show = (change = {}, onDecided = vi.fn()) => {
  const deliverable = DeliverableView.decode(aDeliverableOnTheWire(change) as never);
  const about = { deliverable, remainingCents: 10_000, onClose: vi.fn() };
  return { ...renderScreen(<ReviewDeliverableDialog {...about} onDecided={onDecided} />), onDecided };
};
const approveOnceShown = async () => {
  await screen.findByText('Approving pays now');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
};
const text = () => screen.getByRole('dialog').textContent.replaceAll('\u00a0', ' ');
const toast = () => {
  const { text, durationMs } = useToasts.getState().toasts[0] ?? {};
  return [text?.replaceAll('\u00a0', ' '), durationMs];
};

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));

describe('ReviewDeliverableDialog', () => {
  it('calls nothing approved that could not be paid and is pending', async () => {
    answerApi(preview({}, { reason: 'platform_balance', details: 'Insufficient platform balance' }));
    show({ payment_problem: aPaymentProblemOnTheWire() });
    expect(await screen.findByText('It could not be paid, so it is still pending review')).toBeVisible();
    expect(screen.getByText('Pending Review')).toBeVisible();
    expect(text()).not.toContain('Approved');
  });

  it('says nothing of a refusal from before once it can be paid', async () => {
    answerApi(preview());
    show({ payment_problem: aPaymentProblemOnTheWire() });
    await screen.findByText('Approving pays now');
    expect(text()).not.toMatch(/could not be paid|has to act/);
  });

  it('says what stands in the way now, and not what did before', async () => {
    answerApi(preview({}, { reason: 'no_account', details: 'The creator has no connected Stripe account' }));
    show({ payment_problem: aPaymentProblemOnTheWire() });
    expect(await screen.findByText('The creator connects a payment account under Profile.')).toBeVisible();
    expect(text()).not.toMatch(/could not be paid|insufficient funds/);
  });

  it('keeps what is known of a refusal while nobody can say what approving pays', async () => {
    answerApi({ 'GET /deliverables/dlv_1/payout-preview': { status: 500, json: { message: 'Oops' } } });
    show({ payment_problem: aPaymentProblemOnTheWire() });
    await screen.findByText('Failed to work out what approving pays');
    expect(screen.getByText('It could not be paid, so it is still pending review')).toBeVisible();
  });

  it('lists what does not fit, in general words', async () => {
    const sentence = 'The views of the post grew in an unusual way.';
    answerApi({ ...preview(), 'GET /deliverables/dlv_1/flags': { json: [{ sentence }] } });
    show();
    expect((await screen.findByText(sentence)).closest('ul')?.children).toHaveLength(1);
    expect(screen.getByText('Look closely at this one')).toBeVisible();
  });

  it('says nothing of flags where there are none', async () => {
    answerApi({ ...preview(), 'GET /deliverables/dlv_1/flags': { json: [] } });
    show();
    await screen.findByText('Approving pays now');
    expect(screen.queryByText('Look closely at this one')).toBeNull();
  });

  it('shows what approving pays and how that comes about, before it can be approved', async () => {
    answerApi(preview({ counted_views: 5000, already_paid: 30, amount: 50 }));
    show();
    expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await screen.findByText('Approving pays now');
    expect(text()).toContain('Counted views80% tier5,000');
    expect(text()).toContain('Earned in allBudget share: SGD 100.00 × 80%SGD 80.00');
    expect(text()).toContain('Already paidSGD 30.00');
    expect(text()).toContain('Pays nowSGD 50.00');
    expect(text()).toContain('SGD 100.00 → SGD 50.00');
    expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
  });

  it('offers to ask again when what it pays could not be worked out, and no approval until then', async () => {
    const calls = answerApi({ 'GET /deliverables/dlv_1/payout-preview': { status: 500, json: { message: 'Oops' } } });
    show();
    await screen.findByText('Failed to work out what approving pays');
    expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const previews = () => calls.filter(({ call }) => call === 'GET /deliverables/dlv_1/payout-preview');
    await waitFor(() => expect(previews()).toHaveLength(2));
  });

  it('keeps what approving pays, and its button, when it cannot be asked for again', async () => {
    answerApi(preview());
    const { client } = show();
    await screen.findByText('Approving pays now');
    answerApi({ 'GET /deliverables/dlv_1/payout-preview': { status: 500, json: { message: 'Oops' } } });
    await act(() => client.refetchQueries());
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.getByText('Approving pays now')).toBeVisible();
    expect(screen.queryByText('Failed to work out what approving pays')).toBeNull();
    expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
  });

  it('says beforehand what stands in the way of a payment, and who must act', async () => {
    answerApi(preview({}, { reason: 'no_account', details: 'The creator has no connected Stripe account' }));
    show();
    expect(await screen.findByText('The creator connects a payment account under Profile.')).toBeVisible();
    expect(text()).not.toMatch(/Approving pays now|Pays now|Pays SGD|was paid|approve again/i);
    expect(screen.getByText('Due, and not payable now')).toBeVisible();
    expect(screen.getByText(/is due, and cannot be paid now/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
  });

  it('offers no approval that would be refused for certain', async () => {
    answerApi(preview({}, { reason: 'in_flight', details: 'A payment to this creator is still being confirmed.' }));
    show();
    await screen.findByText('A payment to this creator is still being confirmed.');
    expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
  });

  it('explains that our team checks whose post it is; rejecting stays possible', () => {
    const calls = answerApi({});
    show({ author_check: 'needs_admin' });
    expect(screen.getByText('Our team checks whose post this is')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeEnabled();
    expect(calls).toEqual([]);
  });

  it('pays, confirms the amount for 6 seconds, and shows the receipt', async () => {
    const calls = answerApi({
      ...preview(),
      'PATCH /deliverables/dlv_1': { json: { ...aDeliverableOnTheWire({ status: 'approved' }), payout } },
      'GET /payments/receipts/po_1': { json: aPayoutReceiptOnTheWire() },
    });
    const { onDecided } = show();
    await approveOnceShown();
    expect(await screen.findByRole('dialog', { name: 'Payment receipt' })).toBeVisible();
    expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      status: 'approved',
      view_count: aDeliverableOnTheWire().view_count,
    });
    expect(toast()).toEqual(['Treasure approved. Payment of SGD 80.00 has been sent to the creator.', 6000]);
    await screen.findByText('Receipt po_1');
    expect(onDecided).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onDecided).toHaveBeenCalledOnce();
  });

  it.each(['reserved', 'sending', 'unresolved'])('does not call a payment that is %s sent', async (status) => {
    answerApi({
      ...preview(),
      'PATCH /deliverables/dlv_1': { json: { ...aDeliverableOnTheWire(), payout: { ...payout, status } } },
    });
    const { onDecided } = show();
    await approveOnceShown();
    await waitFor(() => expect(onDecided).toHaveBeenCalledOnce());
    expect(toast()).toEqual([
      'The payment of SGD 80.00 is being confirmed. The treasure stays pending review until then.',
      6000,
    ]);
  });

  it('speaks of no payment when nothing was due', async () => {
    answerApi({
      ...preview({ amount: 0, already_paid: 80 }),
      'PATCH /deliverables/dlv_1': { json: { ...aDeliverableOnTheWire({ status: 'approved' }), payout: null } },
    });
    const { onDecided } = show();
    await approveOnceShown();
    await waitFor(() => expect(onDecided).toHaveBeenCalledOnce());
    expect(toast()).toEqual(['Treasure approved successfully! Payment: SGD 0.00, because nothing was due.', 6000]);
  });

  it('explains for 8 seconds why the payout failed, and stays', async () => {
    answerApi({
      ...preview(),
      'PATCH /deliverables/dlv_1': {
        status: 402,
        json: {
          message: 'Payment Failed',
          details: 'The creator has no connected Stripe account',
          errorType: 'payment_authorization_failed',
        },
      },
    });
    const { onDecided } = show();
    await approveOnceShown();
    await waitFor(() =>
      expect(toast()).toEqual([
        'The creator has not connected their payment account. Please ask them to connect it in their profile.',
        8000,
      ]),
    );
    expect(onDecided).not.toHaveBeenCalled();
    expect(text()).not.toMatch(/Pays SGD/);
    expect(screen.getByText('The creator connects a payment account under Profile.')).toBeVisible();
    expect(screen.getByText(/tried again by itself, from its deadline on for two weeks/)).toBeVisible();
  });

  it('says of a payment that is held that it waits, not that it failed or has to be approved again', async () => {
    const details = 'Our team looks at this payment before it is made. They decide by Dec 3, 2026 at the latest.';
    const refused = { reason: 'payment_held', must_act: 'platform', errorType: 'payment_authorization_failed' };
    answerApi({
      ...preview(),
      'PATCH /deliverables/dlv_1': { status: 402, json: { message: details, details, ...refused } },
    });
    show();
    await approveOnceShown();
    await waitFor(() => expect(toast()).toEqual([details, 8000]));
    expect(screen.getByText('Our team decides; you and the creator need to do nothing.')).toBeVisible();
    expect(text()).not.toMatch(/Payment Failed|Approve again|tried again/);
  });

  it('asks for instructions before it sends a treasure back', async () => {
    const calls = answerApi(preview());
    show();
    await user.click(screen.getByRole('button', { name: 'Request Revision' }));
    expect(await screen.findByText('Please write what should be changed')).toBeVisible();
    await eventually(() => expect(screen.getByLabelText(/Feedback/)).toHaveFocus());
    expect(calls.filter(({ call }) => call.startsWith('PATCH'))).toEqual([]);
  });

  it('sends a treasure back with instructions', async () => {
    const calls = answerApi({
      'PATCH /deliverables/dlv_1': {
        json: { ...aDeliverableOnTheWire({ status: 'revision_requested' }), payout: null },
      },
    });
    const { onDecided } = show();
    await fill(screen.getByLabelText(/Feedback/), ' Show the bottle ');
    await user.click(screen.getByRole('button', { name: 'Request Revision' }));
    await waitFor(() => expect(onDecided).toHaveBeenCalledOnce());
    expect(calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      status: 'revision_requested',
      feedback: 'Show the bottle',
      view_count: 5000,
    });
  });

  it('says what could not be done, in the words of the server', async () => {
    answerApi({ 'PATCH /deliverables/dlv_1': { status: 409, json: { message: 'Already decided' } } });
    show();
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(toast()[0]).toBe('Failed to reject treasure: Already decided'));
  });

  it.each(['approved', 'rejected', 'revision_requested'])('offers no decision on a treasure that is %s', (status) => {
    show({ status });
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('offers no decision to an admin', () => {
    saveSession('t', aPerson({ role: 'admin' }));
    show();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});
