import {
  MAX_INVITATIONS_PER_LOOT,
  type Invitation,
  type InvitationView,
} from '@doubloon/contract/applications/invitation.ts';
import { invitationLife } from '@doubloon/contract/applications/lifecycle.ts';
import { applicationId } from '@doubloon/contract/shared/values.ts';
import { getCampaignOfCaller, getOwnCampaign } from '../campaigns/show-campaigns.ts';
import { AppError, forbidden, illegalState, notFound } from '../platform/app-error.ts';
import { mapPage } from '../platform/database/collection.ts';
import { unitOfWork } from '../platform/database/database.ts';
import { requireNoBlock } from '../blocks/blocks.ts';
import type { Handler } from '../platform/dependencies.ts';
import { closedBecause, requireOpen } from './write-application.ts';

/** An invitation as the API shows it to both sides. */
function toInvitationView(invitation: Invitation): InvitationView {
  const { id, creatorName, creatorPic, ownerName, note, status } = invitation;
  return {
    id,
    campaign_id: invitation.campaignId,
    creator_id: invitation.creatorId,
    creatorName,
    creatorPic,
    ownerName,
    note,
    status,
    created_at: invitation.createdAt,
    answered_at: invitation.answeredAt,
  };
}

/**
 * Invites a creator to one of the caller's open campaigns; a second invitation returns the first. Throws `not_found` for anybody who is no creator (any more),
 * `forbidden` for oneself, `already_exists` once the creator has applied, `illegal_state` when the campaign takes no applications or has its most invitations.
 */
export const inviteCreator: Handler<'inviteCreator'> = async ({ db, clock, caller }, { body }) => {
  const { campaign_id: campaignId, creator_id: creatorId, note } = body;
  if (creatorId === caller.uid) throw forbidden('You cannot invite yourself');
  const id = applicationId(campaignId, creatorId);
  return unitOfWork({ db }, async (tx) => {
    const campaign = await getOwnCampaign(tx, campaignId, caller);
    const earlier = await tx.invitations.find(id);
    if (earlier) return toInvitationView(earlier);
    const now = clock.now();
    requireOpen(campaign, now);
    const creator = await tx.users.find(creatorId);
    if (creator?.role !== 'content_creator') throw notFound('Creator');
    await requireNoBlock(tx, caller.uid, creatorId);
    if (await tx.applications.find(id)) {
      throw new AppError('already_exists', 'This creator has already applied to this loot');
    }
    if ((await tx.invitations.countTo(campaignId)) >= MAX_INVITATIONS_PER_LOOT) {
      throw illegalState(`At most ${MAX_INVITATIONS_PER_LOOT} creators can be invited to a loot`);
    }
    const invitation: Invitation = {
      id,
      campaignId,
      ownerId: campaign.ownerId,
      creatorId,
      ownerName: campaign.ownerName,
      creatorName: creator.name,
      creatorPic: creator.profilePic,
      campaignTitle: campaign.title,
      note: note || null,
      ...invitationLife.start('pending'),
      createdAt: now,
      answeredAt: null,
    };
    tx.invitations.add(invitation);
    return toInvitationView(invitation);
  });
};

export const listInvitationsOfCampaign: Handler<'listInvitationsOfCampaign'> = async (
  { db, caller },
  { params, query },
) => {
  const campaign = await getCampaignOfCaller(db, params.id, caller);
  return mapPage(await db.invitations.pageTo(query, campaign.id), toInvitationView);
};

export const listInvitationsOfCreator: Handler<'listInvitationsOfCreator'> = async (
  { db, caller },
  { params, query },
) => mapPage(await db.invitations.pageBetween(query, { ownerId: caller.uid, creatorId: params.id }), toInvitationView);

/** Returns the caller's invitation while it can be answered: it waits, and its campaign takes applications. */
export const getOwnInvitation: Handler<'getOwnInvitation'> = async ({ db, clock, caller }, { params }) => {
  const invitation = await db.invitations.find(applicationId(params.id, caller.uid));
  if (invitation?.status !== 'pending') return { invitation: null };
  const campaign = await db.campaigns.find(params.id);
  const isOffered = campaign !== null && closedBecause(campaign, clock.now()) === null;
  return { invitation: isOffered ? toInvitationView(invitation) : null };
};

/** Declines an invitation of the caller's; repeating it changes nothing. Throws `not_found` for somebody else's, `illegal_state` once the caller has applied. */
export const declineInvitation: Handler<'declineInvitation'> = ({ db, clock, caller }, { params }) =>
  unitOfWork({ db }, async (tx) => {
    const invitation = await tx.invitations.get(params.id);
    if (invitation.creatorId !== caller.uid) throw notFound('Invitation');
    if (invitation.status === 'declined') return toInvitationView(invitation);
    const refuse = () => illegalState('You have already applied to this loot');
    const changes = { ...invitationLife.move(invitation, 'decline', refuse), answeredAt: clock.now() };
    tx.invitations.update(invitation.id, changes);
    return toInvitationView({ ...invitation, ...changes });
  });
