import type { Invitation } from '@doubloon/contract/applications/invitation.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { applicationId } from '@doubloon/contract/shared/values.ts';
import { put } from '../access-cells/cell.ts';
import type { Person } from './person.ts';

/** Stores an invitation of `creator` to `campaign`, unanswered by default, and returns it. */
export async function storeInvitation(
  campaign: Campaign,
  creator: Person,
  fields: Partial<Invitation> = {},
): Promise<Invitation> {
  const invitation: Invitation = {
    id: applicationId(campaign.id, creator.uid),
    campaignId: campaign.id,
    ownerId: campaign.ownerId,
    creatorId: creator.uid,
    ownerName: campaign.ownerName,
    creatorName: creator.name,
    creatorPic: null,
    campaignTitle: campaign.title,
    note: 'Your tea videos are lovely.',
    status: 'pending',
    createdAt: new Date(),
    answeredAt: null,
    ...fields,
  };
  await put(COLLECTIONS.invitations, invitation.id, invitation);
  return invitation;
}
