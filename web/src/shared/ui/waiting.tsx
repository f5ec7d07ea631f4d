import { currentTime } from '../state/current-time.ts';
import { chakra } from '../style/chakra.tsx';
import { TimeLeft } from './time-left.tsx';
import { waitingText } from './waiting-format.ts';

interface WaitingProps {
  since: Date;
  decideBy: Date;
}

/** How long something has waited for its owner, and until when they can decide themselves. */
export function Waiting({ since, decideBy }: WaitingProps) {
  return (
    <chakra.div fontSize="sm" lineHeight="snug">
      <chakra.div>{waitingText(since, currentTime())}</chakra.div>
      <TimeLeft to="decide" by={decideBy} />
    </chakra.div>
  );
}
