import { SCHEDULED_JOB_NAMES } from '@doubloon/contract/shared/constants.ts';
import { z } from 'zod';
import { DEFAULT_DATABASE } from '../../../functions/src/platform/config/firestore-database.ts';
import { DEPLOYED_CONFIG } from '../deployed-config.ts';
import type { Command, Step } from './step.ts';

/** Parts in the order of their steps: rules and indexes of the data, and then everything that relies on them. */
const DATA_PARTS = ['firestore', 'storage'];
const APP_PARTS = ['functions', 'hosting'];
export const PARTS = [...DATA_PARTS, ...APP_PARTS];

const REGION = 'asia-southeast1';
const KEEP_IMAGES_DAYS = 30;

export interface Release {
  readonly project: string;
  /** Parts as `--only` of the deploy tool names them, such as `functions:api`. */
  readonly only: readonly string[];
  /** How long indexes may take to be built. */
  readonly indexMinutes: number;
  /** The default one unless it is named. */
  readonly database?: string;
}

const Fields = z.array(z.object({ fieldPath: z.string().optional() }));
const Indexes = z.array(
  z.object({ name: z.string(), state: z.string(), fields: Fields, queryScope: z.string().optional() }),
);
const FieldOverrides = z.array(
  z.object({
    name: z.string(),
    indexConfig: z.object({ indexes: z.array(z.object({ state: z.string() })).optional() }).optional(),
  }),
);

/** The collection in the name of an index or of a field. */
const collectionOf = (name: string): string => /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? name;

/** Lists the composite indexes that cannot be used yet. */
const unreadyIndexes = (state: unknown): string[] =>
  Indexes.parse(state)
    .filter((index) => index.state !== 'READY')
    .map(({ name, state, fields }) => {
      const paths = fields.flatMap(({ fieldPath = '' }) => (fieldPath === '__name__' ? [] : fieldPath));
      return `${state} ${collectionOf(name)} (${paths.join(', ')})`;
    });

/** Lists the indexes of single fields that cannot be used yet. */
const unreadyFields = (state: unknown): string[] =>
  FieldOverrides.parse(state).flatMap(({ name, indexConfig }) => {
    const unready = indexConfig?.indexes?.find((index) => index.state !== 'READY');
    return unready ? [`${unready.state} ${collectionOf(name)}.${name.split('/').at(-1)}`] : [];
  });

const Schedules = z.array(z.object({ name: z.string(), state: z.string() }));

/** The name that the deploy tool gives the schedule of a job, after the function that runs it. */
export const scheduleOf = (job: string): string =>
  `firebase-schedule-${job.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}-${REGION}`;

/** Lists the jobs that nothing starts. */
function unscheduledJobs(state: unknown): string[] {
  const states = new Map(Schedules.parse(state).map(({ name, state: one }) => [name.split('/').at(-1), one]));
  return SCHEDULED_JOB_NAMES.flatMap((job) => {
    const found = states.get(scheduleOf(job));
    return found === 'ENABLED' ? [] : [`${found ?? 'no schedule'} ${job}`];
  });
}

const Repository = z.object({
  cleanupPolicies: z.record(z.string(), z.object({ condition: z.object({ olderThan: z.string() }).optional() })),
});

/** Lists what a release runs. Every part is deployed as the deploy tool does it without a person at the keyboard. */
export function releaseSteps({ project, only, indexMinutes, database = DEFAULT_DATABASE }: Release): Step[] {
  const of = (parts: readonly string[]) => only.filter((part) => parts.includes(part.split(':')[0] ?? ''));
  const [data, app] = [of(DATA_PARTS), of(APP_PARTS)];
  const deploy = (parts: readonly string[], ...more: string[]): Command => [
    'firebase',
    'deploy',
    '--config',
    DEPLOYED_CONFIG,
    '--project',
    project,
    '--only',
    parts.join(','),
    '--non-interactive',
    ...more,
  ];
  const list = (kind: string): Command => [
    'gcloud',
    'firestore',
    'indexes',
    kind,
    'list',
    `--project=${project}`,
    `--database=${database}`,
    '--format=json',
  ];
  const waiting = {
    waitMs: indexMinutes * 60_000,
    help: 'Nothing that needs the indexes was deployed. Large collections take longer: --index-minutes N waits longer. NEEDS_REPAIR never becomes ready: delete that index in the console.',
  };
  const steps: readonly (readonly [isWanted: boolean, step: Step])[] = [
    [
      data.length > 0,
      // No --force: it would delete indexes that the release which still serves may use.
      { name: 'rules and indexes', commands: () => [deploy(data)], help: 'Mend what the deploy tool says.' },
    ],
    [
      app.length > 0 || data.some((part) => part.startsWith('firestore')),
      { name: 'composite indexes', read: list('composite'), lacks: unreadyIndexes, ...waiting },
    ],
    [
      app.length > 0 || data.some((part) => part.startsWith('firestore')),
      { name: 'indexes of fields', read: list('fields'), lacks: unreadyFields, ...waiting },
    ],
    [
      app.length > 0,
      {
        // One call, in which the tool releases functions first: hosting is pinned to the function, and a call of its own would deploy the function again.
        name: 'functions and hosting',
        // Triggers are retried, which the tool takes only with --force. It also deletes functions that the build no longer has: they would go on working on the data.
        commands: () => [deploy(app, '--force')],
        help: 'Mend what the deploy tool says. Pages show the previous release until hosting is released, which is last.',
      },
    ],
    [
      app.length > 0,
      {
        name: `images of functions, kept for ${KEEP_IMAGES_DAYS} days to return to`,
        read: [
          'gcloud',
          'artifacts',
          'repositories',
          'describe',
          'gcf-artifacts',
          `--project=${project}`,
          `--location=${REGION}`,
          '--format=json',
        ],
        lacks: (state) => {
          const { success, data: repository } = Repository.safeParse(state);
          const kept = success ? Object.values(repository.cleanupPolicies) : [];
          const isKept = kept.some(({ condition }) => condition?.olderThan === `${KEEP_IMAGES_DAYS * 86_400}s`);
          return isKept ? [] : ['the policy'];
        },
        commands: () => [
          [
            'firebase',
            'functions:artifacts:setpolicy',
            '--project',
            project,
            '--location',
            REGION,
            '--days',
            String(KEEP_IMAGES_DAYS),
            '--non-interactive',
            '--force',
          ],
        ],
        help: 'The release itself is deployed.',
      },
    ],
    [
      app.some((part) => part === 'functions'),
      {
        name: 'schedules of the jobs',
        read: ['gcloud', 'scheduler', 'jobs', 'list', `--location=${REGION}`, `--project=${project}`, '--format=json'],
        lacks: unscheduledJobs,
        waitMs: 2 * 60_000,
        help: 'The release itself is deployed. Resume a schedule with gcloud scheduler jobs resume; one that is missing is made when its function is deployed again.',
      },
    ],
  ];
  return steps.filter(([isWanted]) => isWanted).map(([, step]) => step);
}

/** Lists what a preview of the pages runs: a channel beside the live site of a project, whose API it uses, for a week. */
export const previewSteps = ({ project, channel }: { project: string; channel: string }): Step[] => [
  {
    name: `preview ${channel}`,
    commands: () => [
      [
        'firebase',
        'hosting:channel:deploy',
        channel,
        '--config',
        DEPLOYED_CONFIG,
        '--project',
        project,
        '--expires',
        '7d',
        '--non-interactive',
      ],
    ],
    help: 'Mend what the deploy tool says.',
  },
];
