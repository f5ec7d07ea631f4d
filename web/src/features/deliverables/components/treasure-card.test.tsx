import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aTreasureOnTheWire } from '../../../testing/treasure-on-the-wire.ts';
import { TreasureCard } from './treasure-card.tsx';

const show = (change: Record<string, unknown>) =>
  renderScreen(<TreasureCard treasure={DeliverableView.decode(aTreasureOnTheWire(change) as never)} />);

describe('TreasureCard', () => {
  it('shows the instructions of a treasure that was sent back', () => {
    show({ status: 'revision_requested', revision_instructions: 'Show the bottle', feedback: 'Old' });
    expect(screen.getByText('Revision instructions')).toBeTruthy();
    expect(screen.getByText('Show the bottle')).toBeTruthy();
    expect(screen.queryByText('Old')).toBeNull();
  });

  it.each(['approved', 'rejected'])('shows the feedback of a treasure that is %s, not older instructions', (status) => {
    show({ status, revision_instructions: 'Show the bottle', feedback: 'Well done' });
    expect(screen.getByText('Feedback')).toBeTruthy();
    expect(screen.getByText('Well done')).toBeTruthy();
    expect(screen.queryByText('Show the bottle')).toBeNull();
  });

  it('gives no answer while there is none', () => {
    show({ status: 'submitted', revision_instructions: 'Show the bottle' });
    expect(screen.queryByText('Show the bottle')).toBeNull();
    expect(screen.queryByText('Feedback')).toBeNull();
  });
});
