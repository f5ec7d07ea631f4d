import { SCHEDULED_JOB_NAMES } from '@doubloon/contract/shared/constants.ts';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import * as deployed from '../../../functions/src/index.ts';
import { fakeWorld, type Answer } from './fake-world.ts';
import { PARTS, previewSteps, releaseSteps, scheduleOf } from './release-steps.ts';
import { runSteps } from './run-steps.ts';

const indexOf = (collection: string, state: string) => ({
  name: `projects/treasure/databases/(default)/collectionGroups/${collection}/indexes/1`,
  queryScope: 'COLLECTION',
  state,
  fields: [{ fieldPath: 'creatorId' }, { fieldPath: 'createdAt' }, { fieldPath: '__name__' }],
});
const fieldOf = (collection: string, states: string[]) => ({
  name: `projects/treasure/databases/(default)/collectionGroups/${collection}/fields/searchWords`,
  indexConfig: { indexes: states.map((state) => ({ state })) },
});
const COMPOSITE = 'gcloud firestore indexes composite list';
const FIELDS = 'gcloud firestore indexes fields list';
const SCHEDULES = 'gcloud scheduler jobs list';
const schedules = (states: Partial<Record<(typeof SCHEDULED_JOB_NAMES)[number], string>> = {}) =>
  SCHEDULED_JOB_NAMES.map((job) => ({
    name: `projects/treasure/locations/asia-southeast1/jobs/${scheduleOf(job)}`,
    state: states[job] ?? 'ENABLED',
  }));
const READY = {
  [COMPOSITE]: [[indexOf('reviews', 'READY')]],
  [FIELDS]: [[fieldOf('users', ['READY'])]],
  [SCHEDULES]: [schedules()],
};
const KEPT = { cleanupPolicies: { 'firebase-functions-cleanup': { condition: { olderThan: '2592000s' } } } };

async function release(answers: Record<string, Answer[]>, only: readonly string[] = PARTS) {
  const world = fakeWorld(answers);
  const status = await runSteps(releaseSteps({ project: 'treasure', only, indexMinutes: 1 }), world);
  return { ...world, status, tools: world.ran.map((command) => command.split(' ').slice(0, 5).join(' ')) };
}

const deployOf = (only: string) =>
  `npx firebase deploy --config firebase.deploy.json --project treasure --only ${only} --non-interactive`;

describe('a release', () => {
  it('deploys rules and indexes, waits for the indexes, and then deploys functions with hosting', async () => {
    const building = [indexOf('reviews', 'CREATING'), indexOf('users', 'READY')];
    const { status, ran, said } = await release({
      [SCHEDULES]: [schedules()],
      [COMPOSITE]: [building, [indexOf('reviews', 'READY')]],
      [FIELDS]: [[fieldOf('users', ['READY', 'CREATING']), fieldOf('campaigns', [])], [fieldOf('users', ['READY'])]],
    });
    expect(status).toBe(0);
    expect(ran.map((command) => command.split(' --project')[0])).toEqual([
      'npx firebase deploy --config firebase.deploy.json',
      COMPOSITE,
      COMPOSITE,
      FIELDS,
      FIELDS,
      'npx firebase deploy --config firebase.deploy.json',
      'gcloud artifacts repositories describe gcf-artifacts',
      'npx firebase functions:artifacts:setpolicy',
      `${SCHEDULES} --location=asia-southeast1`,
    ]);
    expect(ran.filter((command) => command.includes(' deploy '))).toEqual([
      deployOf('firestore,storage'),
      `${deployOf('functions,hosting')} --force`,
    ]);
    expect(said).toContain('composite indexes: waiting for\n  CREATING reviews (creatorId, createdAt)');
    expect(said).toContain('indexes of fields: waiting for\n  CREATING users.searchWords');
  });

  it('says which indexes are still being built when time is up, and deploys nothing that needs them', async () => {
    const { status, ran, said } = await release({ [COMPOSITE]: [[indexOf('reviews', 'CREATING')]] });
    expect(status).toBe(1);
    expect(ran.filter((command) => command.includes(' deploy '))).toEqual([deployOf('firestore,storage')]);
    expect(said).toContain(
      '\nStopped at: composite indexes\nWaited for 1 minutes. Still to come:\n  CREATING reviews (creatorId, createdAt)',
    );
    expect(said.at(-1)).toMatch(/^Not reached: indexes of fields; functions and hosting; /);
  });

  it('ends as the deploy tool ends', async () => {
    const { status, ran } = await release({ 'npx firebase deploy': [{ status: 3 }] });
    expect({ status, ran }).toEqual({ status: 3, ran: [deployOf('firestore,storage')] });
  });

  it('says which jobs nothing starts, and stops', async () => {
    const list = schedules({ reconcile: 'PAUSED' }).filter(({ name }) => !name.includes('sendMails'));
    const { status, said } = await release({ ...READY, [SCHEDULES]: [list] });
    expect(status).toBe(1);
    expect(said).toContain(
      '\nStopped at: schedules of the jobs\nWaited for 2 minutes. Still to come:\n  no schedule send-mails\n  PAUSED reconcile',
    );
  });

  it('knows the schedules by the names that the deploy tool gives them', () => {
    const { scheduleIdForFunction } = createRequire(import.meta.url)('firebase-tools/lib/deploy/functions/backend') as {
      scheduleIdForFunction: (of: { id: string; region: string }) => string;
    };
    const ids = Object.keys(deployed).map((id) => scheduleIdForFunction({ id, region: 'asia-southeast1' }));
    for (const job of SCHEDULED_JOB_NAMES) expect(ids).toContain(scheduleOf(job));
  });

  it('leaves images alone that are kept for long enough', async () => {
    const { ran } = await release({ ...READY, 'gcloud artifacts': [KEPT] });
    expect(ran.filter((command) => command.includes('setpolicy'))).toEqual([]);
  });

  it.each<[string[], string[]]>([
    [['storage'], [deployOf('storage')]],
    [['firestore:rules'], [deployOf('firestore:rules')]],
    [['hosting'], [`${deployOf('hosting')} --force`]],
    [
      ['hosting', 'functions:api', 'storage'],
      [deployOf('storage'), `${deployOf('hosting,functions:api')} --force`],
    ],
  ])('deploys only %s', async (only, deploys) => {
    const { status, ran } = await release({ ...READY, 'gcloud artifacts': [KEPT] }, only);
    expect(status).toBe(0);
    expect(ran.filter((command) => command.includes(' deploy '))).toEqual(deploys);
    expect(ran.includes(`${COMPOSITE} --project=treasure '--database=(default)' --format=json`)).toBe(
      only[0] !== 'storage' || only.length > 1,
    );
  });

  it('of a preview deploys nothing but the pages', async () => {
    const world = fakeWorld();
    expect(await runSteps(previewSteps({ project: 'treasure', channel: 'change-7' }), world)).toBe(0);
    expect(world.ran).toEqual([
      'npx firebase hosting:channel:deploy change-7 --config firebase.deploy.json --project treasure --expires 7d --non-interactive',
    ]);
  });
});
