import type { NotificationKind, NotificationView } from './notification.ts';
import { dueList } from '../payments/provider/due-details.ts';
import { payoutFailure } from '../payments/provider/payout-failures.ts';

type About = Pick<NotificationView, 'title' | 'actorName' | 'reference' | 'details' | 'total'>;
type Wording = (about: {
  loot: string;
  of: string;
  who: string;
  under: string;
  details: readonly string[];
  total: number;
}) => string;

/** One sentence per kind; a kind without one does not compile. */
const SENTENCES: Record<NotificationKind, Wording> = {
  application_received: ({ who, loot }) => `${who} applied to ${loot}.`,
  content_submitted: ({ who, loot }) => `${who} submitted content for ${loot}.`,
  treasure_submitted: ({ who, loot }) => `${who} delivered a treasure for ${loot}.`,
  proof_submitted: ({ of }) => `A new proof of views${of} is waiting for your review.`,
  question_received: ({ who, loot }) => `${who} asked you a question about ${loot}.`,
  campaign_approved: ({ loot }) => `${capital(loot)} was approved and is open.`,
  campaign_rejected: ({ loot }) => `${capital(loot)} was not approved.`,
  campaign_paused: ({ loot }) => `${capital(loot)} was paused by an admin.`,
  campaign_completed: ({ loot }) => `${capital(loot)} has ended.`,
  campaign_lost: ({ loot }) =>
    `The payment for ${loot} was taken back, or its bank has warned of it. It is closed, and nothing more can be paid from it.`,
  checkout_completed: ({ loot }) => `Your payment for ${loot} was confirmed.`,
  checkout_failed: ({ loot }) => `Your bank did not confirm the payment for ${loot}. Nothing was charged.`,
  checkout_repeated: ({ loot }) =>
    `You paid for ${loot} twice. All of the second payment goes back to where it came from.`,
  checkout_refused: ({ loot }) =>
    `Our payment provider sees a high risk of fraud in the payment for ${loot}. It was not opened, and all of it goes back to where it came from.`,
  refund_requested: ({ loot }) => `What is left of ${loot} will be refunded once it is reviewed.`,
  refund_granted: ({ loot }) => `The refund for ${loot} was granted.`,
  refund_refused: ({ loot }) => `The refund for ${loot} was refused. The loot shows why.`,
  refund_sent: ({ loot }) => `The refund for ${loot} is on its way to the card or account you paid from.`,
  refund_delayed: ({ loot }) => `The refund for ${loot} is delayed. It is sent by itself as soon as it can be.`,
  refund_failed: ({ loot }) => `The refund for ${loot} failed. The loot shows what to do.`,
  refund_lapsed: ({ loot }) => `Nothing is left to refund of ${loot}.`,
  refund_settled: ({ loot, under }) =>
    `The refund for ${loot} could not be sent back the way it was paid, so we paid it by bank transfer${under}.`,
  invitation_received: ({ who, loot }) => `${who} invited you to ${loot}.`,
  loots_found: ({ total }) => `Your saved searches found ${total === 1 ? 'a new loot' : `${total} new loots`}.`,
  saved_loot_ends_soon: ({ loot }) => `${capital(loot)}, which you saved, ends within two days.`,
  saved_loot_ended: ({ loot }) => `${capital(loot)}, which you saved, takes no applications any more.`,
  application_approved: ({ loot }) => `Your application to ${loot} was approved. You can deliver now.`,
  application_rejected: ({ loot }) => `Your application to ${loot} was not accepted.`,
  application_completed: ({ loot }) => `Your project for ${loot} is completed.`,
  slot_freed: ({ loot }) => `Your slot in ${loot} was freed, because nothing was delivered by the deadline.`,
  campaign_extended: ({ loot }) => `${capital(loot)} runs longer: its end date was moved later.`,
  content_approved: ({ loot }) => `Your content for ${loot} was approved.`,
  content_revision_requested: ({ loot }) => `Your content for ${loot} needs a revision.`,
  treasure_approved: ({ loot }) => `Your treasure for ${loot} was approved.`,
  treasure_left_undecided: ({ loot }) =>
    `A treasure for ${loot} was left undecided: its work is paid, its views are as their platform counts them or a proof shows.`,
  views_lapse_soon: ({ loot }) =>
    `The views that were reported for a treasure in ${loot} still wait for an accepted proof. They lapse when the loot closes, in a week at most.`,
  views_lapsed: ({ loot }) =>
    `The views that were reported for a treasure in ${loot} have lapsed: it was closed before a proof of them was accepted.`,
  treasure_rejected: ({ loot }) => `Your treasure for ${loot} was rejected.`,
  treasure_revision_requested: ({ loot }) => `Your treasure for ${loot} needs a revision.`,
  proof_verified: ({ of }) => `Your proof of views${of} was verified.`,
  proof_rejected: ({ of }) => `Your proof of views${of} was rejected.`,
  proof_revision_requested: ({ of }) => `Your proof of views${of} needs a revision.`,
  verification_granted: () => 'You are verified now.',
  verification_refused: () => 'Your request for verification was declined.',
  review_received: ({ who }) => `${who} reviewed your store.`,
  review_replied: ({ who }) => `${who} replied to your review.`,
  question_answered: ({ loot }) => `Your question about ${loot} was answered.`,
  appeal_granted: ({ loot }) => `Your appeal about ${loot} was granted.`,
  appeal_refused: ({ loot }) => `Your appeal about ${loot} was declined.`,
  record_corrected: () => 'Our team has put a figure of your record right.',
  record_confirmed: () => 'Our team has looked at a figure of your record. It stays as it is.',
  report_upheld: ({ loot }) => `Thank you for your report about ${loot}. Our team has acted on it.`,
  report_dismissed: ({ loot }) =>
    `Thank you for your report about ${loot}. Our team has looked at it and found nothing against the rules.`,
  payout_paid: ({ loot }) => `You were paid for ${loot}.`,
  views_paid: ({ loot }) => `More views of a treasure for ${loot} were paid.`,
  payout_failed: ({ loot }) => `A payout for ${loot} failed.`,
  payout_reversed: ({ loot }) => `Money paid out for ${loot} was taken back.`,
  payout_held: ({ loot }) => `Our team looks at a payment for ${loot} before it is made.`,
  payout_waits: ({ loot }) => `A payment for ${loot} waits for some days before it is sent.`,
  payout_refused: ({ loot }) => `Our team has not released a payment for ${loot}. It is not made.`,
  payout_given_up: ({ loot }) => `A payment for ${loot} could not be made in time. It is not tried again by itself.`,
  payout_needs_account: ({ loot }) => `Your payout for ${loot} is waiting. Set up your payment account.`,
  payout_account_disconnected: () =>
    'Your payment account was disconnected. If that was not you, choose a new password.',
  payout_account_replaced: () =>
    'Another payment account takes the place of your earlier one. If that was not you, choose a new password and disconnect it.',
  payout_account_restricted: ({ details }) =>
    `Stripe has restricted your payment account, and nothing is paid to it. It asks for: ${dueList(details) ?? 'what it shows you there'}.`,
  payout_account_bank_refused: ({ details: [code] }) =>
    `A payout from your Stripe balance to your bank failed: ${payoutFailure(code)}. The money is back in your Stripe balance. Give Stripe another bank account under “Payment Account”.`,
};

/** Returns the sentence that a notification shows. */
export function notificationSentence(
  kind: NotificationKind,
  { title, actorName, reference, details = [], total = 1 }: About,
): string {
  const loot = title ? `“${title}”` : 'a loot';
  const under = reference === undefined ? '' : `, reference ${reference}`;
  return SENTENCES[kind]({
    loot,
    of: title ? ` for ${loot}` : '',
    who: actorName ?? 'Somebody',
    under,
    details,
    total,
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
