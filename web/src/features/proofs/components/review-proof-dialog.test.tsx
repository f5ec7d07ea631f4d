import { ProofView } from '@doubloon/contract/proofs/proof.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPaymentProblemOnTheWire } from '../../../testing/wire/payment-problem.ts';
import { aPerson } from '../../../testing/people.ts';
import { aProofOnTheWire } from '../../../testing/wire/proof.ts';
import { aReceiptOnTheWire } from '../../../testing/wire/receipt.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { fill, user } from '../../../testing/user.ts';
import { ReviewProofDialog } from './review-proof-dialog.tsx';

const known = {
  'GET /deliverables/dlv_1': { json: aDeliverableOnTheWire({ status: 'approved' }) },
  'GET /proofs/prf_1/payout-preview': { json: { receipt: aReceiptOnTheWire(), problem: null } },
};
const show = (answers: Parameters<typeof answerApi>[0], change = {}) => {
  const calls = answerApi({ ...known, ...answers });
  const onDecided = vi.fn();
  const proof = ProofView.decode(aProofOnTheWire(change) as never);
  const about = { proof, remainingCents: 50_000, onClose: vi.fn() };
  renderScreen(<ReviewProofDialog {...about} onDecided={onDecided} />);
  return { onDecided, sent: () => calls.find(({ call }) => call === 'PATCH /proofs/prf_1')?.body };
};

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));

describe('ReviewProofDialog', () => {
  it('verifies the count that was seen, so that none is slipped in meanwhile', async () => {
    const { onDecided, sent } = show({
      'PATCH /proofs/prf_1': { json: { ...aProofOnTheWire({ status: 'verified' }), payout: null } },
    });
    await screen.findByText('Approving pays now');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(onDecided).toHaveBeenCalledOnce());
    expect(sent()).toEqual({ status: 'verified', reported_view_count: 12_000 });
    expect(toastTexts()).toEqual(['Proof verified successfully! Payment: SGD\u00a00.00, because nothing was due.']);
  });

  it('tells of a refusal from before only as long as it stands', async () => {
    const problem = aPaymentProblemOnTheWire();
    show({}, { payment_problem: problem });
    await screen.findByText('Approving pays now');
    expect(screen.queryByText('It could not be paid, so it is still pending')).toBeNull();
    cleanup();
    show(
      { 'GET /proofs/prf_1/payout-preview': { json: { receipt: aReceiptOnTheWire(), problem } } },
      { payment_problem: problem },
    );
    expect(await screen.findByText('It could not be paid, so it is still pending')).toBeVisible();
    expect(await screen.findByText('Due, and not payable now')).toBeVisible();
  });

  it('says that it counts no more than the platform has counted at that time', async () => {
    const read = { views: 1_000, likes: null, comments: null, shares: null, source: 'platform' };
    const treasure = (post_state: string) =>
      aDeliverableOnTheWire({
        ...{ status: 'approved', post_state },
        latest_reading: { ...read, at: aProofOnTheWire().submission_date },
      });
    show({ 'GET /deliverables/dlv_1': { json: treasure('live') } });
    expect(await screen.findByText(/^TikTok counts 1,000 views\. A proof counts no more than that/)).toBeVisible();
    cleanup();
    show({ 'GET /deliverables/dlv_1': { json: treasure('unknown') } });
    await screen.findByText('Approving pays now');
    expect(screen.queryByText(/A proof counts no more/)).toBeNull();
  });

  it('names whose treasure it proves and shows the screenshots', async () => {
    show({});
    expect(await screen.findByRole('dialog', { name: 'Proof by Ada' })).toBeVisible();
    expect(screen.getByRole('img', { name: /insights\.png/ })).toBeVisible();
  });

  it('lists what does not fit about its treasure and pictures, in general words', async () => {
    const sentence = 'A picture of the proof was seen before.';
    show({ 'GET /deliverables/dlv_1/flags': { json: [{ sentence }] } });
    expect((await screen.findByText(sentence)).closest('ul')?.children).toHaveLength(1);
    expect(screen.getByText('Look closely at this one')).toBeVisible();
  });

  it('says nothing of flags where there are none', async () => {
    show({ 'GET /deliverables/dlv_1/flags': { json: [] } });
    await screen.findByText('Approving pays now');
    expect(screen.queryByText('Look closely at this one')).toBeNull();
  });

  it('opens a screenshot large over the review, and leads to the others and back', async () => {
    const [image] = aProofOnTheWire().images;
    const second = {
      ...image,
      image_id: 'img_2',
      file_name: 'second.png',
      storage_url: 'https://files.example/second',
    };
    show({}, { images: [image, second] });
    await screen.findByRole('dialog', { name: 'Proof by Ada' });
    await user.click(screen.getByRole('button', { name: 'Screenshot 1: insights.png' }));
    const first = screen.getByRole('dialog', { name: 'insights.png' });
    expect(within(first).getByRole('button', { name: 'Previous screenshot' })).toBeDisabled();
    await user.keyboard('{ArrowRight}');
    const last = screen.getByRole('dialog', { name: 'second.png' });
    expect(within(last).getByRole('status').textContent).toBe('2 / 2');
    expect(
      within(last)
        .getByRole('link', { name: /Full size/ })
        .getAttribute('href'),
    ).toBe(second.storage_url);
    expect(within(last).getByRole('button', { name: 'Next screenshot' })).toBeDisabled();
    await user.click(within(last).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'second.png' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Proof by Ada' })).toBeVisible();
  });

  it('compares the count with what was known before, and once it is decided with what was reported first', async () => {
    const proof = { proven_view_count: 9000, proven_at: '2026-09-01T12:00:00.000Z' };
    const proven = { ...known['GET /deliverables/dlv_1'].json, view_count: 5000, ...proof };
    const valueOf = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;
    show({ 'GET /deliverables/dlv_1': { json: proven } });
    expect(await valueOf('Before')).toMatch(/^9,000From accepted proof, on Sep 1/);
    cleanup();
    show({ 'GET /deliverables/dlv_1': { json: proven } }, { status: 'verified', reported_view_count: 9000 });
    expect(await valueOf('First reported')).toMatch(/^5,000Reported by the creator /);
    expect(screen.queryByText('Before')).toBeNull();
  });

  it('sends it back only with instructions', async () => {
    const { onDecided, sent } = show({
      'PATCH /proofs/prf_1': { json: { ...aProofOnTheWire({ status: 'revision_requested' }), payout: null } },
    });
    await user.click(screen.getByRole('button', { name: 'Request Revision' }));
    expect(sent()).toBeUndefined();
    await fill(screen.getByLabelText(/Feedback/), 'Show the date');
    await user.click(screen.getByRole('button', { name: 'Request Revision' }));
    await waitFor(() => expect(onDecided).toHaveBeenCalledOnce());
    expect(sent()).toMatchObject({ status: 'revision_requested', feedback: 'Show the date' });
  });

  it('stays pending and open when it cannot be paid, and says who must act', async () => {
    const { onDecided } = show({
      'PATCH /proofs/prf_1': {
        status: 402,
        json: {
          message: 'Payment Failed',
          details: 'Insufficient campaign budget',
          errorType: 'payment_authorization_failed',
        },
      },
    });
    await screen.findByText('Approving pays now');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(toastTexts()).toEqual(['The campaign budget is insufficient.']));
    expect(onDecided).not.toHaveBeenCalled();
    expect(screen.getByText(/You decide: reject it/)).toBeVisible();
  });
});
