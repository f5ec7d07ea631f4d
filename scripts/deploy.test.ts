import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SCHEDULED_JOB_NAMES } from '@doubloon/contract/shared/constants.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scheduleOf } from './deploying/steps/release-steps.ts';

const GOOD_SETTINGS =
  'SITE_ORIGIN=https://doubloon.example\nWEB_API_KEY=key\nPLATFORM_LEGAL_NAME=Doubloon Pte. Ltd.\nPLATFORM_ADDRESS=Singapore\n';

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'doubloon-deploy-'));
  write('package.json', '{ "type": "module" }');
  for (const path of [
    ...['scripts/deploy.ts', 'scripts/set-up.ts', 'scripts/deploying', 'emulators/suite/keep-assets.ts'],
    ...['docs/alerts', 'docs/log-metrics', 'docs/dashboard.json'],
  ])
    cpSync(join(import.meta.dirname, '..', path), join(project, path), { recursive: true });
  mkdirSync(join(project, 'functions'));
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(project, 'node_modules'));
  // Settings are read as the functions read them.
  symlinkSync(join(import.meta.dirname, '../functions/src'), join(project, 'functions/src'));
  write('firebase.json', '{ "hosting": { "public": "web/dist", "headers": [] } }');
  write(
    'scripts/building/build-all.ts',
    `import { appendFileSync, mkdirSync } from 'node:fs';
    export async function buildAll() {
      for (const folder of ['functions/dist', 'web/dist/assets']) mkdirSync(folder, { recursive: true });
      appendFileSync('web/dist/assets/login-D-x_3abC.js', '');
      appendFileSync('reached', 'build\\n');
    }`,
  );
  const firebase = write('bin/firebase', '#!/bin/sh\necho "firebase $@" >> reached\nexit ${FAKE_EXIT:-0}\n');
  write(
    'schedules.json',
    JSON.stringify(SCHEDULED_JOB_NAMES.map((job) => ({ name: scheduleOf(job), state: 'ENABLED' }))),
  );
  const gcloud = write(
    'bin/gcloud',
    `#!/bin/sh
    echo "gcloud $@" >> reached
    if [ "$1" = scheduler ]; then read -r schedules < schedules.json; echo "$schedules"; else echo "[]"; fi\n`,
  );
  for (const tool of [firebase, gcloud]) chmodSync(tool, 0o755);
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function write(path: string, text: string): string {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Runs a script beside a build and tools that only note that they were reached. */
function run(script: string, args: string[], firebaseExit = 0, variables: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, 'scripts', script), ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: join(project, 'bin'), FAKE_EXIT: String(firebaseExit), ...variables },
  });
  const reached = join(project, 'reached');
  return {
    status,
    stdout,
    stderr,
    reached: existsSync(reached) ? readFileSync(reached, 'utf8').trim().split('\n') : [],
  };
}

const deploy = (args: string[], firebaseExit = 0) => run('deploy.ts', args, firebaseExit);

