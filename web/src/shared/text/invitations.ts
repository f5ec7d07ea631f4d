import type { InvitationStatus } from '@doubloon/contract/applications/lifecycle.ts';

/** Texts about invitations of creators to loots. */
export const invitationsText = {
  sent: 'Invitation sent!',
  sendFailed: 'Failed to send the invitation',
  loadFailed: 'Failed to load your invitations',
  declined: 'Invitation declined.',
  declineFailed: 'Failed to decline the invitation',
} as const;

/** Where an invitation stands, for its owner. */
export const invitationStatusLabels: Readonly<Record<InvitationStatus, string>> = {
  pending: 'Invited',
  applied: 'Applied',
  declined: 'Declined',
};
