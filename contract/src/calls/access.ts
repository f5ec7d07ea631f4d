import { HIDDEN_CAMPAIGN_STATUSES } from '../campaigns/lifecycle.ts';
import type { CollectionName } from '../shared/collections.ts';

/**
 * The only table of who may read which documents, and of the few direct writes of clients. `firestore.rules` and `storage.rules` repeat it in their language;
 * `tests/rules` and `tests/api/borders/access-agrees.test.ts` compare every cell with the engine and the API.
 */

/**
 * A person's relation to a document: `self` is the person it is about, `counterpart` the other party (an application's business owner), `other` anybody else
 * who is signed in, in any role. An admin also has one of the other relations.
 */
export const RELATIONS = ['self', 'counterpart', 'other', 'anonymous', 'admin'] as const;
export type Relation = (typeof RELATIONS)[number];

export const DOCUMENT_ACTIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type DocumentAction = (typeof DOCUMENT_ACTIONS)[number];

/**
 * The filter that a list must have: a field with the caller's uid, a field with a list of uids that contains the caller's, a field with a fixed value, or none.
 */
export type ListFilter =
  | { readonly ownUidIn: string }
  | { readonly ownUidAmong: string }
  | { readonly field: string; readonly is: string }
  | 'unfiltered';

/**
 * Fields with the uids of the parties; `self: 'id'` if the document's id is the uid. `among` names a field with both uids: each is `self`, and the other the
 * `counterpart`.
 */
export type Parties = { readonly self: string; readonly counterpart?: string } | { readonly among: string };

/** Clients' direct access to the documents of one collection; everything else is reserved for the server. */
export interface DocumentAccess {
  readonly parties: Parties | null;
  readonly get: readonly Relation[];
  /** While a field has one of these values, only `exceptFrom` may get the document; the other relations of `get` may not. */
  readonly hiddenWhile?: {
    readonly field: string;
    readonly isOneOf: readonly string[];
    readonly exceptFrom: readonly Relation[];
  };
  /** The relations that may list, each with its filter. Every list also needs a limit of at most `MAX_PAGE_SIZE`. */
  readonly list: Partial<Record<Relation, ListFilter>>;
  /** The relations that may create a document with themselves as `self` (`DOCUMENT_ACCESS` gives the reasons). */
  readonly create?: readonly Relation[];
  readonly update?: readonly Relation[];
  readonly delete?: readonly Relation[];
  /** The relations that read the documents only through the API, which checks more than a rule can. */
  readonly throughApi?: readonly Relation[];
}

const serverOnly: DocumentAccess = { parties: null, get: [], list: {} };
const shownToAdmins: DocumentAccess = { ...serverOnly, throughApi: ['admin'] };

const betweenCreatorAndOwner: DocumentAccess = {
  parties: { self: 'creatorId', counterpart: 'ownerId' },
  get: ['self', 'counterpart', 'admin'],
  list: { self: { ownUidIn: 'creatorId' }, counterpart: { ownUidIn: 'ownerId' }, admin: 'unfiltered' },
};

const betweenParticipants: DocumentAccess = {
  parties: { among: 'participantIds' },
  get: ['self', 'counterpart'],
  list: { self: { ownUidAmong: 'participantIds' }, counterpart: { ownUidAmong: 'participantIds' } },
};

const signedInPeople: readonly Relation[] = ['self', 'counterpart', 'other', 'admin'];

/**
 * Who may read which document, in the API and directly (`firestore.rules`) alike. Direct writes are these and no others, because
 * rules can check neither uniqueness nor money nor counts; each accepts less than the call of the API that does the same
 * (`tests/api/direct-writes*.test.ts`, docs/access.md):
 * - `readMarks` forward only, at most to the other's last message, so there are as many writes as messages;
 * - `follows` (hearts) of an open store; one that is given stays a minute, which holds a pair to the API's 120 an hour. Only the API
 *   can count over several creators: a burst gives each of them one follower, which is what the API would do slowly;
 * - `presence` at most every three seconds, of the API's 30 a minute;
 * - `drafts` only over one that exists: the API begins them, for it alone can keep at most `MAX_DRAFTS`. How often one is changed
 *   concerns nobody else: nothing follows from it and its owner alone reads it.
 * All times are the server's.
 */
