import type { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import type { ComponentType, ReactNode } from 'react';

/** All that two people have to do with each other besides their messages, as parts of their chat. */
export interface SharedWork {
  /** Stands above the messages; keeps its height. */
  line: ReactNode;
  /** Stands beside them instead, where the window is wide enough. */
  pane: ReactNode;
  /** Since when the two work together; null where they do not. */
  since: Date | null;
}

/** A component that finds that out for a conversation and gives it to the chat; `pending` stands there meanwhile. */
export type WithSharedWork = ComponentType<{
  conversation: ConversationView;
  pending: ReactNode;
  children: (shared: SharedWork) => ReactNode;
}>;

export const NOTHING_SHARED: SharedWork = { line: null, pane: null, since: null };
