import { chakra } from '../style/chakra.tsx';
import { formatDate } from './date-format.ts';

/** A date for people, with the exact value for machines. */
export function DateText({ value }: { value: Date | string }) {
  return (
    <chakra.time whiteSpace="nowrap" dateTime={typeof value === 'string' ? value : value.toISOString()}>
      {formatDate(value)}
    </chakra.time>
  );
}
