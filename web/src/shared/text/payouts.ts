/** Which views are paid for (specification 2, section 1), in the same words wherever somebody reads it. */
export const viewsRule =
  'Of a post published after the application was approved, every view counts toward payout. Of an older post, only views counted after submission do: what comes on top of its count when it was first submitted.';

/** Payout account texts, word for word as specified. */
export const payoutsText = {
  title: 'Payment Account',
  intro: 'Where approved treasures are paid to, through Stripe. We never see your bank details.',
  forCreators: 'Payment accounts are for content creators, who are paid through them.',
  ownersPay: 'You pay for each loot by card or PayNow at its checkout, so there is no account to connect.',
  ready: 'Approved treasures are paid out to this account.',
  none: 'Approved treasures are paid out through Stripe. Setting it up takes a few minutes.',
  loginFirst: 'Please log in to connect your Stripe account',
  loginText: 'Then we can see how far the setup of your payment account is.',
  connect: 'Connect Stripe',
  goOn: 'Continue Stripe setup',
  goOnAfter: (missing: string) => `${missing} Go on under “Payment Account”.`,
  connecting: 'Going to Stripe...',
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect your Stripe account?',
  disconnectQuestion:
    'Treasures that are approved from then on cannot be paid until you connect an account again. The account itself, with all that was paid to it, stays yours at Stripe.',
  disconnecting: 'Disconnecting...',
  disconnected: 'Stripe account disconnected successfully',
  disconnectFailed: 'Failed to disconnect Stripe account',
  connected: 'Stripe account connected successfully!',
  connectFailed: 'Failed to connect Stripe account',
  unknownError: 'Unknown error',
  setupTitle: 'Account Setup Complete!',
  setupText: 'Your Stripe account is set up. You can now receive payments for approved deliverables.',
  accountUnknown: 'Failed to load your payment account',
  setupUnfinishedTitle: 'Account setup is not complete',
  payoutsTitle: 'Payouts',
  fetchFailed: 'Failed to load payouts',
  paymentFailed: 'Payment Failed',
  noPayouts: 'No payouts yet',
  noneFound: 'No payouts match',
  searchLoots: 'Title of the loot',
  searchCreators: 'Name of the creator',
  burnDownTitle: 'Remaining budget over time',
  burnDownNone: 'No creator was paid out of this loot.',
  burnDownEmpty: 'Once the first creator is paid, this shows how the budget goes down.',
  paidByShare: (slots: number) =>
    `What you are paid is the budget${slots > 1 ? ` ÷ ${slots} creators` : ''} × the percent of your tier (70 to 90%), by the counted views; never more than the budget has left.`,
  paidByViews: (cap: string | undefined) =>
    `What you are paid is counted views ÷ expected reach × budget × the percent of your tier (70 to 90%)${cap ? `, at most ${cap}` : ''}; never more than the budget has left.`,
  stillPending: 'It could not be paid, so it is still pending',
  paidSoFar: 'Paid so far:',
  onItsWay: 'On its way:',
  stillToCome: 'Can still come:',
  seePayouts: 'See payouts and receipts',
  forDeliverable: 'A treasure',
  forProof: 'More views by a proof',
  forProject: 'The whole project',
  noneToCreators: 'Approved treasures are paid here, each with its receipt.',
  retried: (amount: string) => `Payment of ${amount} has been sent to the creator.`,
  tryingText: 'It is looked at again every minute by itself, and settled within about an hour.',
  reversedText: 'It was taken back; its money is part of the budget again.',
  lapsedText: 'What it was for earned nothing more.',
  receiptTitle: 'Payment receipt',
  receipt: 'Receipt',
  whyAmount: 'Why this amount?',
  receiptFailed: 'Failed to load the receipt',
  previewTitle: 'Approving pays now',
  paysNowLine: 'Pays now',
  dueTitle: 'Due, and not payable now',
  dueLine: 'Due',
  paysNow: (amount: string) => `Pays ${amount} now`,
  paysNothingYet: (amount: string) => `${amount} is due, and cannot be paid now`,
  movesNoMoney: 'Moves no money',
  notNow: 'Cannot be approved now',
  previewFailed: 'Failed to work out what approving pays',
  nothingDue: 'Nothing is due for this: what it has earned is paid already. Approving moves no money.',
} as const;

const AGAIN = 'It is tried again when the owner approves again';

/** Texts for a creator whose approved treasure, proof or project could not be paid: the failure, who must act, and when it is retried. */
export const unpaidTexts = {
  failed: (details: string) => `Payment Failed: ${details}`,
  /** By the reason, where what is said of a creator's account does not read well to the one whose it is. */
  ownAccount: {
    no_account: 'your payment account is not ready',
    account_not_ready: 'your payment account is not ready',
    account_held: 'your account is suspended',
  } as Readonly<Record<string, string>>,
  accountMended:
    'It could not be paid while your payment account was not ready. It is ready now; you need to do nothing.',
  acts: {
    creator: 'You have to act: connect your payment account, or finish its setup with Stripe, in your',
    platform: 'Our team has to act. You need to do nothing.',
    owner: 'The owner has to act: they pay again or decide otherwise. You need to do nothing.',
  },
  tried: (from: string | undefined, until: string) =>
    `${AGAIN}, and by itself${from ? ` from ${from}` : ''} until ${until}.`,
  triedLater: `${AGAIN}, and by itself for two weeks from the deadline of the decision on.`,
  triedNoMore: `${AGAIN}.`,
} as const;

export const payoutStatusLabels = {
  reserved: 'On its way',
  sending: 'On its way',
  unresolved: 'Being checked',
  paid: 'Paid',
  failed: 'Failed',
  reversed: 'Taken back',
  lapsed: 'Nothing due any more',
} as const;

/** How long the result of trying a payment again stays on the screen, in milliseconds. */
export const RETRY_SHOWN_MS = { confirmed: 6000, failed: 8000 } as const;

/** Texts about missing steps before an account can be paid, by its setup state. */
export const unfinishedSetupTexts = {
  none: 'You have no Stripe account here yet.',
  unfinished: 'Stripe still needs some details from you.',
  checking: 'Stripe is checking what you sent. Nothing is needed from you now; you can be paid once that is done.',
  restricted: 'Stripe needs more from you before you can be paid.',
  rejected: 'Stripe has rejected this account. Please contact support.',
} as const;

/** An account's standing as a mark. */
export const accountMarks = {
  none: 'Not connected',
  unfinished: 'Needs verification',
  checking: 'Being checked',
  restricted: 'Needs verification',
  rejected: 'Rejected',
  ready: 'Connected',
} as const;

/** How long "Account Setup Complete!" stays before the projects are shown, in milliseconds. */
export const SETUP_REDIRECT_MS = 3000;

/** How long the result of a payment stays on the screen, in milliseconds. */
export const PAYMENT_SHOWN_MS = { confirmed: 6000, failed: 8000 } as const;
