import { HIDDEN_CAMPAIGN_STATUSES } from '../campaigns/lifecycle.ts';
import type { CollectionName } from './collections.ts';

/**
 * How somebody stands to a document: `self` is the person it is about, `counterpart` the other side of it (an application's
 * business owner), `other` anybody else who is signed in, whatever their role.
 */
export const RELATIONS = ['self', 'counterpart', 'other', 'anonymous', 'admin'] as const;
export type Relation = (typeof RELATIONS)[number];

export const DOCUMENT_ACTIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type DocumentAction = (typeof DOCUMENT_ACTIONS)[number];

/**
 * What a list has to be filtered by: a field that holds one's own uid, a field whose list of uids has one's own among them, a
 * field with a fixed value, or nothing.
 */
export type ListFilter =
  | { readonly ownUidIn: string }
  | { readonly ownUidAmong: string }
  | { readonly field: string; readonly is: string }
  | 'unfiltered';

/**
 * Fields that hold the uids of the parties; `self: 'id'` when the document's id is the uid. `among` is a field with the list of
 * both, either of whom is `self` and the other the `counterpart`.
 */
export type Parties = { readonly self: string; readonly counterpart?: string } | { readonly among: string };

/** What clients may do directly with the documents of one collection; what is not here, only the server does. */
export interface DocumentAccess {
  readonly parties: Parties | null;
  readonly get: readonly Relation[];
  /** While a field has one of these values, `self` and admins alone may get the document, the others of `get` may not. */
  readonly hiddenWhile?: { readonly field: string; readonly isOneOf: readonly string[] };
  /** Who may list with which filter; every list also carries a limit of at most `MAX_PAGE_SIZE`. */
  readonly list: Partial<Record<Relation, ListFilter>>;
}

const serverOnly: DocumentAccess = { parties: null, get: [], list: {} };

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
 * Who may read which document, in the API and directly (`firestore.rules`) alike. Nobody writes directly: rules can check
 * neither uniqueness nor money nor rates.
 */
export const DOCUMENT_ACCESS: Record<CollectionName, DocumentAccess> = {
  users: { parties: { self: 'id' }, get: signedInPeople, list: {} },
  userPrivate: { parties: { self: 'id' }, get: ['self', 'admin'], list: {} },
  socialAccounts: { parties: { self: 'uid' }, get: ['self'], list: { self: { ownUidIn: 'uid' } } },
  campaigns: {
    parties: { self: 'ownerId' },
    get: RELATIONS,
    hiddenWhile: { field: 'status', isOneOf: HIDDEN_CAMPAIGN_STATUSES },
    list: { self: { ownUidIn: 'ownerId' }, other: { field: 'status', is: 'open' }, admin: 'unfiltered' },
  },
  applications: betweenCreatorAndOwner,
  deliverables: betweenCreatorAndOwner,
  proofs: betweenCreatorAndOwner,
  payouts: betweenCreatorAndOwner,
  conversations: betweenParticipants,
  messages: betweenParticipants,
  readMarks: { parties: { self: 'uid' }, get: ['self'], list: {} },
  drafts: { parties: { self: 'uid' }, get: ['self'], list: { self: { ownUidIn: 'uid' } } },
  presence: { parties: { self: 'id' }, get: signedInPeople, list: {} },
  messageUploads: serverOnly,
  stores: { parties: { self: 'id' }, get: RELATIONS, list: {} },
  storeSettings: { parties: { self: 'id' }, get: RELATIONS, list: {} },
  reviews: {
    parties: { self: 'userId', counterpart: 'creatorId' },
    get: RELATIONS,
    list: {
      self: 'unfiltered',
      counterpart: 'unfiltered',
      other: 'unfiltered',
      anonymous: 'unfiltered',
      admin: 'unfiltered',
    },
  },
  follows: {
    parties: { self: 'followerUid', counterpart: 'creatorUid' },
    get: ['self'],
    list: { self: { ownUidIn: 'followerUid' } },
  },
  affiliateLinks: {
    parties: { self: 'userId', counterpart: 'creatorId' },
    get: ['self'],
    list: { self: { ownUidIn: 'userId' } },
  },
  affiliateClicks: serverOnly,
  affiliateSignUps: serverOnly,
  dashboards: { parties: { self: 'id' }, get: ['self', 'admin'], list: {} },
  notifications: { parties: { self: 'uid' }, get: ['self'], list: { self: { ownUidIn: 'uid' } } },
  usernames: serverOnly,
  signInAttempts: serverOnly,
  accountDeletions: serverOnly,
  rateLimits: serverOnly,
  socialHandles: serverOnly,
  verificationCodes: serverOnly,
  oauthTickets: serverOnly,
  oauthStates: serverOnly,
  checkouts: serverOnly,
  campaignFunds: serverOnly,
  applicationFunds: serverOnly,
  postKeys: serverOnly,
  payoutTransfers: serverOnly,
  connectedAccounts: serverOnly,
  ledgerGroups: serverOnly,
  ledgerResults: serverOnly,
  cases: serverOnly,
  auditLog: serverOnly,
  stripeEvents: serverOnly,
  // Shown by the API as long as the store is open, which a rule for lists cannot know.
  media: serverOnly,
  pendingFiles: serverOnly,
  tallies: serverOnly,
};

/** Whether clients may do this directly; for `list` with the filter and limit that `DOCUMENT_ACCESS` names. */
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
      return false;
  }
}

/** Who may read the stored files (`storage.rules`), by the folder they lie in; nobody lists or writes them directly. */
export const OBJECT_ACCESS: readonly { readonly folder: string; readonly get: readonly Relation[] }[] = [
  { folder: 'users/{self}/private', get: ['self'] },
  { folder: 'users/{self}/public', get: signedInPeople },
  { folder: 'applications/{application}/proofs', get: ['self', 'counterpart'] },
  { folder: 'conversations/{conversation}', get: ['self', 'counterpart'] },
];
