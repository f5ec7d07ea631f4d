import type { SCHEDULED_JOB_NAMES } from '@doubloon/contract/shared/constants.ts';
import { ERASURE_SECRETS, resumeDeletions } from './account/delete-account.ts';
import { dueAccountMails } from './auth/mail-account-links.ts';
import { sendDueMails } from './mail/deliver-mail.ts';
import { removeUnsentFiles } from './messaging/message-files.ts';
import { endingLoots } from './campaigns/saved/tell-of-endings.ts';
import { newLoots } from './campaigns/saved/tell-of-new-loots.ts';
import { completeCampaigns } from './campaigns/lifecycle/move-campaign.ts';
import { decideOverdue } from './deadlines/decide-overdue.ts';
import { notifyOfLapses } from './deliverables/notify-of-lapse.ts';
import { refusedAccounts } from './payments/accounts/connected-account.ts';
import { reconcile } from './payments/reconciliation/reconcile.ts';
import { resolvePayouts } from './payments/payouts/resolve-payout.ts';
import { settleCheckouts } from './payments/checkouts/settle-checkout.ts';
import { issueInvoices } from './payments/invoices/issue-invoices.ts';
import { settleRefunds } from './payments/refunds/advance-refund.ts';
import { duePushes, warnOfLatePushes } from './push/deliver-push.ts';
import { keepGrants } from './readings/grants/keep-grants.ts';
import { readDuePosts } from './readings/read-due-posts.ts';
import { readDueFollowers } from './social-accounts/followers/read-followers.ts';
import type { SecretGroup } from './platform/config/secret-groups.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { untilDone, type JobRun } from './platform/jobs/until-done.ts';
import { sweepFiles } from './platform/uploads/store-files.ts';

export interface ScheduledJob {
  /** Cloud Scheduler's App Engine syntax. */
  readonly schedule: string;
  readonly secrets: readonly SecretGroup[];
  readonly run: (deps: Dependencies & JobRun) => Promise<void>;
}

/** Reads the posts that are due, then the followers: a platform takes one of the two at a time. */
async function readPlatforms(deps: Dependencies & JobRun): Promise<void> {
  try {
    await readDuePosts(deps);
  } finally {
    await readDueFollowers(deps);
  }
}

/** Sends what waits of both kinds of mails, links for accounts first: their people are waiting. Push notifications are sent in between. */
async function sendMails(deps: Dependencies & JobRun): Promise<void> {
  await sendDueMails(deps, [dueAccountMails(deps), duePushes(deps)]);
  await warnOfLatePushes(deps);
}

/** Asks about payout accounts that were refused, and decides what is overdue: one that is open again can be paid. */
const decideWhatIsDue = (deps: Dependencies & JobRun): Promise<void> => decideOverdue(deps, [refusedAccounts(deps)]);

/** Tells creators of saved loots that end soon, and of new ones for their searches. */
const tellOfLoots = (deps: Dependencies & JobRun): Promise<void> =>
  untilDone(deps, [endingLoots(deps), newLoots(deps)]);

export type JobName = (typeof SCHEDULED_JOB_NAMES)[number];

/** Every scheduled job by name. The deployed schedule and, in the emulators, `POST /test/scheduled/{name}` run the same function. */
export const SCHEDULED_JOBS: Readonly<Record<JobName, ScheduledJob>> = {
  reconcile: { schedule: 'every 10 minutes', secrets: ['stripe'], run: reconcile },
  'settle-checkouts': { schedule: 'every 5 minutes', secrets: ['stripe'], run: settleCheckouts },
  'resolve-payouts': { schedule: 'every 1 minutes', secrets: ['stripe'], run: resolvePayouts },
  'issue-invoices': { schedule: 'every 1 minutes', secrets: [], run: issueInvoices },
  'settle-refunds': { schedule: 'every 5 minutes', secrets: ['stripe'], run: settleRefunds },
  'remove-unsent-files': { schedule: 'every 60 minutes', secrets: [], run: removeUnsentFiles },
  'complete-campaigns': { schedule: 'every 15 minutes', secrets: [], run: completeCampaigns },
  'decide-overdue': { schedule: 'every 60 minutes', secrets: ['stripe'], run: decideWhatIsDue },
  'tell-of-lapses': { schedule: 'every 60 minutes', secrets: [], run: notifyOfLapses },
  'tell-of-loots': { schedule: 'every 60 minutes', secrets: [], run: tellOfLoots },
  'read-posts': { schedule: 'every 5 minutes', secrets: ['accounts', 'readings', 'grants'], run: readPlatforms },
  'keep-grants': { schedule: 'every 60 minutes', secrets: ['accounts', 'grants'], run: keepGrants },
  'resume-account-deletions': { schedule: 'every 10 minutes', secrets: ERASURE_SECRETS, run: resumeDeletions },
  'send-mails': { schedule: 'every 5 minutes', secrets: ['mail'], run: sendMails },
  'sweep-files': { schedule: 'every 15 minutes', secrets: [], run: sweepFiles },
};

/** Returns after how many minutes a job is due again. */
export const minutesBetweenRuns = (job: JobName): number =>
  Number(/^every (\d+) minutes$/.exec(SCHEDULED_JOBS[job].schedule)?.[1]);
