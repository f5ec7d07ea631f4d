import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { eventually } from '../../../testing/eventually.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { anInvitationOnTheWire } from '../../../testing/wire/invitation.ts';
import { InvitationStrip } from './invitation-strip.tsx';

const OWN = 'GET /invitations/campaign/cmp_1/own';
const invited = { [OWN]: { json: { invitation: anInvitationOnTheWire() } } };
const asked = aCampaign();
const unasked = aCampaign({
  applicant_questions: {
    ...{ cover_letter: false, relevant_experience: false },
    ...{ years_of_experience: false, formal_training: false },
  },
});
const onApply = vi.fn();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  onApply.mockClear();
  saveSession('t', aPerson());
});

describe('InvitationStrip', () => {
  it('says who invites, in their own words', async () => {
    answerApi(invited);
    renderScreen(<InvitationStrip campaign={asked} onApply={onApply} />);
    expect(await screen.findByText('Tea House invited you')).toBeVisible();
    expect(screen.getByText('Your tea videos are lovely.')).toBeVisible();
  });

  it('applies with one press where nothing is asked', async () => {
    const calls = answerApi({ ...invited, 'POST /applications': { status: 201, json: anApplicationOnTheWire() } });
    renderScreen(<InvitationStrip campaign={unasked} onApply={onApply} />);
    await press('Apply');
    await eventually(() => expect(toastTexts()).toEqual(['Application submitted successfully!']));
    expect(calls.find(({ call }) => call === 'POST /applications')?.body).toEqual({
      campaign_id: 'cmp_1',
      creator_id: 'u1',
    });
    expect(onApply).not.toHaveBeenCalled();
  });

  it("says the server's reason when the application is refused", async () => {
    answerApi({ ...invited, 'POST /applications': { status: 409, json: { message: 'All creator slots are taken' } } });
    renderScreen(<InvitationStrip campaign={unasked} onApply={onApply} />);
    await press('Apply');
    await eventually(() => expect(toastTexts()).toEqual(['All creator slots are taken']));
  });

  it('opens the form where something is asked', async () => {
    const calls = answerApi(invited);
    renderScreen(<InvitationStrip campaign={asked} onApply={onApply} />);
    await press('Apply');
    expect(onApply).toHaveBeenCalledOnce();
    expect(calls.map(({ call }) => call)).toEqual([OWN]);
  });

  it('goes once it is declined', async () => {
    const declined = anInvitationOnTheWire({ status: 'declined' });
    const calls = answerApi({ ...invited, 'POST /invitations/cmp_1__u1/decline': { json: declined } });
    renderScreen(<InvitationStrip campaign={asked} onApply={onApply} />);
    await press('No thanks');
    await eventually(() => expect(screen.queryByText('Tea House invited you')).toBeNull());
    expect(calls.map(({ call }) => call)).toContain('POST /invitations/cmp_1__u1/decline');
    expect(toastTexts()).toEqual(['Invitation declined.']);
  });

  it('stays when declining fails', async () => {
    answerApi(invited);
    renderScreen(<InvitationStrip campaign={asked} onApply={onApply} />);
    await press('No thanks');
    await eventually(() => expect(toastTexts()[0]).toMatch(/^Failed to decline the invitation/));
    expect(screen.getByText('Tea House invited you')).toBeVisible();
  });

  it('is nothing where nobody has invited', async () => {
    answerApi({ [OWN]: { json: { invitation: null } } });
    const { client } = renderScreen(<InvitationStrip campaign={asked} onApply={onApply} />);
    await eventually(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