export const DOCUMENT_ACCESS: Record<CollectionName, DocumentAccess> = {
  users: { parties: { self: 'id' }, get: signedInPeople, list: {} },
  userPrivate: { parties: { self: 'id' }, get: ['self', 'admin'], list: {} },
  socialAccounts: { parties: { self: 'uid' }, get: ['self'], list: { self: { ownUidIn: 'uid' } } },
  campaigns: {
    parties: { self: 'ownerId' },
    get: ['self', 'admin'],
    list: { self: { ownUidIn: 'ownerId' }, admin: 'unfiltered' },
  },
  publicCampaigns: {
    parties: { self: 'ownerId' },
    get: RELATIONS,
    hiddenWhile: { field: 'status', isOneOf: HIDDEN_CAMPAIGN_STATUSES, exceptFrom: ['self', 'admin'] },
    list: { self: { ownUidIn: 'ownerId' }, other: { field: 'status', is: 'open' }, admin: 'unfiltered' },
  },
  applications: betweenCreatorAndOwner,
  // Neither the creator nor an admin sees it.
  shortlist: { ...serverOnly, parties: { self: 'ownerId', counterpart: 'creatorId' }, throughApi: ['self'] },
  // An admin has no part in it.
  invitations: {
    ...serverOnly,
    parties: { self: 'ownerId', counterpart: 'creatorId' },
    throughApi: ['self', 'counterpart'],
  },
  // Neither the owner of the loot nor an admin sees it.
  savedLoots: { ...serverOnly, parties: { self: 'uid' }, throughApi: ['self'] },
  savedSearches: { ...serverOnly, parties: { self: 'uid' }, throughApi: ['self'] },
  // Whoever is blocked does not see it, nor does an admin.
  blocks: { ...serverOnly, parties: { self: 'uid' }, throughApi: ['self'] },
  deliverables: betweenCreatorAndOwner,
  proofs: betweenCreatorAndOwner,
  payouts: betweenCreatorAndOwner,
  conversations: betweenParticipants,
  messages: betweenParticipants,
  readMarks: { parties: { self: 'uid' }, get: ['self'], list: {}, create: ['self'], update: ['self'] },
  drafts: {
    parties: { self: 'uid' },
    get: ['self'],
    list: { self: { ownUidIn: 'uid' } },
    update: ['self'],
    delete: ['self'],
  },
  presence: { parties: { self: 'id' }, get: signedInPeople, list: {}, create: ['self'], update: ['self'] },
  messageUploads: serverOnly,
  // The API shows a store without the sections that its settings switch off.
  stores: { ...serverOnly, parties: { self: 'id' }, throughApi: RELATIONS },
  storeSettings: { parties: { self: 'id' }, get: RELATIONS, list: {} },
  follows: {
    parties: { self: 'followerUid', counterpart: 'creatorUid' },
    get: ['self'],
    list: { self: { ownUidIn: 'followerUid' } },
    create: ['self'],
    delete: ['self'],
  },
  affiliateLinks: {
    parties: { self: 'userId', counterpart: 'creatorId' },
    get: ['self'],
    list: { self: { ownUidIn: 'userId' } },
  },
  affiliateClicks: serverOnly,
  affiliateSignUps: serverOnly,
  dashboards: { parties: { self: 'id' }, get: ['self', 'admin'], list: {} },
  // The API shows a record only from a minimum of decisions on, and never its raw counts.
  records: { ...serverOnly, parties: { self: 'id' }, throughApi: signedInPeople },
  notifications: { parties: { self: 'uid' }, get: ['self'], list: { self: { ownUidIn: 'uid' } } },
  // Its address is told once, and not stored.
  calendarFeeds: serverOnly,
  mails: serverOnly,
  // Whoever has a browser's token could not use it, but nobody needs it.
  pushDevices: serverOnly,
  pushes: serverOnly,
  accountMails: serverOnly,
  usernames: serverOnly,
  signInAttempts: serverOnly,
  knownBrowsers: serverOnly,
  secondFactors: serverOnly,
  signInTraits: serverOnly,
  sharedDevices: serverOnly,
  sessionEnds: serverOnly,
  accountDeletions: serverOnly,
  rateLimits: serverOnly,
  socialHandles: serverOnly,
  // Tokens are shown to nobody, not even to their person.
  socialGrants: serverOnly,
  verificationCodes: serverOnly,
  oauthTickets: serverOnly,
  oauthStates: serverOnly,
  checkouts: serverOnly,
  checkoutDrafts: serverOnly,
  campaignFunds: serverOnly,
  applicationFunds: serverOnly,
  postKeys: serverOnly,
  // They would tell a creator whose pictures resemble theirs.
  proofPictures: serverOnly,
  readings: serverOnly,
  flagReports: serverOnly,
  watchedPosts: serverOnly,
  readingUse: serverOnly,
  readingMonths: serverOnly,
  payoutTransfers: serverOnly,
  paymentCards: serverOnly,
  // The document names the account at the provider, which is not shown to its person in full.
  connectedAccounts: { ...serverOnly, throughApi: ['self'] },
  platformAccount: serverOnly,
  ledgerGroups: serverOnly,
  comparisons: serverOnly,
  providerReads: serverOnly,
  jobRuns: serverOnly,
  migrationRuns: serverOnly,
  unreadEvents: serverOnly,
  // Owners get their own invoices through the API, as files; admins read all of them.
  invoices: { ...serverOnly, parties: { self: 'ownerId' }, throughApi: ['self', 'admin'] },
  invoiceSequences: serverOnly,
  // Admins read the results about everybody; a list of them is only in the API.
  ledgerResults: shownToAdmins,
  cases: shownToAdmins,
  auditLog: shownToAdmins,
  stripeEvents: serverOnly,
  // The API shows media while the store is open and the section on, which a rule for lists cannot check.
  media: { ...serverOnly, throughApi: RELATIONS },
  // A closed store or section shows none, which a rule cannot look up for each item of a list.
  reviews: { ...serverOnly, throughApi: RELATIONS },
  // A hidden loot shows none, those that wait are for their two sides and admins, and who asked is not for everybody.
  questions: { ...serverOnly, parties: { self: 'creatorId', counterpart: 'ownerId' }, throughApi: RELATIONS },
  pendingFiles: serverOnly,
  tallies: serverOnly,
  dailyFigures: serverOnly,
};

/** True when clients may do this directly; for `list`, with the filter and limit of `DOCUMENT_ACCESS`. */
export function mayDo(collection: CollectionName, relation: Relation, action: DocumentAction): boolean {
  const access = DOCUMENT_ACCESS[collection];
  switch (action) {
    case 'get':
      return access.get.includes(relation);
    case 'list':
      return access.list[relation] !== undefined;
    case 'create':
    case 'update':
    case 'delete':
      return access[action]?.includes(relation) ?? false;
  }
}

/** Who may read stored files (`storage.rules`), by folder; nobody lists or writes them directly. */
export const OBJECT_ACCESS: readonly { readonly folder: string; readonly get: readonly Relation[] }[] = [
  { folder: 'users/{self}/private', get: ['self'] },
  { folder: 'users/{self}/public', get: signedInPeople },
  { folder: 'applications/{application}/posts', get: ['self', 'counterpart'] },
  { folder: 'applications/{application}/proofs', get: ['self', 'counterpart'] },
  { folder: 'conversations/{conversation}', get: ['self', 'counterpart'] },
];
