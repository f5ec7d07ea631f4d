import { currentTime } from '../state/current-time.ts';
import { chakra } from '../style/chakra.tsx';
import { formatDate } from './date-format.ts';
import { timeTo } from './waiting-format.ts';

/** How much time is left to do something. */
export function TimeLeft({ to, by }: { to: 'decide' | 'deliver'; by: Date }) {
  const { text, urgent } = timeTo(to, by, currentTime());
  return (
    <chakra.time
      display="block"
      fontSize="sm"
      lineHeight="snug"
      color={urgent ? 'coralText' : 'muted'}
      fontWeight={urgent ? 'semibold' : 'normal'}
      dateTime={by.toISOString()}
      title={formatDate(by)}
    >
      {text}
    </chakra.time>
  );
}
