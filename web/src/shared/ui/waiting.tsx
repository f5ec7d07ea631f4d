import { chakra } from '@chakra-ui/react/styled-system';
import { currentTime } from '../state/current-time.ts';
import { formatDate } from './date-format.ts';
import { decisionTime, waitingText } from './waiting-format.ts';

interface WaitingProps {
  since: Date;
  decideBy: Date;
}

/** How long something has waited for its owner, and until when they can decide themselves. */
export function Waiting({ since, decideBy }: WaitingProps) {
  const now = currentTime();
  const { text, urgent } = decisionTime(decideBy, now);
  return (
    <chakra.div fontSize="sm" lineHeight="snug">
      <chakra.div>{waitingText(since, now)}</chakra.div>
      <chakra.time
        display="block"
        color={urgent ? 'coralText' : 'muted'}
        fontWeight={urgent ? 'semibold' : 'normal'}
        dateTime={decideBy.toISOString()}
        title={formatDate(decideBy)}
      >
        {text}
      </chakra.time>
    </chakra.div>
  );
}
