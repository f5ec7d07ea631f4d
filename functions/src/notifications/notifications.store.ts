import { Notification } from '@doubloon/contract/notifications/notification.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { newestFound, type FoundPageWanted } from '../platform/database/sorted-page.ts';

/** A page of notifications: all of them, only the unread ones, or only those with some words. */
export interface NotificationsWanted extends FoundPageWanted {
  readonly status?: 'unread' | undefined;
}

export class Notifications extends storeOf('notifications', Notification, ({ id }) => id, { of: 'uid' }) {
  /** A page of somebody's notifications. Reads as `newestFound`. */
  page(wanted: NotificationsWanted, uid: string): Promise<Page<Notification>> {
    const list = wanted.status === 'unread' ? this.#unreadOf(uid) : this.of(uid);
    return newestFound(list, wanted, ({ title, actorName, kind, loots = [] }) => [
      title ?? '',
      actorName ?? '',
      kind.replaceAll('_', ' '),
      ...loots.map((loot) => loot.title),
    ]);
  }

  /** Ids of somebody's unread notifications, newest first. Reads as many as it finds. */
  findUnreadIds(uid: string, limit: number): Promise<string[]> {
    return this.ids(this.#unreadOf(uid).orderBy('createdAt', 'desc').limit(limit));
  }

  /** Marks notifications as read. Writes one each. */
  markRead(ids: readonly string[], now: Date): void {
    for (const id of ids) this.update(id, { readAt: now });
  }

  #unreadOf(uid: string) {
    return this.of(uid).where('readAt', '==', null);
  }
}
