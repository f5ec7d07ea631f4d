import type { ExportDomain } from '../account/account-parts.ts';
import { eachConversationOf, eachMessageOf } from './messages-of-person.store.ts';

/** A person's conversations, and every message they have sent or got. */
export const exportMessages: ExportDomain = ({ db }, uid) => [
  { name: 'conversations', records: eachConversationOf(db, uid) },
  { name: 'messages', records: eachMessageOf(db, uid) },
];
