import { SCHEDULED_JOB_NAMES } from '@doubloon/contract/shared/constants.ts';
import { STATUS_PARTS } from '@doubloon/contract/system/status.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../testing/answer-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { formatTimeOfDay } from '../../shared/ui/figures/time.ts';
import { STATUS_GROUPS } from './status-groups.ts';
import { StatusPage } from './status-page.tsx';

const run = { everyMinutes: 5, finishedAt: '2026-11-28T09:57:00Z', isLate: false };
const WORKING = {
  works: true,
  checkedAt: '2026-11-28T10:00:00Z',
  parts: STATUS_PARTS.map((part) => ({ part, state: 'works' })),
  jobs: SCHEDULED_JOB_NAMES.map((job) => ({ job, ...run })),
};
const withJob = (job: string, change: object) =>
  WORKING.jobs.map((one) => (one.job === job ? { ...one, ...change } : one));

const groupOf = (title: string) => within(screen.getByRole('region', { name: title }));
const rowOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

it('has each part and each job in exactly one group', () => {
  const parts = STATUS_GROUPS.flatMap((group) => group.parts);
  const jobs = STATUS_GROUPS.flatMap((group) => group.jobs);
  expect([...parts, 'jobs'].sort()).toEqual([...STATUS_PARTS].sort());
  expect(jobs.sort()).toEqual([...SCHEDULED_JOB_NAMES].sort());
});

it('says in a sentence that everything works, when that was checked, and when each task ran', async () => {
  answerApi({ 'GET /status': { json: WORKING } });
  renderScreen(<StatusPage />, '/status');
  expect(await screen.findByText('All systems work')).toBeVisible();
  const checked = new Date(WORKING.checkedAt);
  expect(screen.getByText(formatTimeOfDay(checked))).toBeVisible();
  expect(groupOf('Hear from us').getByText('Works')).toBeVisible();
  expect(rowOf('Our payment provider answers').getByText('Yes')).toBeVisible();
  expect(rowOf('Mails are sent').getByText('Ran 3 minutes ago')).toBeVisible();
  expect(rowOf('Mails are sent').getByText(/every 5 minutes/)).toBeVisible();
});

it('does not say that everything works while a task has not run yet', async () => {
  const jobs = withJob('reconcile', { everyMinutes: 60, finishedAt: null });
  answerApi({ 'GET /status': { json: { ...WORKING, jobs } } });
  renderScreen(<StatusPage />, '/status');
  expect(await screen.findByText('No problem is known')).toBeVisible();
  expect(screen.getByText('Not all of it is checked yet: Pay and be paid.')).toBeVisible();
  expect(screen.queryByText('All systems work')).toBeNull();
  expect(groupOf('Pay and be paid').getByText('Not known yet')).toBeVisible();
  expect(rowOf('The books are compared').getByText('Not run yet · every hour')).toBeVisible();
});

it('names what does not work, what that means, and the task that is late', async () => {
  const jobs = withJob('send-mails', { finishedAt: '2026-11-28T07:30:00Z', isLate: true });
  const parts = WORKING.parts.map((one) => (['jobs', 'mails'].includes(one.part) ? { ...one, state: 'fails' } : one));
  answerApi({ 'GET /status': { json: { ...WORKING, works: false, parts, jobs } } });
  renderScreen(<StatusPage />, '/status');
  expect(await screen.findByText('Something does not work')).toBeVisible();
  expect(within(screen.getByRole('status')).getByText(/^Hear from us\./)).toBeVisible();
  expect(screen.queryByText('All systems work')).toBeNull();
  expect(groupOf('Hear from us').getByText(/^Mails come late\./)).toBeVisible();
  expect(groupOf('Hear from us').getAllByText('Does not work')).toHaveLength(2);
  expect(rowOf('Mails are sent').getByText('Late: last done 2 hours ago')).toBeVisible();
});

it('says of a task that it should have run by now, and never has', async () => {
  const jobs = withJob('send-mails', { finishedAt: null, isLate: true });
  answerApi({ 'GET /status': { json: { ...WORKING, works: false, jobs } } });
  renderScreen(<StatusPage />, '/status');
  expect(await screen.findByText('Something does not work')).toBeVisible();
  expect(rowOf('Mails are sent').getByText('Late: has never run · every 5 minutes')).toBeVisible();
});

it('claims nothing of tasks while the database does not say when they ran', async () => {
  const states: Record<string, string> = { site: 'works', database: 'fails' };
  const parts = WORKING.parts.map(({ part }) => ({ part, state: states[part] ?? 'unknown' }));
  answerApi({ 'GET /status': { json: { ...WORKING, works: false, parts, jobs: [] } } });
  renderScreen(<StatusPage />, '/status');
  expect(await screen.findByText(/^Sign in, browse and talk\./)).toBeVisible();
  expect(groupOf('Count views').getByText('Not known yet')).toBeVisible();
  expect(screen.queryByText('Views of posts are read')).toBeNull();
});

it('says that nothing answers, and offers to try again', async () => {
  answerApi({ 'GET /status': { status: 503, json: { message: 'Unavailable' } } });
  renderScreen(<StatusPage />, '/status');
  expect(await screen.findByText('Doubloon does not answer')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
