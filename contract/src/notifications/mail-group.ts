import { z } from 'zod';
import type { NotificationKind } from './notification.ts';
import { QuietHours } from './quiet-hours.ts';

/** The parts of mails that people choose by: what waits for them, how things go on, what others write about them, and what became of what they have saved. */
export const MailGroup = z.enum(['decisions', 'progress', 'messages', 'saved']);
export type MailGroup = z.infer<typeof MailGroup>;

/** The group that a kind's mails belong to; `always` is about money or the safety of the account, and cannot be switched off. */
export const MAIL_GROUPS: Readonly<Record<NotificationKind, MailGroup | 'always'>> = {
  application_received: 'decisions',
  content_submitted: 'decisions',
  treasure_submitted: 'decisions',
  proof_submitted: 'decisions',
  question_received: 'decisions',
  campaign_approved: 'progress',
  campaign_rejected: 'decisions',
  campaign_paused: 'decisions',
  campaign_completed: 'progress',
  campaign_lost: 'always',
  checkout_completed: 'always',
  checkout_failed: 'always',
  checkout_repeated: 'always',
  checkout_refused: 'always',
  refund_requested: 'always',
  refund_granted: 'always',
  refund_refused: 'always',
  refund_sent: 'always',
  refund_delayed: 'always',
  refund_failed: 'always',
  refund_lapsed: 'always',
  refund_settled: 'always',
  invitation_received: 'decisions',
  loots_found: 'saved',
  saved_loot_ends_soon: 'saved',
  saved_loot_ended: 'progress',
  application_approved: 'decisions',
  application_rejected: 'progress',
  application_completed: 'progress',
  slot_freed: 'progress',
  campaign_extended: 'progress',
  content_approved: 'decisions',
  content_revision_requested: 'decisions',
  treasure_approved: 'progress',
  treasure_left_undecided: 'progress',
  views_lapse_soon: 'decisions',
  views_lapsed: 'progress',
  treasure_rejected: 'decisions',
  treasure_revision_requested: 'decisions',
  proof_verified: 'progress',
  proof_rejected: 'decisions',
  proof_revision_requested: 'decisions',
  verification_granted: 'progress',
  verification_refused: 'progress',
  review_received: 'messages',
  review_replied: 'messages',
  question_answered: 'messages',
  appeal_granted: 'progress',
  appeal_refused: 'progress',
  record_corrected: 'progress',
  record_confirmed: 'progress',
  report_upheld: 'progress',
  report_dismissed: 'progress',
  views_paid: 'always',
  payout_paid: 'always',
  payout_failed: 'always',
  payout_reversed: 'always',
  payout_given_up: 'always',
  payout_held: 'always',
  payout_waits: 'always',
  payout_refused: 'always',
  payout_needs_account: 'always',
  payout_account_disconnected: 'always',
  payout_account_replaced: 'always',
  payout_account_restricted: 'always',
  payout_account_bank_refused: 'always',
};

/** Which groups somebody gets mails of, and the hours in which they get none of them. */
export const MailChoices = z.object({
  decisions: z.boolean(),
  progress: z.boolean(),
  messages: z.boolean(),
  saved: z.boolean(),
  quiet: QuietHours.nullable(),
});
export type MailChoices = z.infer<typeof MailChoices>;

/** The choices of somebody who has chosen nothing: news that needs no action stays in the product. */
export const USUAL_MAIL_CHOICES: MailChoices = {
  decisions: true,
  progress: false,
  messages: true,
  saved: true,
  quiet: null,
};
