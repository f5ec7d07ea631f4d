import { z } from 'zod';
import { DocumentId, named, Uid, WireDate } from '../shared/values.ts';
import { InvitationStatus } from './lifecycle.ts';

/** Maximum length of the note that an owner writes to an invited creator. */
export const MAX_INVITATION_NOTE_LENGTH = 280;
/** Maximum number of creators that an owner can invite to one loot. */
export const MAX_INVITATIONS_PER_LOOT = 50;
/** Maximum number of invitations that an owner can send within 24 hours. */
export const MAX_INVITATIONS_PER_DAY = 100;

/** An owner's invitation of a creator to a loot, `invitations/{campaignId}__{creatorId}`: the id of the application that can follow. */
export const Invitation = z.object({
  id: DocumentId,
  campaignId: DocumentId,
  ownerId: Uid,
  creatorId: Uid,
  ownerName: z.string(),
  creatorName: z.string(),
  creatorPic: z.string().nullable(),
  /** The loot's title when the invitation was sent. */
  campaignTitle: z.string(),
  note: z.string().nullable(),
  status: InvitationStatus,
  createdAt: z.date(),
  /** When the creator last applied, declined or withdrew; null while pending. */
  answeredAt: z.date().nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

export const InvitationView = named('Invitation', {
  id: DocumentId,
  campaign_id: DocumentId,
  creator_id: Uid,
  creatorName: z.string(),
  creatorPic: z.string().nullable(),
  ownerName: z.string(),
  note: z.string().nullable(),
  status: InvitationStatus,
  created_at: WireDate,
  answered_at: WireDate.nullable(),
});
export type InvitationView = z.infer<typeof InvitationView>;
