import { startConversation } from '@doubloon/contract/messaging/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { isMissing } from '../../../shared/api/is-missing.ts';
import { queryOf } from '../../../shared/api/query.ts';
import { paths } from '../../../shared/paths.ts';
import { messagesText } from '../../../shared/text/messages.ts';
import { QueryProblem } from '../../../shared/ui/query-problem.tsx';
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
  if (started.isSuccess) return <Navigate to={paths.conversation(started.data.id)} replace />;
  if (isMissing(started.error)) {
    return <ConversationMissing title={messagesText.openFailed} text={started.error.message} />;
  }
  if (started.isLoadingError) {
    return (
      <QueryProblem title={messagesText.openFailed} error={started.error} onRetry={() => void started.refetch()} />
    );
  }
  return <LogSkeleton />;
}
