import { EMAIL_NOT_PROVEN as NOT_PROVEN } from '@doubloon/contract/auth/proven-email.ts';
import { PAYMENT_AUTHORIZATION_FAILED } from '@doubloon/contract/calls/error-types.ts';
import {
  actingParty,
  PAYMENT_HELD,
  PAYMENT_REFUSED,
  PAYMENT_WAITS,
  paymentMessage,
  type PaymentReason,
  REPLACED_ACCOUNT_DAYS,
} from '@doubloon/contract/payments/statements/payment-problem.ts';
import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import { addDays, dayText } from '@doubloon/contract/shared/days.ts';
import { AppError, illegalState } from '../../platform/app-error.ts';

/** Why a payout was refused: `reason` for programs, `details` for people, in the words of the specification (section 8). */
export interface PaymentFailure {
  readonly reason: string;
  readonly details: string;
}

const failure = (reason: PaymentReason, details: string): PaymentFailure => ({ reason, details });

export const NO_ACCOUNT = failure('no_account', 'The creator has no connected Stripe account');
export const ACCOUNT_NOT_READY = failure('account_not_ready', "The creator's account needs verification");
export const ACCOUNT_HELD = failure('account_held', "The creator's account is suspended");
export const EMAIL_NOT_PROVEN = failure(NOT_PROVEN, 'The creator has not verified their email address');
export const ACCOUNT_UNREACHABLE = failure(
  'account_unreachable',
  "The payment provider does not let us reach the creator's account at the moment",
);
/** Says that a payment waits for an admin. `details` do not name the rule: people read a general sentence. */
export const paymentHeld = (details: string): PaymentFailure => failure(PAYMENT_HELD, details);
/** Says that an admin has refused a held payment, with the reason as `details`. */
export const refusedByAdmin = (details: string): PaymentFailure => failure(PAYMENT_REFUSED, details);
export const OTHER_PAYMENT_HELD = paymentHeld(
  'Our team looks at another payment to this creator first. This one follows when that is decided.',
);
/** Says why a held payment could not be made when it was let go: something about its post. */
export const notPayable = (details: string): PaymentFailure => failure('not_payable', details);
/** Says why the held payment of an application could not be made when it was let go: what its owner has decided since. */
export const projectNotPayable = (details: string): PaymentFailure => failure('project_not_payable', details);
export const PLATFORM_BALANCE = failure('platform_balance', 'Insufficient platform balance');
export const CAMPAIGN_BUDGET = failure('campaign_budget', 'Insufficient campaign budget');
export const CAMPAIGN_DISPUTED = failure('campaign_disputed', 'The payment for this loot is disputed at the bank');
/** Says that a card's issuer has warned of fraud: no bank decides anything then, and what is left goes back. */
export const CAMPAIGN_WARNED = failure(
  'campaign_warned',
  'The bank of the card that paid for this loot has warned of fraud',
);
export const PROVIDER_BUSY = failure('provider_busy', 'The payment provider is busy. Please try again.');
export const INTERRUPTED = failure('interrupted', 'The payment was interrupted before it was sent. Please try again.');
export const NOT_RECEIVED = failure(
  'not_received',
  'The payment provider never received the payment. Please try again.',
);

/** Returns why nothing can be paid to a creator with this account, or none; null when it can. Accounts may be older than the rule that their person's e-mail is proven. */
export function accountProblem(account: ConnectedAccount | null, isEmailProven: boolean): PaymentFailure | null {
  if (!account || account.accessEndedAt) return NO_ACCOUNT;
  if (account.heldAt) return ACCOUNT_HELD;
  if (!isEmailProven) return EMAIL_NOT_PROVEN;
  if (account.accessRefusedSince) return ACCOUNT_UNREACHABLE;
  return account.status === 'active' ? null : ACCOUNT_NOT_READY;
}

/** Why a payment is set aside for now, and when it is sent by itself. */
export interface PaymentWait {
  readonly until: Date;
  readonly failure: PaymentFailure;
}

interface Moment {
  /** Days for which accounts and charges are young, from the settings. */
  readonly payoutWaitDays: number;
  readonly now: Date;
}

type Account = Pick<ConnectedAccount, 'generation' | 'createdAt'>;

/**
 * Returns why nothing is sent to this account for now: it is young, or has taken the place of another; null when it need not wait. Until then its person can
 * disconnect it, and undo what somebody else has done with their session.
 */
export function accountWait(account: Account, { payoutWaitDays, now }: Moment): PaymentWait | null {
  return longest(now, waitsOfAccount(account, payoutWaitDays));
}

/**
 * Returns why a payment to this account from these funds waits, by the reason that lasts longest; null when it need not. The payment for a loot is young for as many
 * days as a new account, so that an issuer's warning of a stolen card can come before its money has left.
 */
export function findWait(
  account: Account,
  { createdAt: since }: Pick<CampaignFunds, 'createdAt'>,
  { payoutWaitDays: days, now }: Moment,
): PaymentWait | null {
  const ofCharge = { since, days, why: 'this loot was paid for only recently' };
  return longest(now, [...waitsOfAccount(account, days), ofCharge]);
}

