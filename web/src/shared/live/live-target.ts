import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  where,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import type { LiveSource } from './live-sources.ts';

/** The person whose documents are listened to. */
export interface Listening {
  uid: string;
  role: Role;
}

/** How many of one's own documents are listened to; what is said of an older one is heard as a notification. */
const NEWEST = 20;

const ONE_DOCUMENT: Partial<Record<string, CollectionName>> = {
  campaign: COLLECTIONS.campaigns,
  loot: COLLECTIONS.publicCampaigns,
  application: COLLECTIONS.applications,
  conversation: COLLECTIONS.conversations,
};

/** The party that somebody of a role is to an application and all that follows from it; null for everybody else. */
const PARTY: Partial<Record<Role, string>> = { content_creator: 'creatorId', business_owner: 'ownerId' };

/** Returns the query or document to listen to for a source; null when this person has none of that kind. */
export function liveTarget(
  firestore: Firestore,
  { uid, role }: Listening,
  source: LiveSource,
): Query | DocumentReference | null {
  const among = (name: CollectionName) => collection(firestore, name);
  const own = (name: CollectionName, field: string | undefined) =>
    field ? query(among(name), where(field, '==', uid), orderBy('createdAt', 'desc'), limit(NEWEST)) : null;
  const mine = where('participantIds', 'array-contains', uid);

  const [name, id] = source.split(/\/(.*)/);
  if (id !== undefined) return aboutOne(firestore, mine, name, id);
  switch (source) {
    case 'applications':
      return own(COLLECTIONS.applications, PARTY[role]);
    case 'treasures':
      return own(COLLECTIONS.deliverables, PARTY[role]);
    case 'proofs':
      return own(COLLECTIONS.proofs, PARTY[role]);
    case 'payouts':
      return own(COLLECTIONS.payouts, PARTY[role]);
    case 'campaigns':
      return role === 'business_owner' ? own(COLLECTIONS.campaigns, 'ownerId') : null;
    case 'notifications':
      return own(COLLECTIONS.notifications, 'uid');
    case 'conversations':
      return query(among(COLLECTIONS.conversations), mine, orderBy('updatedAt', 'desc'), limit(NEWEST));
    default:
      return doc(firestore, COLLECTIONS.dashboards, uid);
  }
}

function aboutOne(
  firestore: Firestore,
  mine: QueryConstraint,
  name = '',
  id: string,
): Query | DocumentReference | null {
  // An address that somebody has typed can hold anything.
  if (id === '' || id.includes('/')) return null;
  const among = ONE_DOCUMENT[name];
  if (among) return doc(firestore, among, id);
  const latest = [mine, where('conversationId', '==', id), orderBy('number', 'desc'), limit(1)];
  return query(collection(firestore, COLLECTIONS.messages), ...latest);
}
