import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { deliverablesText } from '../../../shared/text/deliverables.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aPaymentProblemOnTheWire } from '../../../testing/wire/payment-problem.ts';
import { aReceiptOnTheWire } from '../../../testing/wire/receipt.ts';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { user } from '../../../testing/user.ts';
import { ReviewDeliverableDialog } from './review-deliverable-dialog.tsx';

const show = (change: Record<string, unknown>) => {
  const deliverable = DeliverableView.decode(aDeliverableOnTheWire(change) as never);
  const about = { deliverable, remainingCents: 10_000, onDecided: vi.fn() };
  renderScreen(<ReviewDeliverableDialog {...about} onClose={vi.fn()} />);
};

const aReading = {
  at: '2026-11-20T12:00:00.000Z',
  views: 6000,
  likes: 9,
  comments: 1,
  shares: null,
  source: 'platform',
};
const text = (element: Element | null) => element?.textContent.replaceAll('\u00a0', ' ');

beforeEach(() => {
  saveSession('t', aPerson({ role: 'business_owner' }));
  answerApi({ 'GET /deliverables/dlv_1/payout-preview': { json: { receipt: aReceiptOnTheWire(), problem: null } } });
});

describe('the review of a treasure', () => {
  it('shows a post that cannot be framed by the picture that we have read, and asks its platform nothing', async () => {
    const post = { platform: 'facebook', url: 'https://www.facebook.com/ada/posts/12', post_id: '12' };
    show({ ...post, post_picture_url: 'https://files.test/post.webp' });
    const picture = await screen.findByRole<HTMLImageElement>('img', {
      name: 'Picture of the post on Facebook by Ada',
    });
    expect(picture.src).toBe('https://files.test/post.webp');
    expect(screen.queryByRole('button', { name: 'Show the post' })).toBeNull();
  });

  it('shows the link alone of a post that has neither', async () => {
    show({ platform: 'facebook', url: 'https://www.facebook.com/ada/posts/12', post_id: '12' });
    await screen.findByText('Approving pays now');
    expect(screen.queryByRole('img', { name: /^Picture of the post/ })).toBeNull();
    expect(document.querySelector('a[href="https://www.facebook.com/ada/posts/12"]')).not.toBeNull();
  });

  it('frames a post that was submitted by a short link', async () => {
    show({ url: 'https://vm.tiktok.com/ZM123/', post_id: '7302' });
    await user.click(await screen.findByRole('button', { name: 'Show the post' }));
    expect(screen.getByTitle<HTMLIFrameElement>('Post on TikTok').src).toBe('https://www.tiktok.com/player/v1/7302');
  });

  it('says when the new views that its platform counts are paid automatically, how much that is, and how it comes about', async () => {
    const receipt = aReceiptOnTheWire({ counted_views: 5000, already_paid: 70, amount: 10 });
    answerApi({ 'GET /deliverables/dlv_1/top-up': { json: { receipt } } });
    show({ status: 'approved', pays_at: '2026-11-21T12:00:00.000Z' });
    const paid = await screen.findByText('Paid automatically');
    expect(text(paid.closest('section'))).toMatch(/^Paid automaticallySGD 10\.00/);
    expect(text(screen.getByRole('dialog'))).toMatch(
      /The new views are paid automatically on Nov 21, 2026.*, unless we find a problem\./,
    );
    expect(text(screen.getByRole('dialog'))).toContain('Already paidSGD 70.00');
    expect(text(screen.getByRole('dialog'))).toContain('SGD 100.00 → SGD 90.00');
  });

  it('says the day alone while another payment is on its way, which changes the amount', async () => {
    const calls = answerApi({ 'GET /deliverables/dlv_1/top-up': { json: { receipt: null } } });
    show({ status: 'approved', pays_at: '2026-11-21T12:00:00.000Z' });
    expect(await screen.findByText(/The new views are paid automatically on/)).toBeVisible();
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /deliverables/dlv_1/top-up'));
    expect(screen.queryByText('Paid automatically')).toBeNull();
  });

  it.each([
    ['by which nothing is due', {}],
    ['that could not be paid', { pays_at: '2026-11-21T12:00:00.000Z', payment_problem: aPaymentProblemOnTheWire() }],
  ])('announces no payment of a count %s', (_what, change) => {
    show({ status: 'approved', ...change });
    expect(screen.queryByText(/are paid automatically on/)).toBeNull();
  });

  it.each([
    ['on its day', '2026-11-17T12:00:00.000Z', /^Nov 17, 2026/],
    ['at a time that its platform does not say', null, /^Its platform does not say$/],
  ])('says of a post that it was published %s', (_when, published_at, said) => {
    show({ published_at });
    expect(screen.getByText('Published').nextSibling?.textContent).toMatch(said);
  });

  it('says that silence has approved a treasure, while its views wait for a proof', () => {
    show({ status: 'approved', accepted_by_silence: true });
    expect(screen.getByText('Approved because nobody decided in time')).toBeVisible();
    expect(screen.getByText(deliverablesText.acceptedBySilence.owner)).toBeVisible();
  });

  it.each([
    ['whose views were proven', { proven_view_count: 6000, proven_at: '2026-11-20T12:00:00.000Z' }],
    ['that its owner has approved', { accepted_by_silence: false }],
    ['whose platform tells its views', { latest_reading: aReading }],
  ])('does not say so of a treasure %s', (_which, change) => {
    show({ status: 'approved', accepted_by_silence: true, ...change });
    expect(screen.queryByText('Approved because nobody decided in time')).toBeNull();
  });
});