interface Wait {
  readonly since: Date;
  readonly days: number;
  readonly why: string;
}

function waitsOfAccount({ generation, createdAt: since }: Account, days: number): Wait[] {
  const replaced = { since, days: REPLACED_ACCOUNT_DAYS, why: 'the payment account was replaced' };
  return [...(generation > 1 ? [replaced] : []), { since, days, why: 'the payment account is new' }];
}

/** The wait that ends last, if that is still to come. One of no days is none, whatever the clocks say. */
function longest(now: Date, waits: readonly Wait[]): PaymentWait | null {
  const [last] = waits
    .filter(({ days }) => days > 0)
    .map(({ since, days, why }) => ({ until: addDays(since, days), why }))
    .toSorted((one, other) => other.until.getTime() - one.until.getTime());
  if (!last || last.until <= now) return null;
  const { until, why } = last;
  const details = `Payments wait until ${dayText(until)} because ${why}. The money is set aside, and sent by itself then.`;
  return { until, failure: { reason: PAYMENT_WAITS, details } };
}

const OF_ACCOUNT = [NO_ACCOUNT, EMAIL_NOT_PROVEN, ACCOUNT_NOT_READY, ACCOUNT_HELD, ACCOUNT_UNREACHABLE].map(
  ({ reason }) => reason,
);

/** True when it was the creator's account for which nothing was paid, as `accountProblem` says. */
export function isOfAccount({ reason }: Pick<PaymentFailure, 'reason'>): boolean {
  return OF_ACCOUNT.includes(reason);
}

const OF_RULING = [CAMPAIGN_DISPUTED.reason, OTHER_PAYMENT_HELD.reason];

/** True when nothing is paid before a bank or an admin has decided, which creators cannot bring about. */
export function waitsForRuling({ reason }: Pick<PaymentFailure, 'reason'>): boolean {
  return OF_RULING.includes(reason);
}

const FOR_GOOD = [CAMPAIGN_BUDGET.reason, CAMPAIGN_WARNED.reason];

/** True when no account, no ruling and no time brings in the money that a payment lacks. */
export function isLackingForGood({ reason }: Pick<PaymentFailure, 'reason'>): boolean {
  return FOR_GOOD.includes(reason);
}

type Payer = Pick<CampaignFunds, 'balances' | 'fraudWarnedAt' | 'goesBack'>;

/** The funds that pay an amount, or why none of a campaign's can. */
type Source<Funds> =
  | { readonly funds: Funds; readonly problem: null }
  | { readonly funds: null; readonly problem: PaymentFailure };

/**
 * Finds the oldest of a campaign's funds that can pay an amount: one transfer draws on one charge, and money can be held for some months only. Where none can, a
 * dispute is the reason first, because the bank can still give its money back.
 */
export function findSource<Funds extends Payer>(amountCents: number, all: readonly Funds[]): Source<Funds> {
  const looked = all.map((funds) => ({ funds, problem: moneyProblem(amountCents, funds) }));
  const source = looked.find(({ problem }) => problem === null);
  if (source) return { funds: source.funds, problem: null };
  const isProblem = (wanted: PaymentFailure) => looked.some(({ problem }) => problem === wanted);
  return { funds: null, problem: [CAMPAIGN_DISPUTED, CAMPAIGN_WARNED].find(isProblem) ?? CAMPAIGN_BUDGET };
}

/** Returns why these funds cannot pay an amount; null when they can. */
function moneyProblem(
  amountCents: number,
  { balances: { available, disputed }, fraudWarnedAt, goesBack }: Payer,
): PaymentFailure | null {
  if (goesBack || amountCents > available + disputed) return CAMPAIGN_BUDGET;
  if (fraudWarnedAt) return CAMPAIGN_WARNED;
  return amountCents > available ? CAMPAIGN_DISPUTED : null;
}

/** The answer to an approval or a retry whose payout cannot be made. */
export class PaymentRefused extends AppError {
  readonly failure: PaymentFailure;

  constructor(failure: PaymentFailure) {
    const { reason, details } = failure;
    super('payment_required', paymentMessage(failure), {
      details,
      errorType: PAYMENT_AUTHORIZATION_FAILED,
      refusedPayment: { reason, must_act: actingParty(reason) },
    });
    this.failure = failure;
  }
}

export function paymentRefused(failure: PaymentFailure): PaymentRefused {
  return new PaymentRefused(failure);
}

/** The answer to a decision that has to wait for a payout in flight. */
export function paymentInFlight(): AppError {
  return illegalState('A payment to this creator is still being confirmed. Please try again in a few minutes.');
}

/** The answer to closing a campaign while any of its payouts is in flight. */
export function campaignPaymentInFlight(): AppError {
  return illegalState('A payment from this loot is still being confirmed. Please try again in a few minutes.');
}
