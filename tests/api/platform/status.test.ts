import type { LedgerResult } from '@doubloon/contract/payments/ledger-result.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { SCHEDULED_JOB_NAMES } from '@doubloon/contract/shared/constants.ts';
import { getStatus, runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { STATUS_PARTS, type StatusPart, type SystemStatus } from '@doubloon/contract/system/status.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { newMail } from '../../../functions/src/mail/mails.store.ts';
import { getStatus as answerStatus } from '../../../functions/src/system/system-status.ts';
import { deps, logLines, succeed } from '../../support/api.ts';
import { emptyOwnDatabase } from '../../support/setup/own-database.ts';
import { unique } from '../../support/given/people.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const stateOf = ({ parts }: SystemStatus, part: StatusPart) => parts.find((one) => one.part === part)?.state;
const jobOf = ({ jobs }: SystemStatus, job: string) => jobs.find((one) => one.job === job);

/** The status as of a moment at which no instance remembers an earlier answer. */
async function statusNow(): Promise<SystemStatus> {
  passMinutes(1);
  return succeed(getStatus, {});
}

const stateOfJobs = async () => stateOf(await statusNow(), 'jobs');

/** The jobs that others have missed. */
const staysAway = () => [
  ...new Set(logLines.flatMap(({ message, job }) => (message === 'a scheduled job stays away' ? [job] : []))),
];

/** Stores the result of a run of the reconciler that has found nothing. */
async function storeResult(moments: Pick<LedgerResult, 'createdAt' | 'eventsSeenUntil'>): Promise<void> {
  const result = {
    ...{ id: unique('rec_'), afterCampaignId: null, nextAfterCampaignId: null, campaigns: 0, groups: 0 },
    ...{ differenceCount: 0, differences: [], expiresAt: new Date(moments.createdAt.getTime() + 9e9), ...moments },
  };
  await deps().db.firestore.collection(COLLECTIONS.ledgerResults).doc(result.id).set(result);
}

beforeEach(() => stopClock());

describe('the status', () => {
  it('knows nothing of jobs and payments before something has happened, and says so', async () => {
    const status = await statusNow();
    expect(status.works).toBe(true);
    expect(status.parts.map(({ part }) => part)).toEqual([...STATUS_PARTS]);
    expect(stateOf(status, 'payments')).toBe('unknown');
    expect(stateOf(status, 'jobs')).toBe('unknown');
    expect(status.jobs.map(({ job }) => job)).toEqual([...SCHEDULED_JOB_NAMES]);
    expect(jobOf(status, 'sweep-files')).toEqual({
      ...{ job: 'sweep-files', everyMinutes: 15 },
      ...{ finishedAt: null, isLate: false },
    });
  });

  it('says when a job finished last, and that it is late', async () => {
    await succeed(runScheduledJob, { params: { name: 'sweep-files' } });
    const finishedAt = deps().clock.now();
    expect(logLines).toContainEqual(
      expect.objectContaining({ message: 'job finished', job: 'sweep-files', operation: 'sweep-files' }),
    );
    expect(jobOf(await statusNow(), 'sweep-files')).toMatchObject({ finishedAt, isLate: false });
    passMinutes(60);
    const later = await statusNow();
    expect(jobOf(later, 'sweep-files')).toMatchObject({ finishedAt, isLate: true });
    expect(stateOf(later, 'jobs')).toBe('fails');
    expect(later.works).toBe(false);
  });

  it('says that a job is late that has never run, once another has looked for it', async () => {
    await emptyOwnDatabase();
    await succeed(runScheduledJob, { params: { name: 'resolve-payouts' } });
    passMinutes(70);
    expect(jobOf(await statusNow(), 'send-mails')).toMatchObject({ finishedAt: null, isLate: false });
    await succeed(runScheduledJob, { params: { name: 'sweep-files' } });
    passMinutes(58);
    await succeed(runScheduledJob, { params: { name: 'sweep-files' } });
    expect(jobOf(await statusNow(), 'send-mails')).toMatchObject({ finishedAt: null, isLate: false });
    expect(await stateOfJobs()).toBe('fails'); // resolve-payouts, which has not run again
    expect(staysAway()).toEqual(['resolve-payouts']);
    passMinutes(2);
    await succeed(runScheduledJob, { params: { name: 'sweep-files' } });
    expect(jobOf(await statusNow(), 'send-mails')).toMatchObject({ finishedAt: null, isLate: true });
    // An hourly one has three hours.
    expect(jobOf(await statusNow(), 'keep-grants')).toMatchObject({ finishedAt: null, isLate: false });
    expect(staysAway()).toContain('send-mails');
    expect(staysAway()).not.toContain('keep-grants');
    await succeed(runScheduledJob, { params: { name: 'send-mails' } });
    expect(jobOf(await statusNow(), 'send-mails')).toMatchObject({ isLate: false });
    expect(jobOf(await statusNow(), 'send-mails')?.finishedAt).not.toBeNull();
  });

  it('counts the jobs as working once all of them have run', async () => {
    const run = { finishedAt: deps().clock.now(), expectedSince: null };
    const [last = '', ...others] = SCHEDULED_JOB_NAMES;
    const store = (job: string) =>
      deps()
        .db.firestore.collection(COLLECTIONS.jobRuns)
        .doc(job)
        .set({ job, ...run });
    await emptyOwnDatabase();
    await Promise.all(others.map(store));
    expect(await stateOfJobs()).toBe('unknown');
    await store(last);
    expect(await stateOfJobs()).toBe('works');
  });

  it('knows from the last run of the reconciler whether the provider answers', async () => {
    const run = async (minutesBehind: number) => {
      const createdAt = deps().clock.now();
      await storeResult({ createdAt, eventsSeenUntil: new Date(createdAt.getTime() - minutesBehind * 60_000) });
      return stateOf(await statusNow(), 'payments');
    };
    expect(await run(10)).toBe('works');
    expect(await run(40)).toBe('fails');
    expect(await run(10)).toBe('works');
  });

  it('says that mails wait', async () => {
    const now = deps().clock.now();
    const record = { id: unique('ntf_'), uid: 'u1', kind: 'messages_unread', expiresAt: new Date(now.getTime() + 9e9) };
    const mail = { ...newMail(record as Parameters<typeof newMail>[0], now), nextAt: now };
    const ref = deps().db.firestore.collection(COLLECTIONS.mails).doc(record.id);
    await ref.set(mail);
    passMinutes(20);
    expect(stateOf(await statusNow(), 'mails')).toBe('works');
    passMinutes(20);
    expect(stateOf(await statusNow(), 'mails')).toBe('fails');
    await ref.delete();
  });

  it('is looked at once in ten seconds', async () => {
    const { checkedAt } = await statusNow();
    expect((await succeed(getStatus, {})).checkedAt).toEqual(checkedAt);
    expect((await statusNow()).checkedAt).not.toEqual(checkedAt);
  });

  it('answers while the database does not', async () => {
    const db = {
      jobRuns: { list: () => Promise.reject(new Error('database away')) },
      mails: { waitingMs: () => Promise.resolve(0) },
      ledgerResults: { findLast: () => Promise.resolve(null) },
    } as unknown as ReturnType<typeof deps>['db'];
    const status = await answerStatus({ ...deps(), db, caller: null, requestId: 'req_1' }, {});
    expect(status).toMatchObject({ works: false, jobs: [] });
    expect(status.parts.map(({ state }) => state)).toEqual(['works', 'fails', 'unknown', 'unknown', 'unknown']);
  });
});
