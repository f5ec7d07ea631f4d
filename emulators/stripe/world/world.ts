import type Stripe from 'stripe';
import type { Wallet } from '../charges/wallets.ts';
import type { Store } from './state.ts';

/** One address that receives events: those of the platform's own account, or those of connected accounts (`connect`). */
export interface WebhookEndpoint {
  url: string;
  secret: string;
  connect: boolean;
  /** The types of events it gets; all without them. */
  events?: readonly string[];
  /** The API version of its events, the stand-in's own without one. */
  apiVersion?: string;
  isDisabled?: boolean;
}

/** How the stand-in behaves; times in seconds. */
export interface Settings {
  /** Where the hosted pages are, for instance http://127.0.0.1:12111, without a slash at the end. */
  url: string;
  /** Where "back to the shop" leads when nothing better is known. */
  siteOrigin: string | undefined;
  merchantName: string;
  platformCountry: string;
  /** Fields in which the platform's own account differs from one that is set up in full. */
  platformAccount?: Partial<Stripe.Account>;
  /** Payment methods that the platform's settings do not show to payers. */
  hiddenMethods?: readonly string[];
  /** Wallets that the platform's settings show to payers by card; none without it. */
  shownWallets?: readonly Wallet[];
  /** True when the platform is approved for accounts that can be sent transfers and take no cards. */
  mayTransferOnly: boolean;
  /** How long the capture of a payment takes, at most an hour: so long its fee is unknown. */
  captureDelay: number;
  /** How long a payment's money stays pending. */
  settlementDelay: number;
  /** How long a payment that is confirmed later takes. */
  asyncPaymentDelay: number;
  /** How long a refund that is asynchronous takes. */
  asyncRefundDelay: number;
}

/** The state that every part of the stand-in works on. */
export interface World {
  store: Store;
  settings: Settings;
  endpoints: readonly WebhookEndpoint[];
  /** Test time in milliseconds. */
  clock: () => number;
  /** The API request being handled, for the `request` of its events; none for hosted pages and time passing. */
  request: { id: string; idempotencyKey: string | null } | null;
}

/** Test time in Unix seconds. */
export function nowSeconds(world: World): number {
  return Math.floor(world.clock() / 1000);
}
