import { formatDate } from './date-format.ts';

/** A date for people, with the exact value for machines. */
export function DateText({ value }: { value: Date | string }) {
  return <time dateTime={typeof value === 'string' ? value : value.toISOString()}>{formatDate(value)}</time>;
}
