import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aTreasureOnTheWire } from '../../../testing/treasure-on-the-wire.ts';
import { ReviseTreasure } from './revise-treasure.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T04:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each([
  [false, '2026-11-19', true, undefined],
  [true, '2026-11-22', true, 'The loot is closed. It takes this treasure again until Nov 22, 2026.'],
  [true, '2026-11-19', false, 'The loot is closed, and the time to revise this treasure is over.'],
])('offers a revision only where it is taken: loot closed %s, until %s', (closed, day, offered, reason) => {
  const sentBack = { status: 'revision_requested', revise_until: `${day}T04:00:00.000Z` };
  const treasure = DeliverableView.decode(aTreasureOnTheWire(sentBack) as never);
  renderScreen(<ReviseTreasure treasure={treasure} closed={closed} onRevise={vi.fn()} />);
  expect(screen.queryByRole('button', { name: 'Revise' }) !== null).toBe(offered);
  expect(screen.queryByText(/^The loot is closed/)?.textContent).toBe(reason);
});
