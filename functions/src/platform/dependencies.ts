import type { Storage } from 'firebase-admin/storage';
import type { Auth } from 'firebase-admin/auth';
import type Stripe from 'stripe';
import type { VerifyAppToken } from './http/app-check.ts';
import type { Caller } from './identity/caller.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Log } from './log.ts';
import type { OwnAppToken } from './identity/own-app-token.ts';
import type { SafeFetch } from './fetching/safe-fetch.ts';

/** Ports that one domain offers and others use without knowing it; each adds its own by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type -- declarations of the domains are merged into it.
export interface Ports {}

/** Everything a handler may reach; made once per process, or by a test. */
export interface Dependencies extends Ports {
  readonly config: Config;
  readonly db: Database;
  readonly auth: Auth;
  readonly verifyAppToken: VerifyAppToken;
  readonly ownAppToken: OwnAppToken;
  readonly storage: Storage;
  readonly stripe: Stripe;
  /** Fetches pages of the social platforms only, with every guard against server-side request forgery. */
  readonly safeFetch: SafeFetch;
  readonly clock: Clock;
  readonly log: Log;
}

/** The context that a handler gets besides its input. `log` carries the request id and uid. */
export interface Call<C extends Caller | null = Caller> extends Dependencies {
  readonly caller: C;
  readonly requestId: string;
}
