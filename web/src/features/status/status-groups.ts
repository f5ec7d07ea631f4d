import type { StatusPart, SystemStatus } from '@doubloon/contract/system/status.ts';

type State = SystemStatus['parts'][number]['state'];
type Job = SystemStatus['jobs'][number]['job'];

/** Something that people do on Doubloon, with the parts and jobs that have to work for it. */
export interface StatusGroup {
  title: string;
  /** Sentences shown while it does not work: the consequences for people. */
  whileBroken: string;
  parts: readonly StatusPart[];
  jobs: readonly Job[];
}

/** Every part and job once, except the part `jobs`, which says nothing that the jobs themselves do not. */
export const STATUS_GROUPS: readonly StatusGroup[] = [
  {
    title: 'Sign in, browse and talk',
    whileBroken: 'Pages may not load, and changes may not be kept. Try again in a few minutes.',
    parts: ['site', 'database'],
    jobs: [],
  },
  {
    title: 'Count views',
    whileBroken: 'Views are read late. Nothing is paid or refused because of it.',
    parts: [],
    jobs: ['read-posts', 'keep-grants'],
  },
  {
    title: 'Publish and decide',
    whileBroken: 'Paid loots appear late, and deadlines act late. What was decided stays decided.',
    parts: [],
    jobs: ['settle-checkouts', 'complete-campaigns', 'decide-overdue'],
  },
  {
    title: 'Hear from us',
    whileBroken: 'Mails come late. Your notifications on this site are complete.',
    parts: ['mails'],
    jobs: ['send-mails', 'tell-of-lapses', 'tell-of-loots'],
  },
  {
    title: 'Pay and be paid',
    whileBroken: 'Money moves later than usual. Nothing is lost or sent twice.',
    parts: ['payments'],
    jobs: ['resolve-payouts', 'settle-refunds', 'issue-invoices', 'reconcile'],
  },
  {
    title: 'Look after your data',
    whileBroken: 'What is to be removed is removed late.',
    parts: [],
    jobs: ['sweep-files', 'remove-unsent-files', 'resume-account-deletions'],
  },
];

/** A group as it is now: with what is known of its parts and jobs. */
export interface GroupNow extends Pick<StatusGroup, 'title' | 'whileBroken'> {
  state: State;
  parts: SystemStatus['parts'];
  jobs: SystemStatus['jobs'];
}

/** Returns each group as it is now: it works only if all of it is known to work. */
export const groupsNow = ({ parts, jobs }: Pick<SystemStatus, 'parts' | 'jobs'>): GroupNow[] =>
  STATUS_GROUPS.map((group) => {
    const now = {
      parts: parts.filter(({ part }) => group.parts.includes(part)),
      jobs: jobs.filter(({ job }) => group.jobs.includes(job)),
    };
    const states = [...now.parts.map(({ state }) => state), ...now.jobs.map(jobState)];
    const isKnown = now.jobs.length === group.jobs.length && !states.includes('unknown');
    const state = states.includes('fails') ? 'fails' : isKnown ? 'works' : 'unknown';
    return { title: group.title, whileBroken: group.whileBroken, state, ...now };
  });

const jobState = ({ finishedAt, isLate }: SystemStatus['jobs'][number]): State =>
  isLate ? 'fails' : finishedAt ? 'works' : 'unknown';
