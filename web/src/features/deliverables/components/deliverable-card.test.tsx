import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { aReceiptOnTheWire } from '../../../testing/wire/receipt.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { DeliverableCard } from './deliverable-history.tsx';

const show = (change: Record<string, unknown>) =>
  renderScreen(<DeliverableCard deliverable={DeliverableView.decode(aDeliverableOnTheWire(change) as never)} />);

const aProofOf = (views: number) => ({ proven_view_count: views, proven_at: '2026-09-01T12:00:00.000Z' });
const aReadingOf = (views: number) => ({
  latest_reading: { at: '2026-09-20T12:00:00.000Z', views, likes: 9, comments: 1, shares: null, source: 'platform' },
  post_state: 'live',
});

beforeEach(() => void answerApi({}));

describe('DeliverableCard', () => {
  it('shows the instructions of a treasure that was sent back', () => {
    show({ status: 'revision_requested', revision_instructions: 'Show the bottle', feedback: 'Old' });
    expect(screen.getByText('Revision instructions')).toBeVisible();
    expect(screen.getByText('Show the bottle')).toBeVisible();
    expect(screen.queryByText('Old')).toBeNull();
  });

  it.each(['approved', 'rejected'])('shows the feedback of a treasure that is %s, not older instructions', (status) => {
    show({ status, revision_instructions: 'Show the bottle', feedback: 'Well done' });
    expect(screen.getByText('Feedback')).toBeVisible();
    expect(screen.getByText('Well done')).toBeVisible();
    expect(screen.queryByText('Show the bottle')).toBeNull();
  });

  it('shows the views of the latest verified proof, what was reported first, and what counts of them', () => {
    show({ status: 'approved', view_count: 5000, ...aProofOf(12_000), baseline_views: 1000, counted_views: 11_000 });
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(0, 2)).toEqual([expect.stringMatching(/^12,000From accepted proof, on Sep/), '11,000']);
    expect(screen.getByText(/^5,000 views were reported at first\./)).toBeVisible();
  });

  it('says what the rule about counted views means for this post', () => {
    const approved = show({ status: 'approved', view_count: 5000, baseline_views: 0 });
    expect(screen.getByText('All the views of this post count.')).toBeVisible();
    approved.unmount();
    const { unmount } = show({ view_count: 5000, baseline_views: 0 });
    expect(screen.getByText('Once it is approved, all the views of this post count.')).toBeVisible();
    unmount();
    show({ view_count: 5000, baseline_views: 1000 });
    expect(screen.getByText('The 1,000 views that this post had before do not count.')).toBeVisible();
  });

  it('says when views count from the first accepted proof only, and when they wait for one', () => {
    const { unmount } = show({ view_count: 5000, baseline_views: null });
    expect(
      screen.getByText(/views count from the first count .*, from the first proof that the owner accepts\.$/),
    ).toBeVisible();
    unmount();
    const silent = show({ status: 'approved', view_count: 5000, accepted_by_silence: true });
    expect(screen.getByText('Approved because nobody decided in time')).toBeVisible();
    silent.unmount();
    show({ status: 'approved', view_count: 5000, accepted_by_silence: true, ...aProofOf(6000) });
    expect(screen.queryByText('Approved because nobody decided in time')).toBeNull();
  });

  it('counts nothing of a treasure that is rejected', () => {
    show({ status: 'rejected', baseline_views: 1000 });
    expect(screen.queryByText(/views of this post count|Counted views/)).toBeNull();
  });

  it.each([
    ['submitted', true],
    ['approved', false],
  ])('says that our team looks at whose post it is while it is %s: %s', (status, said) => {
    show({ status, author_check: 'needs_admin' });
    expect(screen.queryByText('Our team checks whose post this is') !== null).toBe(said);
  });

  it('calls views counted only once it is approved', () => {
    show({ status: 'submitted', view_count: 5000, baseline_views: 1000, counted_views: 4000 });
    expect(screen.queryByText('Counted views')).toBeNull();
    expect(screen.getByText('Counted views, once approved')).toBeVisible();
  });

  it.each([
    ['the word of its creator', {}, /^4,000Reported by the creator /],
    ['its creator, who says less than its platform', aReadingOf(7000), /^4,000Reported by the creator /],
    ['its platform, which says less', { ...aReadingOf(3000), counted_views: 2000 }, /^2,000Read from TikTok on Sep 20/],
    [
      'nobody, before a first count',
      { baseline_views: null, counted_views: 0 },
      /^0No first count to begin from yet\.$/,
    ],
  ])('says of what counts once it is approved that it is from %s', (_source, change, said) => {
    show({ status: 'submitted', view_count: 5000, baseline_views: 1000, counted_views: 4000, ...change });
    expect(screen.getByText('Counted views, once approved').nextSibling?.textContent).toMatch(said);
  });

  it.each([
    ['Counted views', { status: 'approved', counted_views: 5000 }, '5,000'],
    ['Counted views, once paid', { status: 'approved', counted_views: 7000, pays_at: '2026-11-21T12:00:00Z' }, '7,000'],
    ['Counted views, once approved', { status: 'submitted', counted_views: 5000 }, '5,000Reported by the creator '],
  ])('says of a new post how many of its views are "%s"', (label, change, counted) => {
    show({ ...aReadingOf(7000), baseline_views: 0, ...change });
    expect(screen.getByText(label).nextSibling?.textContent).toContain(counted);
    expect(screen.queryByText(/all the views of this post count/i)).toBeNull();
  });

  it('gives no answer while there is none', () => {
    show({ status: 'submitted', revision_instructions: 'Show the bottle' });
    expect(screen.queryByText('Show the bottle')).toBeNull();
    expect(screen.queryByText('Feedback')).toBeNull();
  });

  it('says that it could not be paid', () => {
    const [since, until] = ['2026-11-19T00:00:00.000Z', '2026-12-07T00:00:00.000Z'];
    const problem = { reason: 'platform_balance', details: 'Insufficient platform balance', must_act: 'platform' };
    show({ payment_problem: { ...problem, since, tried_until: until, appeal: null } });
    expect(screen.getByText('Payment Failed: Insufficient platform balance')).toBeVisible();
  });

  it('shows what the platform says now beside what was reported, each with its source', () => {
    show({ ...aReadingOf(7000) });
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts[0]).toMatch(/^7,000Read from TikTok on Sep 20/);
    expect(screen.getByText(/^5,000 views were reported at first\./)).toBeVisible();
  });

  it('says when new views are paid automatically, and calls none counted before', () => {
    const waits = { pays_at: '2026-11-21T12:00:00.000Z', counted_views: 6000 };
    show({ status: 'approved', ...aReadingOf(7000), baseline_views: 1000, ...waits });
    expect(screen.getByText(/The new views are paid automatically on/).textContent).toContain('Nov 21, 2026');
    expect(screen.getByText('Counted views, once paid').nextSibling?.textContent).toBe('6,000');
  });

  it('says how much the new views are paid, once that is worked out', async () => {
    answerApi({ 'GET /deliverables/dlv_1/top-up': { json: { receipt: aReceiptOnTheWire({ amount: 10 }) } } });
    show({ status: 'approved', pays_at: '2026-11-21T12:00:00.000Z' });
    const hint = screen.getByText(/The new views are paid automatically on/);
    expect(hint.textContent).toMatch(/Nov 21, 2026[^:]*, unless we find a problem\.$/);
    await screen.findByText(/^SGD/);
    expect(hint.textContent.replaceAll('\u00a0', ' ')).toMatch(
      /Nov 21, 2026.*: SGD 10\.00, unless we find a problem\.$/,
    );
  });

  it.each([
    ['gone', 'This post is gone from TikTok'],
    ['private', 'This post is private on TikTok'],
  ])('says of a post that is %s what follows from it', (post_state, title) => {
    show({ ...aReadingOf(7000), post_state });
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(/Nothing is paid for it meanwhile/)).toBeVisible();
  });
});
