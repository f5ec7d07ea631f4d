import { counted } from '../../../shared/ui/figures/numbers.tsx';

/** Says for how long the rest of a budget lasts, as far as its pace until now tells. */
export function runwayText(days: number): string {
  if (days < 1) return 'the rest goes within a day at this pace';
  return days > 365
    ? 'the rest lasts for over a year at this pace'
    : `the rest lasts about ${counted(days, 'day')} at this pace`;
}
