import { Invitation } from '@doubloon/contract/applications/invitation.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { momentOf, type DueNotification } from '../platform/projections/notifications.ts';
import { defineProjections } from '../platform/projections/projection.ts';

export const invitationProjections = defineProjections({
  trigger: 'onInvitationWritten',
  collection: COLLECTIONS.invitations,
  schema: Invitation,
  notifications: invitationNotifications,
  requests: ['invitation_received'],
});

/** The invited creator is told, and led to the loot. */
function invitationNotifications(invitation: Invitation): DueNotification[] {
  const { campaignId, creatorId: uid, campaignTitle: title, ownerName: actorName, createdAt } = invitation;
  const subject = { type: 'campaign', id: campaignId } as const;
  return [{ uid, kind: 'invitation_received', subject, title, actorName, ...momentOf(createdAt) }];
}
