import type { FlagName } from '@doubloon/contract/flags/flag.ts';

/** Labels of actions in the admin log. */
export const adminActionLabels = {
  verification_granted: 'Granted a verification',
  verification_refused: 'Refused a verification',
  campaign_approved: 'Approved a loot',
  campaign_rejected: 'Rejected a loot',
  campaign_paused: 'Put a loot on hold',
  user_disabled: 'Disabled an account',
  user_enabled: 'Enabled an account',
  review_removed: 'Removed a review',
  reply_removed: 'Removed a reply to a review',
  work_removed: 'Removed a work from a store',
  question_removed: 'Removed a question about a loot',
  answer_removed: 'Removed an answer to a question',
  file_revoked: 'Deleted files of a message',
  author_confirmed: 'Confirmed an author',
  author_refused: 'Refused an author',
  case_granted: 'Granted a case',
  case_refused: 'Refused a case',
  case_flagged: 'Flagged a case',
  report_upheld: 'Acted on a report',
  report_dismissed: 'Dismissed a report',
  creator_featured: 'Featured a creator',
  creator_unfeatured: 'Stopped featuring a creator',
  payout_reversal_asked: 'Asked for a payment back',
  refund_settled: 'Settled a failed refund',
  dispute_evidence_asked: 'Sent evidence to a bank',
} as const;

/** Who has to act before a payout can arrive, by the reason it failed for. */
export const payoutActors: Readonly<Record<string, string>> = {
  no_account: 'The creator has to connect a payment account; then the owner retries.',
  account_not_ready: 'The creator has to finish the account with Stripe; then the owner retries.',
  email_not_proven: 'The creator has to verify their email address; then the owner retries.',
  platform_balance: 'Doubloon has to top up its Stripe balance; then the owner retries.',
  campaign_disputed: 'The bank has to decide the dispute; then the owner retries.',
  campaign_warned: 'Nobody: what is left of the payment for the loot goes back.',
  campaign_budget: 'Nobody: the budget of the loot is spent.',
};

/** Labels of the flags of a held payment. */
export const flagLabels: Record<FlagName, string> = {
  spike: 'Spike',
  low_engagement: 'Few reactions',
  fall: 'Fall',
  reported_apart: 'Reported otherwise',
  picture_seen: 'Picture seen before',
  same_post: 'One post twice',
  other_author: 'Another author',
  young_account: 'Young account',
  emptied_account: 'Emptied account',
  shared_card: 'Shared card',
  shared_bank: 'Shared bank account',
  shared_device: 'Shared device',
  shared_network: 'Shared network',
  paid_together: 'Creators paid together',
  first_payouts: 'Many first payouts',
  risky_payment: 'Risky payment',
  not_authenticated: 'Cardholder not authenticated',
  fast_owner: 'Fast owner',
  fast_card: 'Fast card',
  fast_creator: 'Fast creator',
  replaced_account: 'Replaced payment account',
};
