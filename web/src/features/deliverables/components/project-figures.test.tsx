import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import type { PayoutTerms } from '@doubloon/contract/shared/money.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aTreasureOnTheWire } from '../../../testing/treasure-on-the-wire.ts';
import { ProjectFigures } from './project-figures.tsx';

const treasure = (change: Record<string, unknown>) => DeliverableView.decode(aTreasureOnTheWire(change) as never);
const terms: PayoutTerms = {
  payoutModel: 'budget_share',
  budgetCents: 120_000,
  expectedReach: 10_000,
  creatorSlots: 1,
  creatorCapCents: null,
};
const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe('ProjectFigures', () => {
  it('adds up increments for each platform, verified proofs included, and what they come to as an estimate', () => {
    const treasures = [
      treasure({ treasure_id: 'c', platform: 'youtube', view_count: 500 }),
      treasure({ treasure_id: 'b', view_count: 4000, created_at: '2026-11-19T00:00:00.000Z' }),
      treasure({ treasure_id: 'a', view_count: 1000, proven_view_count: 3000, status: 'approved' }),
    ];
    renderScreen(<ProjectFigures treasures={treasures} expectedReach={10_000} budgetCents={120_000} terms={terms} />);
    expect(figures()).toContain('4,500');
    expect(figures()).toContain('$540.00');
    expect(
      screen.getByText(/For 7,500 counted views of approved treasures this loot pays SGD 960.00 in all/),
    ).toBeVisible();
  });

  it('shows what the terms pay where no reach is expected', () => {
    renderScreen(
      <ProjectFigures treasures={[treasure({})]} expectedReach={null} budgetCents={120_000} terms={terms} />,
    );
    expect(figures()).toContain('5,000');
    expect(figures()).toContain('$960.00');
    expect(screen.getByText(/named no expected reach, so this is what the loot pays/)).toBeVisible();
  });

  it('estimates nothing while neither reach nor terms are known', () => {
    renderScreen(
      <ProjectFigures treasures={[treasure({})]} expectedReach={null} budgetCents={120_000} terms={undefined} />,
    );
    expect(figures()).toContain('–');
    expect(screen.queryByText('$0.00')).toBeNull();
  });
});
