import type { StatusPart, SystemStatus } from '@doubloon/contract/system/status.ts';

/** The parts of the product in the words of the people who use them. */
export const PART_WORDS: Readonly<Record<Exclude<StatusPart, 'jobs'>, string>> = {
  site: 'This site answers',
  database: 'Accounts, loots and messages are kept',
  payments: 'Our payment provider answers',
  mails: 'No mail waits too long',
};

export const STATE_WORDS: Readonly<
  Record<SystemStatus['parts'][number]['state'], { words: string; colorPalette: 'sea' | 'coral' | 'plain' }>
> = {
  works: { words: 'Works', colorPalette: 'sea' },
  fails: { words: 'Does not work', colorPalette: 'coral' },
  unknown: { words: 'Not known yet', colorPalette: 'plain' },
};

/** The work of each scheduled job, in the words of the people whom it is for. */
export const JOB_WORDS: Readonly<Record<SystemStatus['jobs'][number]['job'], string>> = {
  'settle-checkouts': 'Paid loots are published',
  'resolve-payouts': 'Payments are sent to creators',
  'settle-refunds': 'Refunds are made',
  'issue-invoices': 'Invoices are issued',
  'complete-campaigns': 'Loots end',
  'decide-overdue': 'Work is decided on at its deadline',
  'tell-of-lapses': 'Reminders are sent',
  'tell-of-loots': 'New and ending loots are told of',
  'read-posts': 'Views of posts are read',
  'keep-grants': 'Connected accounts stay connected',
  'send-mails': 'Mails are sent',
  'sweep-files': 'Unused files are removed',
  'remove-unsent-files': 'Unsent files are removed',
  'resume-account-deletions': 'Ended accounts are removed',
  reconcile: 'The books are compared',
};

/** Returns how often something happens: `every minute`, `every 5 minutes`, `every hour`. */
export function everyText(minutes: number): string {
  if (minutes === 1) return 'every minute';
  return minutes === 60 ? 'every hour' : `every ${minutes} minutes`;
}
