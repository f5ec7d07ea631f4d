/** The test files of this folder that cannot run against Stripe's test mode, and why. */
export const onlyTheStandIn: Record<string, string> = {
  'decided-again.test.ts': 'nothing in test mode makes a bank decide a second time',
  'dispute-evidence.test.ts': 'needs a paid checkout, so the hosted page; and a bank to dispute it and decide',
  'events.test.ts':
    'Stripe delivers events to public addresses only, and nothing here makes it resend, duplicate or reorder them',
  'faults.test.ts': 'failures cannot be switched on in test mode',
  'fraud-warnings.test.ts': 'needs a paid checkout, so the hosted page; and an issuer to warn',
  'hosted-checkout.test.ts': "Stripe's checkout page asks for a card in a browser and forbids automation",
  'hosted-onboarding.test.ts': "Stripe's onboarding takes several screens in a browser and forbids automation",
  'inquiries.test.ts': 'needs a paid checkout, so the hosted page; and a bank to ask or to dispute',
  'money.test.ts':
    'needs a paid checkout and an onboarded account, so the hosted pages; and time to pass until money settles',
  'payouts.test.ts':
    'needs an onboarded account with money, so the hosted pages and time; and a bank to send a payout back',
  'ways-to-pay.test.ts': 'people pay, and time passes',
  'platform-account.test.ts': 'an account in test mode is set up in one way only, by people in its dashboard',
  'pending-money.test.ts': 'needs a paid checkout, so the hosted page; and time to pass until money settles',
  'reporting-categories.test.ts': 'needs a paid checkout, an onboarded account, and banks to dispute and to send back',
  'restart.test.ts': 'kills the server',
  'statements.test.ts': "people pay on Stripe's checkout page, which forbids automation",
};
