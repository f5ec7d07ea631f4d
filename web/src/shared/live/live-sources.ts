/**
 * What can be listened to. Each is one small query of Firestore that `firestore.rules` allow to whoever is signed in:
 * - a word alone: the newest documents of one's own, as creator or as owner by one's role; `dashboard` is the document with one's
 *   numbers, of unread notifications and messages too;
 * - `campaign/{id}`, `application/{id}`, `conversation/{id}`: that document, a campaign for its owner alone;
 * - `loot/{id}`: what everybody may read of that campaign;
 * - `messages/{conversationId}`: the latest message of a conversation.
 */
export type LiveSource =
  | 'applications'
  | 'treasures'
  | 'proofs'
  | 'payouts'
  | 'campaigns'
  | 'notifications'
  | 'dashboard'
  | 'conversations'
  | `campaign/${string}`
  | `loot/${string}`
  | `application/${string}`
  | `conversation/${string}`
  | `messages/${string}`;
