import type { ExportDomain } from '../account/account-parts.ts';
import { eachNotificationOf } from './notifications-of-person.store.ts';

/** What a person was told. */
export const exportNotifications: ExportDomain = ({ db }, uid) => [
  { name: 'notifications', records: eachNotificationOf(db, uid) },
];
