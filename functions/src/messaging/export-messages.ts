import type { ExportDomain } from '../account/account-parts.ts';

/** A person's conversations, and every message they have sent or got. */
export const exportMessages: ExportDomain = ({ db }, uid) => [
  { name: 'conversations', records: db.conversations.eachOf(uid) },
  { name: 'messages', records: db.messages.eachOf(uid) },
];
