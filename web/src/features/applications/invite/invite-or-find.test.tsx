import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { InviteOrFind } from './invite-or-find.tsx';

const WORKED = 'GET /applications/campaign-owner/o1';
const campaign = aCampaign({ owner_id: 'o1' });
const worked = anApplicationOnTheWire({ id: 'cmp_0__u1', campaign_id: 'cmp_0', status: 'completed' });

it('invites to this loot where creators have worked for its owner', async () => {
  saveSession('t', aPerson({ uid: 'o1', role: 'business_owner' }));
  answerApi({ [WORKED]: { json: [worked] } });
  renderScreen(<InviteOrFind isOwner campaign={campaign} />);
  expect((await screen.findByRole('button', { name: 'Invite Creators' })).textContent).toBe('Invite Creators');
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['nobody has worked for its owner', { json: [] }],
  ['those who have worked for its owner have left', { json: [{ ...worked, account_closed: 'creator' }] }],
  ['it is not known who has worked for its owner', { status: 500, json: { message: 'Away' } }],
])('leads to the directory where %s', async (_, answer) => {
  saveSession('t', aPerson({ uid: 'o1', role: 'business_owner' }));
  answerApi({ [WORKED]: answer });
  renderScreen(<InviteOrFind isOwner campaign={campaign} />);
  const directory = await screen.findByRole('link', { name: 'Find Creators to Invite' });
  expect(directory).toHaveAttribute('href', '/creators');
  expect(screen.queryByRole('button', { name: 'Invite Creators' })).toBeNull();
});

it('asks nothing for anybody else, and leads to the directory', () => {
  const calls = answerApi({});
  renderScreen(<InviteOrFind isOwner={false} campaign={campaign} />);
  expect(screen.getByRole('link', { name: 'Find Creators to Invite' })).toBeVisible();
  expect(calls).toEqual([]);
});
