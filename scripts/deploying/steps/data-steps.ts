import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { DEFAULT_DATABASE } from '../../../functions/src/platform/config/firestore-database.ts';
import type { Command, Step } from './step.ts';

/** For how long a file that was replaced or deleted can be restored. */
const KEEP_OLD_FILES_DAYS = 30;
const CORS_FILE = '.cache/set-up/cors.json';
const LIFECYCLE_FILE = '.cache/set-up/lifecycle.json';

interface Schedule {
  readonly name: string;
  readonly recurrence: 'dailyRecurrence' | 'weeklyRecurrence';
  readonly weeks: number;
  readonly flags: readonly string[];
}

const SCHEDULES: readonly Schedule[] = [
  { name: 'daily backups, kept for a week', recurrence: 'dailyRecurrence', weeks: 1, flags: ['DAILY'] },
  {
    name: 'weekly backups, kept for eight weeks',
    recurrence: 'weeklyRecurrence',
    weeks: 8,
    flags: ['WEEKLY', '--day-of-week', 'SUNDAY'],
  },
];

const Database = z.object({
  pointInTimeRecoveryEnablement: z.string().optional(),
  deleteProtectionState: z.string().optional(),
});
const Schedules = z.array(
  z.object({ dailyRecurrence: z.object({}).optional(), weeklyRecurrence: z.object({}).optional() }),
);
const Bucket = z.object({
  versioning_enabled: z.boolean().default(false),
  cors_config: z.array(z.unknown()).default([]),
  lifecycle_config: z.unknown().optional(),
});

interface DataSetUp {
  readonly bucket: string;
  readonly siteOrigin: string;
  /** The default one unless it is named. */
  readonly database?: string;
}

/** Lists the steps after which data that was lost can be restored. Its TTL policies are deployed with the indexes. */
export function dataSteps(project: string, { bucket, siteOrigin, database = DEFAULT_DATABASE }: DataSetUp): Step[] {
  const firebase = (name: string, ...args: string[]): Command => ['firebase', name, ...args, '--project', project];
  const cors = [{ maxAgeSeconds: 3600, method: ['GET'], origin: [siteOrigin], responseHeader: ['Content-Type'] }];
  const lifecycle = {
    rule: [{ action: { type: 'Delete' }, condition: { daysSinceNoncurrentTime: KEEP_OLD_FILES_DAYS } }],
  };
  return [
    {
      name: 'point-in-time recovery and delete protection of the database',
      read: firebase('firestore:databases:get', database, '--json'),
      lacks: (state) => {
        const database = Database.parse(state);
        return [
          ...(database.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED' ? [] : ['recovery']),
          ...(database.deleteProtectionState === 'DELETE_PROTECTION_ENABLED' ? [] : ['protection']),
        ];
      },
      commands: () => [
        firebase(
          'firestore:databases:update',
          database,
          '--point-in-time-recovery',
          'ENABLED',
          '--delete-protection',
          'ENABLED',
          '--non-interactive',
        ),
      ],
      help: 'The database has to exist: create it in the Firebase console, in asia-southeast1.',
    },
    ...SCHEDULES.map(({ name, recurrence, weeks, flags }): Step => ({
      name,
      read: firebase('firestore:backups:schedules:list', '--database', database, '--json'),
      lacks: (state) => (Schedules.parse(state).some((schedule) => schedule[recurrence]) ? [] : ['the schedule']),
      commands: () => [
        firebase(
          'firestore:backups:schedules:create',
          '--database',
          database,
          '--retention',
          `${weeks}w`,
          '--recurrence',
          ...flags,
          '--non-interactive',
        ),
      ],
    })),
    {
      name: `versions and CORS of the bucket, old versions for ${KEEP_OLD_FILES_DAYS} days`,
      read: ['gcloud', 'storage', 'buckets', 'describe', `gs://${bucket}`, '--format=json'],
      lacks: (state) => {
        const has = Bucket.parse(state);
        return [
          ...(has.versioning_enabled ? [] : ['versions']),
          ...(isDeepStrictEqual(has.cors_config, cors) ? [] : ['CORS']),
          ...(isDeepStrictEqual(has.lifecycle_config, lifecycle) ? [] : ['the end of old versions']),
        ];
      },
      files: { [CORS_FILE]: JSON.stringify(cors), [LIFECYCLE_FILE]: JSON.stringify(lifecycle) },
      commands: () => [
        [
          'gcloud',
          'storage',
          'buckets',
          'update',
          `gs://${bucket}`,
          '--versioning',
          `--cors-file=${CORS_FILE}`,
          `--lifecycle-file=${LIFECYCLE_FILE}`,
        ],
      ],
      help: 'The bucket is STORAGE_BUCKET of the settings, or the default one, which the Firebase console creates.',
    },
  ];
}
