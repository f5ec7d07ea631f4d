import { z } from 'zod';
import { defineOperation, onlyRoles } from '../calls/define-operation.ts';
import { PageQuery } from '../calls/paging.ts';
import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { optionalText } from '../shared/readable-text.ts';
import { ById, ByUid, DocumentId, Uid } from '../shared/values.ts';
import { InvitationView, MAX_INVITATION_NOTE_LENGTH, MAX_INVITATIONS_PER_DAY } from './invitation.ts';

const pageCost = { reads: MAX_PAGE_SIZE + 2, writes: 0 };

export const inviteCreator = defineOperation('POST /invitations', {
  id: 'inviteCreator',
  summary:
    "Invite a creator to one of the caller's open campaigns, with a note if wanted; a second invitation changes nothing",
  access: onlyRoles('business_owner'),
  input: {
    body: z.object({
      campaign_id: DocumentId,
      creator_id: Uid,
      note: optionalText(MAX_INVITATION_NOTE_LENGTH).optional(),
    }),
  },
  output: InvitationView,
  status: 201,
  rateLimits: [{ bucket: 'invitations', per: 'user', max: MAX_INVITATIONS_PER_DAY, windowSeconds: 86_400 }],
  errors: ['not_found', 'already_exists', 'illegal_state'],
  cost: { reads: 7, writes: 1 },
});

export const listInvitationsOfCampaign = defineOperation('GET /invitations/campaign/{id}', {
  id: 'listInvitationsOfCampaign',
  summary: "Invitations to one of the caller's campaigns, newest first",
  access: onlyRoles('business_owner'),
  input: { params: ById, query: PageQuery },
  pageOf: InvitationView,
  errors: ['not_found'],
  cost: pageCost,
});

export const listInvitationsOfCreator = defineOperation('GET /invitations/creator/{id}', {
  id: 'listInvitationsOfCreator',
  summary: "The caller's invitations of one creator, newest first",
  access: onlyRoles('business_owner'),
  input: { params: ByUid, query: PageQuery },
  pageOf: InvitationView,
  cost: pageCost,
});

export const getOwnInvitation = defineOperation('GET /invitations/campaign/{id}/own', {
  id: 'getOwnInvitation',
  summary: "The caller's unanswered invitation to a campaign; null if there is none, or no application is taken",
  access: onlyRoles('content_creator'),
  input: { params: ById },
  output: z.object({ invitation: InvitationView.nullable() }),
  cost: { reads: 2, writes: 0 },
});

export const declineInvitation = defineOperation('POST /invitations/{id}/decline', {
  id: 'declineInvitation',
  summary: "Decline an invitation of the caller's; repeating it changes nothing, and applying is still possible",
  access: onlyRoles('content_creator'),
  input: { params: ById },
  output: InvitationView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 1, writes: 1 },
});
