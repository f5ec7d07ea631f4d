import type Stripe from 'stripe';
import type { Fault } from './fault-kinds.ts';
import { openJournal } from './journal.ts';
import { Table } from './table.ts';

/** A Checkout Session with the fields that Stripe does not show. Times are Unix seconds. */
export interface StoredSession {
  object: Stripe.Checkout.Session;
  lineItems: Stripe.LineItem[];
  intent: {
    transferGroup: string | null;
    metadata: Record<string, string>;
    description: string | null;
    receiptEmail: string | null;
    statementSuffix: string | null;
  };
  /** A payment that is confirmed later, and how it will end. */
  settles: { at: number; outcome: 'failed' | 'succeeded' } | null;
}

/** The capture of a charge that is under way; times are Unix seconds. */
interface StoredCapture {
  id: string;
  at: number;
  settlesOn: number;
}

/** A connected account; a removed one is kept so that its id is never given again. */
export interface StoredAccount {
  object: Stripe.Account;
  access: 'deleted' | 'granted' | 'revoked';
  /** When each of its capabilities was asked for, in Unix seconds. */
  requestedAt?: Record<string, number | null>;
}

/** A single-use door to the onboarding page. */
interface StoredAccountLink {
  token: string;
  account: string;
  refreshUrl: string;
  returnUrl: string;
  expiresAt: number;
  used: boolean;
}

/** A person's visit to the onboarding page, begun by an account link. */
export interface StoredOnboarding {
  token: string;
  account: string;
  returnUrl: string;
  refreshUrl: string;
  expiresAt: number;
}

/** A movement on one balance: the platform's when `account` is null. */
interface StoredMovement {
  object: Stripe.BalanceTransaction;
  account: string | null;
}

/** One event on its way to one endpoint. Unlike everything else these times are real milliseconds, because receivers are real processes. */
export interface StoredDelivery {
  id: string;
  event: string;
  endpoint: string;
  attempts: number;
  notBeforeMs: number;
  /** True when it waits until a later event has reached the same endpoint, or until `notBeforeMs`. */
  held: boolean;
}

/** The answer kept under an idempotency key. */
export interface StoredAnswer {
  requestId: string;
  endpoint: string;
  fingerprint: string;
  status: number;
  body: object;
  created: number;
}

function emptyTables() {
  return {
    sessions: new Table<StoredSession>(),
    paymentIntents: new Table<Stripe.PaymentIntent>(),
    charges: new Table<Stripe.Charge>(),
    captures: new Table<StoredCapture>(),
    refunds: new Table<Stripe.Refund>(),
    disputes: new Table<Stripe.Dispute>(),
    fraudWarnings: new Table<Stripe.Radar.EarlyFraudWarning>(),
    accounts: new Table<StoredAccount>(),
    accountLinks: new Table<StoredAccountLink>(),
    onboardings: new Table<StoredOnboarding>(),
    transfers: new Table<Stripe.Transfer>(),
    reversals: new Table<Stripe.TransferReversal>(),
    payouts: new Table<{ object: Stripe.Payout; account: string | null }>(),
    movements: new Table<StoredMovement>(),
    events: new Table<Stripe.Event>(),
    deliveries: new Table<StoredDelivery>(),
    answers: new Table<StoredAnswer>(),
    faults: new Table<Fault>(),
  };
}

/** Everything the stand-in knows. */
type State = ReturnType<typeof emptyTables>;

/** The state and its file. */
export interface Store {
  readonly state: State;
  /** Keeps all changes together; when it returns, a crash loses none of them. Throws when the file cannot be written. */
  save: () => void;
  /** Forgets everything. */
  reset: () => void;
  close: () => void;
}

/** Opens the state kept in `file`, or one that is not kept without a file. Throws an error naming the file when its content is not the stand-in's. */
export function openStore(file: string | undefined): Store {
  const state = emptyTables();
  const journal = file === undefined ? undefined : openJournal(file, state);
  const save = () => journal?.write();
  return {
    state,
    save,
    reset() {
      for (const table of Object.values(state)) for (const [id] of table.entries()) table.delete(id);
      save();
    },
    close: () => journal?.close(),
  };
}
