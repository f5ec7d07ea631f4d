import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aTreasureOnTheWire } from '../../../testing/treasure-on-the-wire.ts';
import { ProjectFigures } from './project-figures.tsx';

const treasure = (change: Record<string, unknown>) => DeliverableView.decode(aTreasureOnTheWire(change) as never);
const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe('ProjectFigures', () => {
  it('adds up increments for each platform, verified proofs included, and what they come to as an estimate', () => {
    const treasures = [
      treasure({ treasure_id: 'c', platform: 'youtube', view_count: 500 }),
      treasure({ treasure_id: 'b', view_count: 4000, created_at: '2026-11-19T00:00:00.000Z' }),
      treasure({ treasure_id: 'a', view_count: 1000, proven_view_count: 3000, status: 'approved' }),
    ];
    renderScreen(<ProjectFigures treasures={treasures} expectedReach={10_000} budgetCents={120_000} />);
    expect(figures()).toContain('4,500');
    expect(figures()).toContain('$540.00');
  });

  it('estimates nothing without an expected reach', () => {
    renderScreen(<ProjectFigures treasures={[treasure({})]} expectedReach={null} budgetCents={120_000} />);
    expect(figures()).toContain('5,000');
    expect(figures()).toContain('$0.00');
  });
});
