import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { DeliverablesReview } from './deliverables-review.tsx';

describe('the treasures of a loot', () => {
  it('show the views that their latest verified proof says, as payouts do', async () => {
    const proof = { proven_view_count: 6200, proven_at: '2026-09-01T12:00:00.000Z' };
    const proven = aDeliverableOnTheWire({ status: 'approved', view_count: 3200, ...proof });
    const unproven = aDeliverableOnTheWire({ treasure_id: 'dlv_2', view_count: 450 });
    answerApi({ 'GET /deliverables': { json: [proven, unproven] } });
    renderScreen(<DeliverablesReview campaignId="cmp_1" remainingCents={50_000} />);
    expect((await screen.findAllByText('6,200 views')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('450 views').length).toBeGreaterThan(0);
    expect(screen.queryByText('3,200 views')).toBeNull();
    expect(screen.getAllByText(/^From accepted proof, on Sep 1/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/^Reported by the creator /).length).toBeGreaterThan(0);
  });

  it.each([
    ['gone', 'Post gone'],
    ['private', 'Post private'],
  ])('are marked when their post is %s', async (post_state, mark) => {
    answerApi({ 'GET /deliverables': { json: [aDeliverableOnTheWire({ post_state })] } });
    renderScreen(<DeliverablesReview campaignId="cmp_1" remainingCents={50_000} />);
    expect((await screen.findAllByText(mark)).length).toBeGreaterThan(0);
  });

  it('begin with all that wait, what is due first above the rest, though some are on a later page', async () => {
    saveSession('t', aPerson({ role: 'business_owner' }));
    const due = (treasure_id: string, creatorName: string, day: number) =>
      aDeliverableOnTheWire({ treasure_id, creatorName, decide_by: `2026-12-${day}T12:00:00.000Z` });
    const [noah, sofia] = [due('dlv_1', 'Noah', 20), due('dlv_2', 'Sofia', 10)];
    answerApi({
      'GET /deliverables': { json: [noah], headers: { 'x-next-cursor': 'p2' } },
      'GET /deliverables?status=submitted': { json: [noah, sofia] },
    });
    renderScreen(<DeliverablesReview campaignId="cmp_1" remainingCents={50_000} />);
    expect(await screen.findByRole('heading', { name: 'To decide 2' })).toBeVisible();
    expect(screen.getAllByText(/^(Noah|Sofia)$/).map(({ textContent }) => textContent)).toEqual(['Sofia', 'Noah']);
  });

  it('are searched by creator, platform, link and notes', async () => {
    const noah = aDeliverableOnTheWire({ creatorName: 'Noah', notes: 'A reel by the sea' });
    const sofia = aDeliverableOnTheWire({ treasure_id: 'dlv_2', creatorName: 'Sofia' });
    answerApi({ 'GET /deliverables': { json: [noah, sofia] } });
    renderScreen(
      <DeliverablesReview campaignId="cmp_1" remainingCents={50_000} />,
      '/loot-management/cmp_1?q=sea+noah',
    );
    expect((await screen.findAllByText('Noah')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Sofia')).toBeNull();
  });
});
