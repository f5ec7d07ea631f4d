import type { z } from 'zod';
import type { LootName } from '@doubloon/contract/campaigns/loot-name.ts';
import {
  Notification,
  type NotificationKind,
  type NotificationSubject,
} from '@doubloon/contract/notifications/notification.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from '@google-cloud/firestore';
import { collection } from '../database/collection.ts';
import type { Database } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { Projections } from './projection.ts';
import { type Check, checkSource, type Difference } from './recheck.ts';

/** A notification that a document calls for as it is now. */
export interface DueNotification {
  readonly uid: string;
  readonly kind: NotificationKind;
  readonly subject: NotificationSubject;
  readonly title: string | null;
  readonly actorName: string | null;
  readonly reference?: string;
  readonly details?: string[];
  readonly loots?: LootName[];
  readonly total?: number;
  /** Identifies this occasion: the same occasion never makes a second notification. */
  readonly occasion: string | number;
  readonly at: Date;
}

/** Returns the moment and occasion of something that happens only once. */
export const momentOf = (at: Date): Pick<DueNotification, 'at' | 'occasion'> => ({ at, occasion: at.getTime() });

/** Documents between a creator and the owner of a campaign. */
interface Sides {
  readonly applicationId: string;
  readonly campaignId: string;
  readonly creatorId: string;
  readonly ownerId: string;
}

/** Content of a notification, besides its kind and moment; `creatorName` is for the owner. */
interface About {
  readonly title: string | null;
  readonly creatorName?: string | null;
  /** The part of the application or campaign in which it is found. */
  readonly part?: NotificationSubject['part'];
}

/**
 * Returns the notifications to both sides of an application or campaign, as far as they are always the same: the creator is led to the application, the owner
 * to the campaign.
 */
export function toBothSides(
  { applicationId, campaignId, creatorId, ownerId }: Sides,
  { title, creatorName = null, part }: About,
) {
  const inPart = part && { part };
  return {
    toCreator: {
      uid: creatorId,
      subject: { type: 'application', id: applicationId, ...inPart },
      title,
      actorName: null,
    },
    toOwner: { uid: ownerId, subject: { type: 'campaign', id: campaignId, ...inPart }, title, actorName: creatorName },
  } as const;
}

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Returns the document of a source document's due notification, which is always the same. */
export function toNotification(sourceId: string, { at, occasion, ...due }: DueNotification): Notification {
  return {
    ...due,
    id: `ntf_${sourceId}_${due.kind}_${occasion}_${due.uid}`,
    createdAt: at,
    readAt: null,
    expiresAt: new Date(at.getTime() + KEPT_MS),
  };
}

const calledFor = <S extends z.ZodType>(source: Projections<S>, document: z.output<S>): readonly DueNotification[] =>
  source.notifications?.(document) ?? [];

/** Returns the notifications that a document calls for now, without those old enough that the database has removed them. */
function dueNotifications<S extends z.ZodType>(
  source: Projections<S>,
  id: string,
  document: z.output<S>,
  now: Date,
): Notification[] {
  return calledFor(source, document)
    .map((due) => toNotification(id, due))
    .filter(({ expiresAt }) => expiresAt > now);
}

/** Returns the document that exists once an account has ended; its person is no longer notified of anything. */
const accountEnd = (firestore: Firestore, uid: string) => firestore.collection(COLLECTIONS.accountDeletions).doc(uid);

/** Finds all notifications of one kind that a source document has ever made. */
const madeBefore = (firestore: Firestore, sourceId: string, kind: NotificationKind): Query => {
  const beginning = `ntf_${sourceId}_${kind}_`;
  const ids = FieldPath.documentId();
  return firestore.collection(COLLECTIONS.notifications).where(ids, '>=', beginning).where(ids, '<', `${beginning}~`);
};

/**
 * Creates the notifications that a document calls for and that do not exist yet, so it may run late, repeatedly and in any order; existing ones stay unchanged,
 * read or not. Of the notifications that ask somebody to look at the document (`requests`), only the latest remains, and none once the document was taken back, or, of `recalled` kinds, calls for none,
 * so that repeating it does not fill anybody's list. Reads the document, each notification and whether its person's account has ended; for a missing request
 * also the document and the earlier requests. Writes the missing ones.
 */
export async function createNotifications(
  { firestore }: Pick<Database, 'firestore'>,
  source: Projections,
  id: string,
  now: Date,
): Promise<void> {
  const ref = collection(firestore, source.collection, source.schema).doc(id);
  const document = await ref.get();
  const { requests = [], recalled = [] } = source;
  const isCalledFor = (found: DocumentSnapshot<unknown>, kind: NotificationKind) =>
    found.exists && (!recalled.includes(kind) || calledFor(source, found.data()).some((due) => due.kind === kind));
  for (const kind of requests) {
    if (!isCalledFor(document, kind)) await withdrawRequests({ firestore }, ref, kind, isCalledFor);
  }
  if (!document.exists) return;
  const notifications = collection(firestore, COLLECTIONS.notifications, Notification);
  for (const notification of dueNotifications(source, id, document.data(), now)) {
    await transact(firestore, async (transaction) => {
      const place = notifications.doc(notification.id);
      const found = await transaction.getAll<unknown, DocumentData>(place, accountEnd(firestore, notification.uid));
      if (found.some(({ exists }) => exists)) return;
      if (requests.includes(notification.kind)) {
        const current = await transaction.get(ref);
        const due = current.exists ? dueNotifications(source, id, current.data(), now) : [];
        if (!due.some((one) => one.id === notification.id)) return;
        const earlier = await transaction.get(madeBefore(firestore, id, notification.kind));
        for (const { ref: place } of earlier.docs) transaction.delete(place);
      }
      transaction.create(place, notification);
    });
  }
}

/** Removes the requests that a document made to a person, once it calls for them no more. Reads 1 and each request of its kind. */
async function withdrawRequests(
  { firestore }: Pick<Database, 'firestore'>,
  ref: DocumentReference<unknown>,
  kind: NotificationKind,
  isCalledFor: (document: DocumentSnapshot<unknown>, kind: NotificationKind) => boolean,
): Promise<void> {
  await transact(firestore, async (transaction) => {
    if (isCalledFor(await transaction.get(ref), kind)) return;
    const asked = await transaction.get(madeBefore(firestore, ref.id, kind));
    for (const { ref: place } of asked.docs) transaction.delete(place);
  });
}

/** Checks every document of a source for missing notifications. */
export function checkNotifications(source: Projections, now: Date): Check {
  async function missing({ firestore }: Database, document: QueryDocumentSnapshot<unknown>, transaction: Transaction) {
    const differences: Difference[] = [];
    for (const { id, uid } of dueNotifications(source, document.id, document.data(), now)) {
      const ref = firestore.collection(COLLECTIONS.notifications).doc(id);
      const found = await transaction.getAll(ref, accountEnd(firestore, uid));
      if (found.some(({ exists }) => exists)) continue;
      differences.push({ document: ref.path, field: '', stored: 'nothing', derived: 'a notification' });
    }
    return differences;
  }
  return {
    name: `notifications of ${source.collection}`,
    page: checkSource(source, missing),
    update: (db, id) => createNotifications(db, source, id, now),
  };
}
