import type { OperationById, OperationId } from '@doubloon/contract/operations.ts';
import type { Storage } from 'firebase-admin/storage';
import type { Auth } from 'firebase-admin/auth';
import type Stripe from 'stripe';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import type { InputOf, Operation, RateLimit, ResultOf } from '@doubloon/contract/calls/operation.ts';
import type { VerifyAppToken, OwnAppToken } from './identity/app-check.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Log } from './log.ts';
import type { SendMail } from './mail/send-mail.ts';
import type { SendPush } from './push/send-push.ts';
import type { SearchEngine } from './search/search-engine.ts';
import type { SafeFetch, SafeFetchFile } from './fetching/safe-fetch.ts';
import type { BrowserSession } from './http/calling-browser.ts';
import type { UploadedFile } from './uploads/stored-file.ts';

/** Ports that one domain offers and others use without importing it. Each domain adds its own by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type -- declarations of the domains are merged into it.
export interface Ports {}

/** Everything that a handler may use; created once per process, or by a test. */
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
  /** Fetches pictures of posts from the platforms' picture hosts, with the same guards. */
  readonly fetchPostPicture: SafeFetchFile;
  /** Hands a mail to the configured mail server; null if no mails are sent. */
  readonly sendMail: SendMail | null;
  /** Hands push notifications to Firebase Cloud Messaging; null if none are sent. */
  readonly sendPush: SendPush | null;
  /** The search engine; null where Firestore answers all searches. */
  readonly searchEngine: SearchEngine | null;
  readonly clock: Clock;
  readonly log: Log;
}

/** The context that a handler receives besides its input. */
export interface Call<C extends Caller | null = Caller> extends Dependencies {
  readonly caller: C;
  readonly requestId: string;
}

/** The person who makes a request, according to the ID token. */
export interface Caller {
  readonly uid: string;
  readonly role: Role;
  /** True for an admin whose session lacks the second factor that admins need; until then it is one without a role. */
  readonly needsSecondFactor: boolean;
  /** True when the person signed in with a second factor. */
  readonly hasSecondFactor: boolean;
  readonly email: string | null;
  /** When the person last signed in; refreshing the token does not change it. */
  readonly signedInAt: Date;
}

type CallFor<Op extends Operation> = Op['access']['kind'] extends 'signedIn' | 'roles'
  ? Call
  : Op['access'] extends { knowsCaller: true }
    ? Call<Caller | null>
    : Call<null>;

/** The decoded input of the operation with this id. */
export type Input<Id extends OperationId> = InputOf<OperationById<Id>>;

/** The result of the operation with this id, as its handler returns it. */
export type Result<Id extends OperationId> = ResultOf<OperationById<Id>>;

/** The function that does the work of the operation with this id. */
export type Handler<Id extends OperationId> = (
  call: CallFor<OperationById<Id>>,
  input: Input<Id>,
) => Promise<Result<Id>>;

export interface CallingBrowser extends BrowserSession {
  /** Counts the call against those limits of its operation that apply only to such callers. Throws `too_many_requests`. */
  readonly countAs: (who: NonNullable<RateLimit['of']>) => Promise<void>;
}

/** The function that does an operation's work and needs the calling browser or network. */
export type BrowserHandler<Id extends OperationId> = (
  call: CallFor<OperationById<Id>>,
  input: Input<Id>,
  browser: CallingBrowser,
) => Promise<Result<Id>>;

/** The function that does the work of an operation with files. It receives checked files, and only if the rest of the input is valid. */
export type UploadHandler<Id extends OperationId> = (
  call: CallFor<OperationById<Id>>,
  input: Input<Id>,
  files: readonly UploadedFile[],
) => Promise<Result<Id>>;

/** Input of a webhook's handler: the bytes that were signed, and the signature. */
export interface SignedPayload {
  readonly rawBody: Buffer;
  readonly signature: string;
}

/** The function that does a webhook's work; it checks the signature itself. */
export type WebhookHandler<Id extends OperationId> = (call: Call<null>, payload: SignedPayload) => Promise<Result<Id>>;
