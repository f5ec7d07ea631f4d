import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { isMissing } from '../../../shared/api/is-missing.ts';
import { paths } from '../../../shared/paths.ts';
import { messagesText } from '../../../shared/text/messages.ts';
import { QueryProblem } from '../../../shared/ui/query-problem.tsx';
import { startConversationQuery } from '../api/start-conversation-query.ts';
import { ConversationMissing } from './conversation-missing.tsx';
import { LogSkeleton } from './log-skeleton.tsx';

interface ConversationStartProps {
  otherUserId: string;
  campaignId: string | undefined;
}

/** Finds or begins the conversation with somebody and goes there. */
export function ConversationStart({ otherUserId, campaignId }: ConversationStartProps) {
  const started = useQuery(startConversationQuery(otherUserId, campaignId));
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
