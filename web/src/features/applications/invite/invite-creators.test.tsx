import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { anInvitationOnTheWire } from '../../../testing/wire/invitation.ts';
import { InviteCreators } from './invite-creators.tsx';

const INVITED = 'GET /invitations/campaign/cmp_1';
const ACCEPTED = 'GET /applications/campaign-owner/o1';
const APPLIED = 'GET /applications/campaign/cmp_1';
const nobody = { [APPLIED]: { json: [] } };
const campaign = aCampaign({ owner_id: 'o1' });
const worked = (creator_id: string, creatorName: string, change = {}) =>
  anApplicationOnTheWire({
    ...{ id: `cmp_0__${creator_id}`, campaign_id: 'cmp_0', creator_id, creatorName, status: 'completed' },
    ...change,
  });
const open = async () => {
  saveSession('t', aPerson({ uid: 'o1', role: 'business_owner' }));
  renderScreen(<InviteCreators campaign={campaign} />);
  await user.click(screen.getByRole('button', { name: 'Invite Creators' }));
  return screen.findByRole('dialog', { name: 'Invite Creators' });
};

it('offers the creators of other loots who are not in this one, each once, and invites with one press', async () => {
  const bo = anInvitationOnTheWire({ id: 'cmp_1__bo', creator_id: 'bo', creatorName: 'Bo', status: 'declined' });
  const cy = anInvitationOnTheWire({ id: 'cmp_1__cy', creator_id: 'cy', creatorName: 'Cy' });
  const accepted = [
    ...[worked('cy', 'Cy'), worked('cy', 'Cy', { id: 'cmp_9__cy', campaign_id: 'cmp_9' }), worked('bo', 'Bo')],
    worked('dee', 'Dee', { id: 'cmp_1__dee', campaign_id: 'cmp_1' }),
    worked('eve', 'Eve', { account_closed: 'creator' }),
  ];
  const here = accepted.filter(({ campaign_id: id }) => id === 'cmp_1');
  const answers = { [INVITED]: { json: [bo] }, [ACCEPTED]: { json: accepted }, [APPLIED]: { json: here } };
  const calls = answerApi({ ...answers, 'POST /invitations': { status: 201, json: cy } });
  const dialog = within(await open());
  await dialog.findByText('They have worked for you');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'BBoDeclined',
    'CCyInvite Cy',
  ]);
  answers[INVITED].json = [cy, bo];
  await user.click(dialog.getByRole('button', { name: 'Invite Cy' }));
  await eventually(() => expect(toastTexts()).toEqual(['Invitation sent!']));
  expect(calls.find(({ call }) => call === 'POST /invitations')?.body).toEqual({
    campaign_id: 'cmp_1',
    creator_id: 'cy',
  });
});

it.each(['pending', 'rejected', 'approved', 'completed'])(
  'offers nobody whose application to this loot is %s, who cannot be invited',
  async (status) => {
    const here = worked('cy', 'Cy', { id: 'cmp_1__cy', campaign_id: 'cmp_1', status });
    answerApi({
      [INVITED]: { json: [] },
      [ACCEPTED]: { json: [worked('cy', 'Cy'), worked('dee', 'Dee')] },
      [APPLIED]: { json: [here] },
    });
    const dialog = within(await open());
    expect(await dialog.findByRole('button', { name: 'Invite Dee' })).toBeVisible();
    expect(dialog.queryByText('Cy')).toBeNull();
  },
);

it('offers nobody while it is not known who has applied', async () => {
  const answers = {
    [INVITED]: { json: [] },
    [ACCEPTED]: { json: [worked('cy', 'Cy')] },
    [APPLIED]: { status: 500, json: { message: 'Something went wrong' } },
  };
  answerApi(answers);
  const dialog = within(await open());
  expect(await dialog.findByText('Failed to load your creators')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Invite Cy' })).toBeNull();
});

it('leads to the directory where nobody has worked for the owner yet', async () => {
  answerApi({ ...nobody, [INVITED]: { json: [] }, [ACCEPTED]: { json: [] } });
  const dialog = within(await open());
  expect(await dialog.findByText(/Creators whom you accept/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Find More Creators' })).toHaveAttribute('href', '/creators');
});

it('says when the invitations cannot be loaded', async () => {
  answerApi({
    ...nobody,
    [INVITED]: { status: 500, json: { message: 'Something went wrong' } },
    [ACCEPTED]: { json: [] },
  });
  const dialog = within(await open());
  expect(await dialog.findByText('Failed to load your invitations')).toBeVisible();
});
