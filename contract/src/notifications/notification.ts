import { z } from 'zod';
import { LootName, MAX_LOOTS_NAMED } from '../campaigns/loot-name.ts';
import { DocumentId, Uid, WireDate, named } from '../shared/values.ts';

/** Kinds of notifications, grouped by their readers. */
export const NotificationKind = z.enum([
  // An owner
  'application_received',
  'content_submitted',
  'treasure_submitted',
  'proof_submitted',
  // A creator has asked about a loot
  'question_received',
  'campaign_approved',
  'campaign_rejected',
  'campaign_paused',
  'campaign_completed',
  // Its owner, and the creators who were to work for it: the payer's bank has taken the payment back
  'campaign_lost',
  // A payment that its bank confirmed, or refused, after the owner had left
  'checkout_completed',
  'checkout_failed',
  // A loot was paid for twice; the second payment goes back
  'checkout_repeated',
  'checkout_refused',
  'refund_requested',
  'refund_granted',
  'refund_refused',
  'refund_sent',
  // The provider has not taken it yet; it is tried again by itself
  'refund_delayed',
  'refund_failed',
  // Creators were paid the rest
  'refund_lapsed',
  // The provider could not make it; the platform has paid by bank transfer
  'refund_settled',
  // A creator
  'invitation_received',
  // New loots match the saved searches; once a day at most
  'loots_found',
  // A saved loot that was not applied to
  'saved_loot_ends_soon',
  'saved_loot_ended',
  'application_approved',
  'application_rejected',
  'application_completed',
  // The owner has freed the slot, because nothing was delivered in it in time
  'slot_freed',
  // The loot that they applied to or work for ends later
  'campaign_extended',
  'content_approved',
  'content_revision_requested',
  'treasure_approved',
  // Its creator and its owner: the work was accepted because nobody decided in time, its views wait for its platform's count or a proof
  'treasure_left_undecided',
  // Both: a reported number waits for evidence, and lapses when the loot is closed in a week, or was closed
  'views_lapse_soon',
  'views_lapsed',
  'treasure_rejected',
  'treasure_revision_requested',
  'proof_verified',
  'proof_rejected',
  'proof_revision_requested',
  'verification_granted',
  'verification_refused',
  'review_received',
  // The author of the review
  'review_replied',
  // Who has asked about a loot
  'question_answered',
  // The author of an appeal
  'appeal_granted',
  'appeal_refused',
  // Who found a figure of their record wrong
  'record_corrected',
  'record_confirmed',
  // The author of a report
  'report_upheld',
  'report_dismissed',
  // An owner: what a platform says was paid by itself
  'views_paid',
  // Both sides of a payout
  'payout_paid',
  'payout_failed',
  'payout_reversed',
  // It could not be made in time, and is not tried again by itself
  'payout_given_up',
  // An admin looks at it before it is made
  'payout_held',
  // The payout account was replaced, and it waits for some days
  'payout_waits',
  // An admin has refused it
  'payout_refused',
  // A creator without whose doing nothing can be paid
  'payout_needs_account',
  // The person of a payout account, who may not be the one that did it
  'payout_account_disconnected',
  'payout_account_replaced',
  // A creator whose account the provider has restricted: it asks for more
  'payout_account_restricted',
  // A creator whose bank has sent a payout from their balance at the provider back
  'payout_account_bank_refused',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** The subject of a notification, which decides where it leads. */
export const NotificationSubject = z.object({
  type: z.enum(['campaign', 'application', 'store', 'profile', 'checkout', 'search', 'question']),
  id: DocumentId,
  /** The part of the target that it leads to, when its kind leaves that open. */
  part: z.enum(['applications', 'treasures', 'proofs', 'payouts']).optional(),
});
export type NotificationSubject = z.infer<typeof NotificationSubject>;

/** A notification, `notifications/{id}`; the same event makes the same id. */
export const Notification = z.object({
  id: DocumentId,
  /** The uid of its reader. */
  uid: Uid,
  kind: NotificationKind,
  subject: NotificationSubject,
  /** The title of the campaign, where there is one. */
  title: z.string().nullable(),
  /** The name of the person whose action it tells of; null when it names nobody. */
  actorName: z.string().nullable(),
  /** The reference of a bank transfer that it tells of. */
  reference: z.string().optional(),
  /** Details in the payment provider's names, which are put into words where it is read. */
  details: z.array(z.string()).optional(),
  /** The first of the loots that it tells of, and how many there are. */
  loots: z.array(LootName).max(MAX_LOOTS_NAMED).optional(),
  total: z.int().optional(),
  createdAt: z.date(),
  readAt: z.date().nullable(),
  /** When the database removes it. */
  expiresAt: z.date(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationView = named('Notification', {
  ...Notification.pick({
    id: true,
    kind: true,
    subject: true,
    title: true,
    actorName: true,
    reference: true,
    details: true,
    loots: true,
    total: true,
  }).shape,
  created_at: WireDate,
  read: z.boolean(),
});
export type NotificationView = z.infer<typeof NotificationView>;
