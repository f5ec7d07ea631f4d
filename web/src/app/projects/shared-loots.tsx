import type { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import type { ReactNode } from 'react';
import type { SharedWork } from '../../features/messages/shared-work.ts';
import type { SessionUser } from '../../shared/state/session.ts';
import { ChatProject } from './chat-project.tsx';
import { SharedLootLine } from './shared-loot-line.tsx';
import { useSharedLoots } from './use-shared-loots.ts';

interface SharedLootsProps {
  user: Pick<SessionUser, 'uid' | 'role'>;
  conversation: ConversationView;
  /** Stands there until it is known whether there are any, so that nothing moves when they come. */
  pending: ReactNode;
  children: (shared: SharedWork) => ReactNode;
}

/** Gives a chat the loots between its two people: in a line above the messages, or in a column beside them. */
export function SharedLoots({ user, conversation, pending, children }: SharedLootsProps) {
  const shared = useSharedLoots(user, conversation);
  if (!shared) return pending;
  const parts = { user, conversation, shared };
  const hasAny = shared.loots.length > 0;
  return children({
    line: hasAny && <SharedLootLine {...parts} />,
    pane: hasAny && <ChatProject {...parts} />,
    since: shared.since,
  });
}