describe('npm run deploy', () => {
  it('without a project says how it is used and everything a project needs', () => {
    const { status, stderr, reached } = deploy([]);
    expect(stderr).toContain('Usage: npm run deploy -- --project ID');
    for (const name of ['SITE_ORIGIN', 'WEB_API_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_CONNECT_WEBHOOK_SECRET'])
      expect(stderr).toContain(name);
    expect({ status, reached }).toEqual({ status: 1, reached: [] });
  });

  it('refuses a local project, with settings too', () => {
    write('functions/.env.demo-doubloon', GOOD_SETTINGS);
    const { status, stderr, reached } = deploy(['--project', 'demo-doubloon']);
    expect(stderr).toContain('demo-doubloon is a local project');
    expect({ status, reached }).toEqual({ status: 1, reached: [] });
  });

  it('names the settings file that is missing', () => {
    write('functions/.env.other', GOOD_SETTINGS);
    const { status, stderr, reached } = deploy(['--project', 'treasure']);
    expect(stderr).toContain('functions/.env.treasure is missing.');
    expect({ status, reached }).toEqual({ status: 1, reached: [] });
  });

  it('names the settings file and everything wrong in it', () => {
    write('functions/.env.treasure', 'SITE_ORIGIN=http://doubloon.example\n');
    const { status, stderr, reached } = deploy(['--project', 'treasure']);
    expect(stderr).toMatch(
      /^functions\/\.env\.treasure:\n {2}WEB_API_KEY is missing.*\n(?: {2}PLATFORM_\w+ is missing.*\n){2} {2}SITE_ORIGIN must/,
    );
    expect({ status, reached }).toEqual({ status: 1, reached: [] });
  });

  it('builds, puts the settings beside the bundle and deploys what was asked for', () => {
    write('functions/.env.treasure', GOOD_SETTINGS);
    const { status, reached } = deploy(['--project', 'treasure', '--only', 'hosting']);
    expect(reached.filter((command) => !command.startsWith('gcloud '))).toEqual([
      'build',
      'firebase deploy --config firebase.deploy.json --project treasure --only hosting --non-interactive --force',
      expect.stringMatching(/^firebase functions:artifacts:setpolicy /),
    ]);
    expect(readFileSync(join(project, 'functions', 'dist', '.env.treasure'), 'utf8')).toBe(GOOD_SETTINGS);
    const { hosting } = JSON.parse(readFileSync(join(project, 'firebase.deploy.json'), 'utf8')) as {
      hosting: { public: string; headers: unknown[] };
    };
    expect(hosting).toEqual({
      public: 'web/dist',
      headers: [
        {
          regex: String.raw`^/assets/[^/]*-(D-x_3abC)\.[a-z0-9.]+$`,
          headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
        },
      ],
    });
    expect(status).toBe(0);
  });

  it('warns of payout accounts for which Stripe has to approve the platform, and refuses what it does not know', () => {
    write('functions/.env.treasure', `${GOOD_SETTINGS}ACCOUNT_CAPABILITIES=transfers\n`);
    const warned = deploy(['--project', 'treasure']);
    expect(warned.stderr).toMatch(
      /^ACCOUNT_CAPABILITIES=transfers: Stripe refuses to open payout accounts until .* not asked: STRIPE_SECRET_KEY is not set here/m,
    );
    expect(warned.status).toBe(0);
    write('functions/.env.treasure', GOOD_SETTINGS);
    expect(deploy(['--project', 'treasure']).stderr).not.toContain('ACCOUNT_CAPABILITIES');
    rmSync(join(project, 'reached'));
    write('functions/.env.treasure', `${GOOD_SETTINGS}ACCOUNT_CAPABILITIES=card_payments\n`);
    const refused = deploy(['--project', 'treasure']);
    expect(refused.stderr).toMatch(/Invalid configuration.*"transfers".*ACCOUNT_CAPABILITIES/);
    expect(refused).toMatchObject({ status: 1, reached: [] });
  });

  it.each([
    ['sk_test_1', '', 'STRIPE_SECRET_KEY must be a live key'],
    ['rk_live_1', 'TEST_DEPLOYMENT=on\n', 'TEST_DEPLOYMENT=on needs a test key'],
  ])('asks Stripe nothing with %s, which is of the other mode than the deployment', (key, setting, said) => {
    const settings = setting ? GOOD_SETTINGS.replaceAll('pk_live_', 'pk_test_') : GOOD_SETTINGS;
    write('functions/.env.treasure', `${settings}${setting}ACCOUNT_CAPABILITIES=transfers\n`);
    const { stderr, status } = run('deploy.ts', ['--project', 'treasure', '--dry-run'], 0, { STRIPE_SECRET_KEY: key });
    expect(stderr).toContain(`It was not asked: ${said}`);
    expect(stderr).not.toContain('cannot be read');
    expect(status).toBe(0);
  });

  it('deploys everything unless told: rules and indexes, then functions with hosting', () => {
    write('functions/.env.treasure', GOOD_SETTINGS);
    const { status, reached } = deploy(['--project', 'treasure']);
    expect(reached.filter((command) => command.startsWith('firebase deploy'))).toEqual([
      'firebase deploy --config firebase.deploy.json --project treasure --only firestore,storage --non-interactive',
      'firebase deploy --config firebase.deploy.json --project treasure --only functions,hosting --non-interactive --force',
    ]);
    expect(reached.findIndex((command) => command.startsWith('gcloud firestore indexes'))).toBe(2);
    expect(status).toBe(0);
  });

  it('ends as firebase ends, with what was not reached', () => {
    write('functions/.env.treasure', GOOD_SETTINGS);
    const { status, stdout, reached } = deploy(['--project', 'treasure'], 3);
    expect(reached).toHaveLength(2);
    expect(stdout).toContain('Stopped at: rules and indexes');
    expect(stdout).toContain('Not reached: composite indexes; indexes of fields; functions and hosting;');
    expect(status).toBe(3);
  });

  it('stops before functions where gcloud is missing, which says whether indexes are ready', () => {
    write('functions/.env.treasure', GOOD_SETTINGS);
    rmSync(join(project, 'bin', 'gcloud'));
    const { status, stdout, reached } = deploy(['--project', 'treasure']);
    expect(stdout).toMatch(/Stopped at: composite indexes\n.*\ngcloud cannot be started .*is it installed/);
    expect(reached).toHaveLength(2);
    expect(status).toBe(127);
  });

  it('deploys a preview of the pages, which pins nothing', () => {
    write('functions/.env.treasure', GOOD_SETTINGS);
    write(
      'firebase.json',
      '{ "hosting": { "public": "web/dist", "rewrites": [{ "source": "/api/**", "function": { "functionId": "api" } }] } }',
    );
    const { status, reached } = deploy(['--project', 'treasure', '--preview', 'change-7']);
    expect(reached.slice(1)).toEqual([expect.stringMatching(/^firebase hosting:channel:deploy change-7 /)]);
    expect(readFileSync(join(project, 'firebase.deploy.json'), 'utf8')).not.toContain('pinTag');
    expect(status).toBe(0);
    expect(deploy(['--project', 'treasure']).status).toBe(0);
    const { hosting } = JSON.parse(readFileSync(join(project, 'firebase.deploy.json'), 'utf8')) as {
      hosting: { rewrites: unknown };
    };
    expect(hosting.rewrites).toEqual([{ source: '/@(api)/**', function: { functionId: 'api', pinTag: true } }]);
  });

  it.each([
    [['--only', 'database'], 'There is nothing to deploy called database.'],
    [['--preview', 'Mine!'], 'A preview is named by a-z, 0-9 and -.'],
    [['--index-minutes', 'long'], 'Usage: npm run deploy'],
  ])('refuses %s', (args, message) => {
    write('functions/.env.treasure', GOOD_SETTINGS);
    const { status, stderr, reached } = deploy(['--project', 'treasure', ...args]);
    expect(stderr).toContain(message);
    expect({ status, reached }).toEqual({ status: 1, reached: [] });
  });
});

