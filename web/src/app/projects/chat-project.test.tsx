import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSession } from '../../shared/state/session.ts';
import { aCampaign } from '../../testing/a-campaign.ts';
import { answerApi } from '../../testing/answer-api.ts';
import { aPerson } from '../../testing/people.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ChatProject } from './chat-project.tsx';

const me = aPerson();

beforeEach(() => saveSession('t', me));

async function show(answers: Parameters<typeof answerApi>[0]) {
  answerApi({ [`GET /deliverables/project/cmp_1/${me.uid}`]: { json: { project: null, treasures: [] } }, ...answers });
  const conversation = { participant: { name: 'Tea House', uid: 'owner1' }, campaign: { title: 'Iced Tea' } } as never;
  const { client, container } = renderScreen(<ChatProject user={me} conversation={conversation} campaignId="cmp_1" />);
  expect(container.querySelector('[data-skeleton]')).not.toBeNull();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return container.querySelector('[data-skeleton]');
}

it('says how the loot stands that the chat is about', async () => {
  expect(await show({ 'GET /campaigns/cmp_1': { json: OfferedCampaignView.encode(aCampaign()) } })).toBeNull();
  expect(screen.getByRole('link', { name: 'Iced Tea' })).toBeVisible();
  expect(screen.getByText('Active')).toBeVisible();
});

it('waits for nothing more where the loot is hidden from the reader', async () => {
  expect(await show({})).toBeNull();
  expect(screen.getByRole('link', { name: 'Iced Tea' })).toBeVisible();
});
