import type { ExportDomain } from '../account/account-parts.ts';

/** What a person was told. */
export const exportNotifications: ExportDomain = ({ db }, uid) => [
  { name: 'notifications', records: db.notifications.eachOf(uid) },
];
