import { Clock } from 'lucide-react';
import { chakra } from '../../style/chakra.tsx';
import { Badge } from '../marks/badge.tsx';
import { formatDate, nearDate, timeTo, waitingText } from './time.ts';
import { currentTime } from '../../state/current-time.ts';

/** A date for people, with the exact value for machines. */
export function DateText({ value }: { value: Date | string }) {
  return (
    <chakra.time whiteSpace="nowrap" dateTime={typeof value === 'string' ? value : value.toISOString()}>
      {formatDate(value)}
    </chakra.time>
  );
}

/** A date of this year without its year, which is told to whoever points at it. */
export function NearDateText({ value }: { value: Date }) {
  return (
    <chakra.time whiteSpace="nowrap" dateTime={value.toISOString()} title={formatDate(value)}>
      {nearDate(value, currentTime())}
    </chakra.time>
  );
}

/** Shows until when their owner can decide something themselves and, quietly, how long it has waited. */
export function Waiting({ since, decideBy }: { since: Date; decideBy: Date }) {
  return (
    <chakra.div display="grid" gap="1" justifyItems="start" fontSize="sm" lineHeight="snug" whiteSpace="nowrap">
      <chakra.div color="muted">{waitingText(since, currentTime())}</chakra.div>
      <TimeLeft to="decide" by={decideBy} />
    </chakra.div>
  );
}

/** Shows how much time is left to do something, as a pill with a clock. */
export function TimeLeft({ to, by }: { to: 'decide' | 'deliver'; by: Date }) {
  const { text, urgent } = timeTo(to, by, currentTime());
  return (
    <chakra.time display="block" lineHeight="snug" dateTime={by.toISOString()} title={formatDate(by)}>
      <Badge colorPalette={urgent ? 'coral' : 'plain'}>
        <Clock aria-hidden />
        {text}
      </Badge>
    </chakra.time>
  );
}
