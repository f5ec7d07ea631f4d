import {
  declineInvitation,
  getOwnInvitation,
  inviteCreator,
  listInvitationsOfCampaign,
  listInvitationsOfCreator,
} from '@doubloon/contract/applications/invitation-operations.ts';
import { storeCampaign } from '../given/fixtures.ts';
import { storeInvitation } from '../given/invitations.ts';
import { createPerson } from '../given/people.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

const owner = () => castMember('business_owner');

/** Stores an invitation of a new creator to a new campaign. */
async function waitingInvitation() {
  const campaign = await storeCampaign(await owner());
  const invited = await createPerson('content_creator');
  return { campaign, invited, invitation: await storeInvitation(campaign, invited) };
}

export const invitationExamples = [
  example(inviteCreator, async () => {
    const { id } = await storeCampaign(await owner());
    const { uid } = await createPerson('content_creator');
    const body = { campaign_id: id, creator_id: uid, note: 'Your tea videos are lovely.' };
    return { input: { body }, person: await owner() };
  }),
  example(listInvitationsOfCampaign, async () => {
    const { campaign } = await waitingInvitation();
    return { input: { params: { id: campaign.id }, query: { limit: 20 } }, person: await owner() };
  }),
  example(listInvitationsOfCreator, async () => {
    const { invited } = await waitingInvitation();
    return { input: { params: { id: invited.uid }, query: { limit: 20 } }, person: await owner() };
  }),
  example(getOwnInvitation, async () => {
    const { campaign, invited } = await waitingInvitation();
    return { input: { params: { id: campaign.id } }, person: invited };
  }),
  example(declineInvitation, async () => {
    const { invitation, invited } = await waitingInvitation();
    return { input: { params: { id: invitation.id } }, person: invited };
  }),
];
