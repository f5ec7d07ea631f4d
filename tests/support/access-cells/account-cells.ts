import { getUserAsAdmin, listAuditLog, listCases, listLedgerResults } from '@doubloon/contract/admin/operations.ts';
import { getProfile } from '@doubloon/contract/auth/operations.ts';
import { getDashboardStats } from '@doubloon/contract/dashboard/operations.ts';
import type { Notification } from '@doubloon/contract/notifications/notification.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import type { Relation } from '@doubloon/contract/calls/access.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { listSocialAccounts } from '@doubloon/contract/social-accounts/operations.ts';
import { getCreatorRecord } from '@doubloon/contract/records/operations.ts';
import { getUser } from '@doubloon/contract/users/operations.ts';
import { call } from '../api.ts';
import { unique } from '../given/people.ts';
import type { Person } from '../given/person.ts';
import { byId, put, type Ask, type Cast, type Cell } from './cell.ts';

const notificationId = unique('ntf_');

/** Stores the documents that `accountCells` read. */
export async function putAccountDocuments({ owner, creator }: Cast<Person>): Promise<void> {
  const notification: Notification = {
    id: notificationId,
    uid: creator.uid,
    kind: 'review_received',
    subject: { type: 'store', id: creator.uid },
    title: null,
    actorName: null,
    createdAt: new Date(),
    readAt: null,
    expiresAt: new Date(Date.now() + 60 * 60 * 1000),
  };
  await put(COLLECTIONS.notifications, notificationId, notification);
  await put(COLLECTIONS.dashboards, owner.uid, { campaigns: { total: 1 } });
  await put(COLLECTIONS.records, creator.uid, { loots: { completed: 3 } });
}

/** For operations that return only the caller's own data: nobody else has a call to request it. */
const ownOnly = (ask: Ask) => (relation: Relation) => (relation === 'self' || relation === 'anonymous' ? ask : null);

/** The reads of an account, its notifications, and lists for admins. */
export const accountCells = ({ owner, creator }: Cast<() => Person>): Cell[] => [
  {
    collection: 'users',
    action: 'get',
    self: creator,
    id: () => creator().uid,
    api: () => (person) => call(getUser, byId(creator().uid), person),
  },
  {
    collection: 'records',
    action: 'get',
    self: creator,
    id: () => creator().uid,
    api: () => (person) => call(getCreatorRecord, byId(creator().uid), person),
  },
  {
    collection: 'userPrivate',
    action: 'get',
    self: creator,
    id: () => creator().uid,
    // People read their own as part of their profile, together with the public part.
    api: (relation) =>
      relation === 'self' || relation === 'anonymous'
        ? (person) => call(getProfile, {}, person)
        : (person) => call(getUserAsAdmin, byId(creator().uid), person),
  },
  {
    collection: 'socialAccounts',
    action: 'list',
    self: creator,
    id: () => creator().uid,
    api: ownOnly((person) => call(listSocialAccounts, {}, person)),
  },
  {
    collection: 'notifications',
    action: 'list',
    self: creator,
    id: () => notificationId,
    api: ownOnly((person) => call(listNotifications, { query: {} }, person)),
  },
  {
    collection: 'dashboards',
    action: 'get',
    self: owner,
    id: () => owner().uid,
    api: () => (person) => call(getDashboardStats, { params: { uid: owner().uid } }, person),
  },
  {
    collection: 'connectedAccounts',
    action: 'get',
    self: creator,
    id: () => creator().uid,
    api: () => (person) => call(getConnectedAccount, byId(creator().uid), person),
  },
  {
    collection: 'auditLog',
    action: 'list',
    self: creator,
    id: () => 'any',
    api: () => (person) => call(listAuditLog, { query: {} }, person),
  },
  {
    collection: 'cases',
    action: 'list',
    self: creator,
    id: () => 'any',
    api: () => (person) => call(listCases, { query: { status: 'open' } }, person),
  },
  {
    collection: 'ledgerResults',
    action: 'list',
    self: creator,
    id: () => 'any',
    api: () => (person) => call(listLedgerResults, { query: {} }, person),
  },
];
