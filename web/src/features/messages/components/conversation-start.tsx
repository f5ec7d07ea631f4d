import { startConversation } from '@doubloon/contract/messaging/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { queryOf } from '../../../shared/api/query.ts';
import { paths } from '../../../shared/paths.ts';
import { messagesText } from '../../../shared/text/messages.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { ConversationMissing } from './conversation-missing.tsx';
import { LogSkeleton } from './log-skeleton.tsx';

interface ConversationStartProps {
  otherUserId: string;
  campaignId: string | undefined;
}

/** Finds or begins the conversation with somebody and goes there. */
export function ConversationStart({ otherUserId, campaignId }: ConversationStartProps) {
  // Begun when there is none: asking twice changes nothing.
  const started = useQuery(
    queryOf(startConversation, { body: { otherUserId, campaignId } }, { staleTime: 0, gcTime: 0 }),
  );
  return (
    <QueryView
      query={started}
      problem={messagesText.openFailed}
      pending={<LogSkeleton />}
      missing={<ConversationMissing title={messagesText.openFailed} text={started.error?.message ?? ''} />}
    >
      {({ id }) => <Navigate to={paths.conversation(id)} replace />}
    </QueryView>
  );
}
