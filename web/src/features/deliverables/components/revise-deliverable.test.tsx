import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { user } from '../../../testing/user.ts';
import { ReviseDeliverable } from './revise-deliverable.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T04:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each([
  [false, '2026-11-19', true, undefined],
  [true, '2026-11-22', true, 'The loot is closed. It takes this treasure again until Nov 22, 2026.'],
  [true, '2026-11-19', false, 'The loot is closed, and the time to revise this treasure is over.'],
])('offers a revision only where it is taken: loot closed %s, until %s', (closed, day, offered, reason) => {
  const sentBack = { status: 'revision_requested', revise_until: `${day}T04:00:00.000Z` };
  const deliverable = DeliverableView.decode(aDeliverableOnTheWire(sentBack) as never);
  renderScreen(<ReviseDeliverable deliverable={deliverable} closed={closed} onRevise={vi.fn()} />);
  expect(screen.queryByRole('button', { name: 'Revise' }) !== null).toBe(offered);
  expect(screen.queryByText(/^The loot is closed/)?.textContent).toBe(reason);
});

it.each([
  [{ json: { success: true } }, 'Treasure taken back.'],
  [{ status: 409, json: { code: 'illegal_state', message: 'A payment is on its way' } }, 'A payment is on its way'],
])('takes back what was sent back, after a question: %j', async (answer, said) => {
  saveSession('t', aPerson());
  const calls = answerApi({ 'DELETE /deliverables/dlv_1': answer });
  const deliverable = DeliverableView.decode(aDeliverableOnTheWire({ status: 'revision_requested' }) as never);
  renderScreen(<ReviseDeliverable deliverable={deliverable} closed={false} onRevise={vi.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(calls).toEqual([]);
  const question = screen.getByRole('dialog', { name: 'Take back this treasure?' });
  await user.click(within(question).getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(toastTexts()).toEqual([said]));
  expect(calls.map(({ call }) => call)).toEqual(['DELETE /deliverables/dlv_1']);
});