describe('a dry run', () => {
  const SET_UP = ['--project', 'treasure', '--alerts-to', 'money@doubloon.example', '--budget', '200'];

  it('of a deploy prints its commands, and runs and builds nothing', () => {
    write('functions/.env.treasure', GOOD_SETTINGS);
    const { status, stdout, reached } = deploy(['--project', 'treasure', '--dry-run']);
    expect(stdout).toMatch(
      /npx firebase deploy .*firestore,storage.*\n[^]*gcloud firestore indexes composite list .*\n[^]*npx firebase deploy .*functions,hosting .*--force\n/,
    );
    expect({ status, reached }).toEqual({ status: 0, reached: [] });
  });

  it('of setting up prints its commands, and runs nothing', () => {
    write('functions/.env.treasure', `${GOOD_SETTINGS}STORAGE_BUCKET=chest\n`);
    const { status, stdout, reached } = run('set-up.ts', [...SET_UP, '--dry-run']);
    for (const command of [
      'serviceAccount:PROJECT_NUMBER-compute@developer.gserviceaccount.com --role=roles/iam.serviceAccountTokenCreator',
      'gcloud storage buckets update gs://chest --versioning',
      '"origin":["https://doubloon.example"]',
      'gcloud billing budgets create --billing-account=BILLING_ACCOUNT --billing-project=treasure',
    ])
      expect(stdout).toContain(command);
    expect({ status, reached }).toEqual({ status: 0, reached: [] });
  });

  it.each([
    [['--project', 'treasure', '--budget', '200']],
    [['--project', 'treasure', '--budget', 'much', '--alerts-to', 'a@b.example']],
  ])('of setting up with %s says how it is used', (args) => {
    const { status, stderr } = run('set-up.ts', args);
    expect(stderr).toContain('Usage: npm run set-up -- --project ID --alerts-to ADDRESS --budget AMOUNT');
    expect(status).toBe(1);
  });
});
