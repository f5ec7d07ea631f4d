import { approveDeliverable } from '../commands/decisions.ts';
import { react } from '../commands/reactions.ts';
import { readPost } from '../commands/readings.ts';
import { passTime, runJob } from '../commands/time.ts';
import type { Slip } from './slips.ts';
import { stepOf } from '../steps.ts';

/** Terms by number under which creators are paid per view. */
const PER_VIEW = 4;
const [EIGHT_DAYS, DECIDE_OVERDUE] = [7, 4];
/** The number of a count of 25,000 views. */
const MANY = 9;

/** Slips about the counts that money moves on, with steps that show them. */
export const READING_SLIPS: readonly Slip[] = [
  [
    'a platform’s count is paid before it was validated',
    'no validation',
    /was paid by itself before its validation was over/,
    [
      stepOf(approveDeliverable, 0, 0, PER_VIEW),
      stepOf(readPost, 0, MANY),
      stepOf(react),
      stepOf(runJob, DECIDE_OVERDUE),
    ],
  ],
  [
    'silence accepts the count of a creator',
    'silence that counts',
    /counts 1000 views that nobody but the creator has seen/,
    [stepOf(passTime, EIGHT_DAYS), stepOf(runJob, DECIDE_OVERDUE)],
  ],
];
