import { ACCESS_REFUSED_DAYS } from '@doubloon/contract/payments/connected-account.ts';
import { validationTime } from './validation-days.ts';

/** Which views are paid for (specification 2, section 1), in the same words wherever somebody reads it. */
export const viewsRule =
  'If a post is published after the application was approved, every view counts. If it is older, only views after submission count: those on top of the platform’s count at that time or, where we cannot read that, of the first proof that the owner accepts.';

/** How counted views come to be paid, in the same words wherever somebody reads it. */
export const payingRule = `Once the work is accepted, views that we read from the platform are paid automatically, ${validationTime} after they were read, without a screenshot. Views that a creator reports are paid once the owner has accepted that number; silence accepts the work, not the number.`;

/** Both rules in a line, beside the way to the help page, which has them in full. */
export const viewsLine =
  'If you post after approval, every view counts; for an older post, only views after submission.';

/** Payout account texts, word for word as specified. */
export const payoutsText = {
  title: 'Payment Account',
  loginFirst: 'Please log in to connect your Stripe account',
  disconnected: 'Stripe account disconnected successfully',
  disconnectFailed: 'Failed to disconnect Stripe account',
  connected: 'Stripe account connected successfully!',
  connectFailed: 'Failed to connect Stripe account',
  dashboardFailed: 'Failed to open the Stripe dashboard',
  proofFirst: 'A payment account is connected, and paid to, once we know that your email address is yours.',
  setupTitle: 'Account Setup Complete!',
  fetchFailed: 'Failed to load payouts',
  paidByShare: (slots: number) =>
    `Pays the budget${slots > 1 ? ` ÷ ${slots} creators` : ''} × the percent of your tier: 70 to 90% by counted views.`,
  paidByViews: (cap: string | undefined) =>
    `Pays counted views ÷ expected reach × budget × the percent of your tier (70 to 90%)${cap ? `, at most ${cap}` : ''}.`,
} as const;

const AGAIN = 'It is tried again when the owner approves again';

/** Texts for a creator whose approved treasure, proof or project could not be paid: the failure, who must act, and when it is retried. */
export const unpaidTexts = {
  /** Texts about a creator's account for the creator, by the reason; those for others do not read well to them. */
  ownAccount: {
    no_account: 'your payment account is not ready',
    account_not_ready: 'your payment account is not ready',
    email_not_proven: 'your email address is not verified',
    account_held: 'your account is suspended',
    account_unreachable: 'Stripe does not let us reach your payment account at the moment',
  } as Readonly<Record<string, string>>,
  accountMended:
    'It could not be paid while your payment account was not ready. It is ready now; you need to do nothing.',
  proofGiven:
    'It could not be paid while your email address was not verified. It is verified now; you need to do nothing.',
  proof: 'You have to act: verify your email address in your',
  acts: {
    creator: 'You have to act: connect your payment account, or finish its setup with Stripe, in your',
    platform: 'Our team has to act. You need to do nothing.',
    owner: 'The owner has to act: they pay again or decide otherwise. You need to do nothing.',
  },
  nobodyActs: 'Nobody needs to do anything.',
  tried: (from: string | undefined, until: string) =>
    `${AGAIN}, and by itself${from ? ` from ${from}` : ''} until ${until}.`,
  triedLater: `${AGAIN}, and by itself for two weeks from the deadline of the decision on.`,
  triedNoMore: `${AGAIN}.`,
} as const;

export const payoutStatusLabels = {
  held: 'Set aside',
  reserved: 'On its way',
  sending: 'On its way',
  unresolved: 'Being checked',
  paid: 'Paid',
  failed: 'Failed',
  reversed: 'Taken back',
  lapsed: 'Nothing due any more',
} as const;

/** Texts about missing steps before an account can be paid, by its setup state. */
export const unfinishedSetupTexts = {
  none: 'You have no Stripe account here yet.',
  unfinished: 'Stripe still needs some details from you.',
  checking: 'Stripe is checking what you sent. Nothing is needed from you now; you can be paid once that is done.',
  restricted: 'Stripe needs more from you before you can be paid.',
  rejected: 'This account was rejected, so it cannot be paid. Please contact support.',
  unreachable: `Stripe does not let us reach this account at the moment, so nothing is paid to it. We ask again every hour. If it stays so for ${ACCESS_REFUSED_DAYS} days, the account counts as disconnected.`,
} as const;

/** An account's standing as a mark. */
export const accountMarks = {
  none: 'Not connected',
  unfinished: 'Needs verification',
  checking: 'Being checked',
  restricted: 'Needs verification',
  rejected: 'Rejected',
  unreachable: 'Out of reach',
  ready: 'Connected',
} as const;

/** How long "Account Setup Complete!" stays before the projects are shown, in milliseconds. */
export const SETUP_REDIRECT_MS = 3000;

/** How long the result of a payment stays on the screen, in milliseconds. */
export const PAYMENT_SHOWN_MS = { confirmed: 6000, failed: 8000 } as const;
