import type Stripe from 'stripe';
import { readJsonFile, writeJsonFile } from '../clock/json-file.ts';
import type { Fault } from './faults.ts';

/** A Checkout Session with what Stripe keeps behind it. Times are Unix seconds. */
export interface StoredSession {
  object: Stripe.Checkout.Session;
  lineItems: Stripe.LineItem[];
  intent: {
    transferGroup: string | null;
    metadata: Record<string, string>;
    description: string | null;
    receiptEmail: string | null;
  };
  /** A payment that is confirmed later, and how it will end. */
  settles: { at: number; outcome: 'failed' | 'succeeded' } | null;
}

/** A connected account; a removed one is kept so that its id is never given again. */
export interface StoredAccount {
  object: Stripe.Account;
  access: 'deleted' | 'granted' | 'revoked';
}

/** A single-use door to the onboarding page. */
export interface StoredAccountLink {
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
export interface StoredMovement {
  object: Stripe.BalanceTransaction;
  account: string | null;
}

/** An event as it was when it happened. */
export interface StoredEvent {
  id: string;
  object: 'event';
  account?: string;
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: Stripe.Event.Type;
}

/** One event on its way to one endpoint. Unlike everything else these times are real milliseconds, because receivers are real processes. */
export interface StoredDelivery {
  id: string;
  event: string;
  endpoint: string;
  attempts: number;
  notBeforeMs: number;
  /** Waits until a later event has reached the same endpoint, or until `notBeforeMs`. */
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

/** Everything the stand-in knows. Records keep insertion order, which is the order of creation. */
export interface State {
  format: 1;
  sessions: Record<string, StoredSession>;
  paymentIntents: Record<string, Stripe.PaymentIntent>;
  charges: Record<string, Stripe.Charge>;
  refunds: Record<string, Stripe.Refund>;
  disputes: Record<string, Stripe.Dispute>;
  accounts: Record<string, StoredAccount>;
  accountLinks: Record<string, StoredAccountLink>;
  onboardings: Record<string, StoredOnboarding>;
  transfers: Record<string, Stripe.Transfer>;
  reversals: Record<string, Stripe.TransferReversal>;
  payouts: Record<string, { object: Stripe.Payout; account: string | null }>;
  movements: Record<string, StoredMovement>;
  events: Record<string, StoredEvent>;
  deliveries: Record<string, StoredDelivery>;
  answers: Record<string, StoredAnswer>;
  faults: Record<string, Fault>;
}

/** The state and its file. */
export interface Store {
  readonly state: State;
  /** Writes everything; when it returns, a crash loses nothing. Throws when the file cannot be written. */
  save(): void;
  /** Forgets everything. */
  reset(): void;
}

/** Opens the state kept in `file`, or an unsaved one without a file. Throws an error naming the file when its content is not the stand-in's. */
export function openStore(file: string | undefined): Store {
  const stored = file === undefined ? undefined : readJsonFile(file);
  let state = stored === undefined ? emptyState() : checked(stored, file ?? '');
  const save = () => {
    if (file !== undefined) writeJsonFile(file, state);
  };
  return {
    get state() {
      return state;
    },
    save,
    reset() {
      state = emptyState();
      save();
    },
  };
}

function checked(stored: unknown, file: string): State {
  const found = stored as Partial<State> | null;
  if (typeof found !== 'object' || found?.format !== 1) {
    throw new Error(`${file} is not a state file of the Stripe stand-in; move it away to start afresh`);
  }
  return { ...emptyState(), ...found };
}

function emptyState(): State {
  return {
    format: 1,
    sessions: {},
    paymentIntents: {},
    charges: {},
    refunds: {},
    disputes: {},
    accounts: {},
    accountLinks: {},
    onboardings: {},
    transfers: {},
    reversals: {},
    payouts: {},
    movements: {},
    events: {},
    deliveries: {},
    answers: {},
    faults: {},
  };
}
