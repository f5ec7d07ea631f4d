import { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCampaign } from '../../testing/a-campaign.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../testing/wire/application.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../testing/wire/deliverable.ts';
import { SubmitForProject } from './submit-for-project.tsx';
import { eventually } from '../../testing/eventually.ts';

const project = ApplicationView.decode(anApplicationOnTheWire({ status: 'approved' }) as never);
const sentBack = DeliverableView.decode(aDeliverableOnTheWire({ status: 'revision_requested' }) as never);
const closed = 'This loot is closed and takes no more treasures or proofs.';
const answer = (status: OfferedCampaignView['status']) =>
  answerApi({ 'GET /campaigns/cmp_1': { json: OfferedCampaignView.encode(aCampaign({ status })) } });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

it('asks for no post that a closed loot refuses', async () => {
  answer('completed');
  renderScreen(<SubmitForProject project={project} onClose={vi.fn()} />);
  expect(await screen.findByText(closed)).toBeVisible();
  expect(screen.queryByLabelText('Link')).toBeNull();
});

it.each([
  ['paused', undefined],
  ['completed', sentBack],
] as const)('asks for a post of a %s loot that still takes it', async (status, revised) => {
  const calls = answer(status);
  renderScreen(<SubmitForProject project={project} revised={revised} onClose={vi.fn()} />);
  await eventually(() => expect(calls).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(100));
  // Another post than the one that was sent back would be a second treasure.
  expect(screen.getByLabelText<HTMLInputElement>('Link').readOnly).toBe(revised !== undefined);
  expect(screen.queryByText(closed)).toBeNull();
});
