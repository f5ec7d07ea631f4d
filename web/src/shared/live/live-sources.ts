/**
 * Sources of live changes. Each is one small Firestore query that `firestore.rules` allow a signed-in user:
 * - a single word: the user's newest documents, as creator or owner depending on the role; `dashboard` is the document with the
 *   user's numbers, including unread notifications and messages;
 * - `campaign/{id}`, `application/{id}`, `conversation/{id}`: that document, a campaign for its owner only;
 * - `loot/{id}`: the public document of that campaign;
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
