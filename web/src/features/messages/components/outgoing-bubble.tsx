import { Clock3 } from 'lucide-react';
import { chakra, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { messagesText } from '../../../shared/text/messages.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { removeOutgoing, type Outgoing } from '../outbox.ts';
import { Bubble } from './bubble.tsx';

interface OutgoingBubbleProps {
  outgoing: Outgoing;
  onRetry: (outgoing: Outgoing) => void;
}

/** A message that the server does not have yet; one that failed says why and can be sent again. */
export function OutgoingBubble({ outgoing, onRetry }: OutgoingBubbleProps) {
  const { clientMessageId, text, attachments, at, status, problem } = outgoing;
  return (
    <Bubble
      own
      author={messagesText.you}
      text={text}
      attachments={attachments}
      at={new Date(at)}
      mark={
        status === 'sending' && (
          <chakra.span display="inline-flex" alignItems="center" gap="1">
            <Clock3 size={14} aria-hidden />
            {messagesText.sending}
          </chakra.span>
        )
      }
    >
      {status === 'failed' && (
        <Stack role="alert" gap="1">
          <chakra.p textStyle="error" fontWeight="semibold">
            {problem ?? messagesText.notSent}
          </chakra.p>
          <Wrap gap="2">
            <Button look="outline" onClick={() => onRetry(outgoing)}>
              Try again
            </Button>
            <Button look="quiet" onClick={() => removeOutgoing(clientMessageId)}>
              Discard
            </Button>
          </Wrap>
        </Stack>
      )}
    </Bubble>
  );
}
