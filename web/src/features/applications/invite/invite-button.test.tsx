import { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { fill, user } from '../../../testing/user.ts';
import { anInvitationOnTheWire } from '../../../testing/wire/invitation.ts';
import { InviteButton } from './invite-button.tsx';

const LOOTS = 'GET /campaigns/user/o1';
const SENT = 'GET /invitations/creator/u1';
const loot = (change: Parameters<typeof aCampaign>[0] = {}) => CampaignView.encode(aCampaign(change));
const loots = { [LOOTS]: { json: [loot(), loot({ id: 'cmp_2', title: 'Green Tea' })] } };
const show = (looksUp = false) => renderScreen(<InviteButton creatorId="u1" creatorName="Ada" looksUp={looksUp} />);
const open = async () => user.click(await screen.findByRole('button', { name: 'Invite Ada' }));

beforeEach(() => saveSession('t', aPerson({ uid: 'o1', role: 'business_owner' })));

describe('InviteButton', () => {
  it('invites to the chosen loot, with the note, and then says so', async () => {
    const invited = anInvitationOnTheWire({ id: 'cmp_2__u1', campaign_id: 'cmp_2' });
    const sent = { json: [] as object[] };
    const calls = answerApi({ ...loots, [SENT]: sent, 'POST /invitations': { status: 201, json: invited } });
    show();
    await open();
    await screen.findByLabelText('Loot');
    sent.json = [invited];
    await user.selectOptions(screen.getByLabelText('Loot'), 'Green Tea');
    await fill(screen.getByLabelText('Note (optional)'), ' Lovely tea ');
    await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findByRole('button', { name: 'Invited Ada' })).toBeVisible();
    expect(calls.filter(({ call }) => call === 'POST /invitations')).toEqual([
      { call: 'POST /invitations', body: { campaign_id: 'cmp_2', creator_id: 'u1', note: 'Lovely tea' } },
    ]);
    expect(toastTexts()).toEqual(['Invitation sent!']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('knows earlier invitations where it looks them up, and offers the other loots', async () => {
    answerApi({ ...loots, [SENT]: { json: [anInvitationOnTheWire({ status: 'declined' })] } });
    show(true);
    await user.click(await screen.findByRole('button', { name: 'Invited Ada' }));
    expect(await screen.findByText('Declined')).toBeVisible();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Green Tea']);
  });

  it('says when no loot is left', async () => {
    answerApi({ [LOOTS]: { json: [loot()] }, [SENT]: { json: [anInvitationOnTheWire()] } });
    show(true);
    await user.click(await screen.findByRole('button', { name: 'Invited Ada' }));
    expect(await screen.findByText('Ada is invited to all of your open loots.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send Invitation' })).toBeNull();
  });

  it('asks nothing about a creator in a list before it is pressed', async () => {
    const calls = answerApi({ ...loots, [SENT]: { json: [] } });
    show();
    await screen.findByRole('button', { name: 'Invite Ada' });
    expect(calls.map(({ call }) => call)).toEqual([LOOTS]);
  });

  it("stays open with the server's words when it refuses", async () => {
    const refused = { status: 409, json: { message: 'This creator has already applied to this loot' } };
    answerApi({ ...loots, [SENT]: { json: [] }, 'POST /invitations': refused });
    show();
    await open();
    await user.click(await screen.findByRole('button', { name: 'Send Invitation' }));
    await eventually(() =>
      expect(toastTexts()).toEqual(['Failed to send the invitation: This creator has already applied to this loot']),
    );
    expect(screen.getByRole('dialog', { name: 'Invite Ada' })).toBeVisible();
  });

  it.each([
    ['a full one', [loot({ full: true })]],
    ['none', []],
  ])('is not there while the owner has no loot but %s', async (_, json) => {
    const calls = answerApi({ [LOOTS]: { json } });
    const { client } = show(true);
    await eventually(() => expect(client.isFetching()).toBe(0));
    expect(calls.map(({ call }) => call)).toEqual([LOOTS]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not there for creators', () => {
    saveSession('t', aPerson({ role: 'content_creator' }));
    const calls = answerApi({});
    show();
    expect(screen.queryByRole('button')).toBeNull();
    expect(calls).toEqual([]);
  });
});
