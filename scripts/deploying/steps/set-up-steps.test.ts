import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fakeWorld, type Answer } from './fake-world.ts';
import { runSteps } from './run-steps.ts';
import { setUpSteps } from './set-up-steps.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const steps = setUpSteps(ROOT, {
  project: 'treasure',
  siteOrigin: 'https://doubloon.example',
  bucket: 'treasure.firebasestorage.app',
  email: 'money@doubloon.example',
  budget: 200,
});
const CHANNEL = 'projects/treasure/notificationChannels/5';
const channel = { name: CHANNEL, labels: { email_address: 'money@doubloon.example' } };
const SIGNER = 'serviceAccount:42-compute@developer.gserviceaccount.com';
const AGENT = 'serviceAccount:service-42@gcp-sa-firebasestorage.iam.gserviceaccount.com';
/** The roles of an account that is no editor. */
const ROLES = [
  ...['cloudbuild.builds.builder', 'run.invoker', 'eventarc.eventReceiver'],
  ...['datastore.user', 'storage.objectAdmin', 'firebaseauth.admin', 'firebasecloudmessaging.admin'],
];
const policyOf = (file: string) => {
  const policy = JSON.parse(readFileSync(join(ROOT, 'docs/alerts', file), 'utf8')) as object;
  return { ...policy, name: `projects/treasure/alertPolicies/${file}`, notificationChannels: [CHANNEL] };
};

const ALERTS = globSync('*.json', { cwd: join(ROOT, 'docs/alerts') }).sort();
const METRICS = globSync('docs/log-metrics/*.json', { cwd: ROOT }).sort();
const nameOf = (metric: string) => basename(metric, '.json');
const metrics = METRICS.map((file) => ({
  ...(JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { filter: string }),
  name: nameOf(file),
}));
const dashboard = {
  ...(JSON.parse(readFileSync(join(ROOT, 'docs/dashboard.json'), 'utf8')) as object),
  name: 'projects/42/dashboards/7',
  etag: 'a1',
};

/** A project in which nothing is set up. */
const NEW: Record<string, Answer[]> = {
  'gcloud services list': [[]],
  'gcloud projects describe': [{ projectNumber: '42' }],
  'gcloud iam service-accounts get-iam-policy': [{}],
  'gcloud projects get-iam-policy': [{ bindings: [{ role: 'roles/owner', members: ['user:ada@doubloon.example'] }] }],
  'npx firebase firestore:databases:get': [{ deleteProtectionState: 'DELETE_PROTECTION_DISABLED' }],
  'npx firebase firestore:backups:schedules:list': [[]],
  'gcloud storage buckets describe': [{ name: 'treasure.firebasestorage.app' }],
  'gcloud beta monitoring channels list': [[], [channel]],
  'gcloud monitoring policies list': [[]],
  'gcloud logging metrics list': [[]],
  'gcloud monitoring dashboards list': [[]],
  'gcloud billing projects describe': [{ billingAccountName: 'billingAccounts/0A-1B', billingEnabled: true }],
  'gcloud billing budgets list': [[]],
};

/** That project after everything was set up. */
const DONE: Record<string, Answer[]> = {
  ...NEW,
  'gcloud services list': [
    [
      'billingbudgets',
      'cloudbilling',
      'cloudresourcemanager',
      'compute',
      'firebasestorage',
      'firestore',
      'iam',
      'iamcredentials',
      'monitoring',
    ].map((name) => ({ config: { name: `${name}.googleapis.com` } })),
  ],
  'gcloud iam service-accounts get-iam-policy': [
    { bindings: [{ role: 'roles/iam.serviceAccountTokenCreator', members: [SIGNER] }] },
  ],
  'gcloud projects get-iam-policy': [
    {
      bindings: [
        { role: 'roles/editor', members: [SIGNER] },
        { role: 'roles/firebaserules.firestoreServiceAgent', members: [AGENT] },
      ],
    },
  ],
  'npx firebase firestore:databases:get': [
    {
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    },
  ],
  'npx firebase firestore:backups:schedules:list': [[{ dailyRecurrence: {} }, { weeklyRecurrence: { day: 'SUNDAY' } }]],
  'gcloud storage buckets describe': [
    {
      versioning_enabled: true,
      cors_config: [
        {
          maxAgeSeconds: 3600,
          method: ['GET'],
          origin: ['https://doubloon.example'],
          responseHeader: ['Content-Type'],
        },
      ],
      lifecycle_config: { rule: [{ action: { type: 'Delete' }, condition: { daysSinceNoncurrentTime: 30 } }] },
    },
  ],
  'gcloud beta monitoring channels list': [[channel]],
  'gcloud monitoring policies list': [ALERTS.map(policyOf)],
  'gcloud logging metrics list': [metrics],
  'gcloud monitoring dashboards list': [[dashboard]],
  'gcloud billing budgets list': [
    [
      {
        name: 'billingAccounts/0A-1B/budgets/9',
        displayName: 'Doubloon treasure',
        amount: { specifiedAmount: { units: '200' } },
      },
    ],
  ],
};

const isRead = (command: string) => /\b(list|describe|get|get-iam-policy)\b/.test(command.replace('--get', ''));

async function setUp(answers: Record<string, Answer[]>) {
  const world = fakeWorld(answers);
  const status = await runSteps(steps, world);
  return { ...world, status, changes: world.ran.filter((command) => !isRead(command)) };
}

describe('setting a project up', () => {
  it('does everything that a new project lacks', async () => {
    const { status, changes, files } = await setUp(NEW);
    expect(status).toBe(0);
    expect(changes).toEqual([
      'gcloud services enable billingbudgets.googleapis.com cloudbilling.googleapis.com cloudresourcemanager.googleapis.com compute.googleapis.com firebasestorage.googleapis.com firestore.googleapis.com iam.googleapis.com iamcredentials.googleapis.com monitoring.googleapis.com --project=treasure',
      `gcloud iam service-accounts add-iam-policy-binding 42-compute@developer.gserviceaccount.com --project=treasure --member=${SIGNER} --role=roles/iam.serviceAccountTokenCreator --condition=None`,
      ...ROLES.map(
        (role) =>
          `gcloud projects add-iam-policy-binding treasure --member=${SIGNER} --role=roles/${role} --condition=None`,
      ),
      `gcloud projects add-iam-policy-binding treasure --member=${AGENT} --role=roles/firebaserules.firestoreServiceAgent --condition=None`,
      "npx firebase firestore:databases:update '(default)' --point-in-time-recovery ENABLED --delete-protection ENABLED --non-interactive --project treasure",
      "npx firebase firestore:backups:schedules:create --database '(default)' --retention 1w --recurrence DAILY --non-interactive --project treasure",
      "npx firebase firestore:backups:schedules:create --database '(default)' --retention 8w --recurrence WEEKLY --day-of-week SUNDAY --non-interactive --project treasure",
      'gcloud storage buckets update gs://treasure.firebasestorage.app --versioning --cors-file=.cache/set-up/cors.json --lifecycle-file=.cache/set-up/lifecycle.json',
      'gcloud beta monitoring channels create --project=treasure --type=email --display-name=Doubloon --channel-labels=email_address=money@doubloon.example',
      ...METRICS.map(
        (file) => `gcloud logging metrics create ${nameOf(file)} --project=treasure --config-from-file=${file}`,
      ),
      ...ALERTS.map(
        (file) =>
          `gcloud monitoring policies create --project=treasure --policy-from-file=docs/alerts/${file} --notification-channels=${CHANNEL}`,
      ),
      'gcloud monitoring dashboards create --project=treasure --config-from-file=docs/dashboard.json',
      `gcloud billing budgets create --billing-account=0A-1B --billing-project=treasure '--display-name=Doubloon treasure' --budget-amount=200 --filter-projects=projects/treasure --threshold-rule=percent=0.5 --threshold-rule=percent=0.9 --threshold-rule=percent=1.0 --threshold-rule=percent=1.0,basis=forecasted-spend --notifications-rule-monitoring-notification-channels=${CHANNEL}`,
    ]);
    expect(files['.cache/set-up/cors.json']).toContain('https://doubloon.example');
  });

  it('changes nothing where everything is so already', async () => {
    const { status, changes, said } = await setUp(DONE);
    expect({ status, changes }).toEqual({ status: 0, changes: [] });
    expect(said).toEqual(said.map((line) => line.replace(/: .*/, ': already so')));
    expect(said).toHaveLength(11 + METRICS.length + ALERTS.length);
  });

  it('gives the functions only the roles that they lack', async () => {
    const [last = '', ...others] = ROLES.toReversed();
    const bindings = others.map((role) => ({ role: `roles/${role}`, members: [SIGNER] }));
    bindings.push({ role: 'roles/firebaserules.firestoreServiceAgent', members: [AGENT] });
    const { changes } = await setUp({ ...DONE, 'gcloud projects get-iam-policy': [{ bindings }] });
    expect(changes).toEqual([
      `gcloud projects add-iam-policy-binding treasure --member=${SIGNER} --role=roles/${last} --condition=None`,
    ]);
  });

  it('waits until a new metric is known to alert policies', async () => {
    const unknown = { status: 1, stderr: 'ERROR: NOT_FOUND: Cannot find metric(s) that match type = "jobs".' };
    const create = 'gcloud monitoring policies create --project=treasure --policy-from-file=docs/alerts/jobs.json';
    const { status, changes } = await setUp({ ...NEW, [create]: [unknown, unknown, { status: 0 }] });
    expect(status).toBe(0);
    expect(changes.filter((command) => command.startsWith(create))).toHaveLength(3);
  });

  it('brings up to date what differs, and keeps what people have added', async () => {
    const older = {
      ...policyOf('money.json'),
      conditions: [{ conditionMatchedLog: { filter: 'severity=ERROR' } }],
    };
    const { changes } = await setUp({
      ...DONE,
      'gcloud monitoring policies list': [
        [
          ...ALERTS.filter((file) => file !== 'money.json').map(policyOf),
          { ...older, notificationChannels: ['projects/treasure/notificationChannels/8'] },
        ],
      ],
      'gcloud billing budgets list': [
        [
          {
            name: 'billingAccounts/0A-1B/budgets/9',
            displayName: 'Doubloon treasure',
            amount: { specifiedAmount: { units: '50' } },
          },
        ],
      ],
      'npx firebase firestore:backups:schedules:list': [[{ dailyRecurrence: {} }]],
    });
    expect(changes).toEqual([
      expect.stringMatching(/schedules:create .*WEEKLY/),
      `gcloud monitoring policies update projects/treasure/alertPolicies/money.json --project=treasure --policy-from-file=docs/alerts/money.json --set-notification-channels=projects/treasure/notificationChannels/8,${CHANNEL}`,
      'gcloud billing budgets update billingAccounts/0A-1B/budgets/9 --billing-project=treasure --budget-amount=200',
    ]);
  });

  it('brings up to date a metric, a threshold and a dashboard that differ', async () => {
    const [first, ...others] = metrics;
    const slower = policyOf('latency.json') as unknown as {
      conditions: readonly { readonly conditionThreshold: object }[];
    };
    const { conditionThreshold } = slower.conditions[0] ?? {};
    const { changes } = await setUp({
      ...DONE,
      'gcloud logging metrics list': [[{ ...first, filter: 'severity=ERROR' }, ...others]],
      'gcloud monitoring policies list': [
        [
          ...ALERTS.filter((file) => file !== 'latency.json').map(policyOf),
          { ...slower, conditions: [{ conditionThreshold: { ...conditionThreshold, thresholdValue: 9000 } }] },
        ],
      ],
      'gcloud monitoring dashboards list': [[{ ...dashboard, mosaicLayout: { tiles: [] } }]],
    });
    expect(changes).toEqual([
      `gcloud logging metrics update ${first?.name} --project=treasure --config-from-file=${METRICS[0]}`,
      `gcloud monitoring policies update projects/treasure/alertPolicies/latency.json --project=treasure --policy-from-file=docs/alerts/latency.json --set-notification-channels=${CHANNEL}`,
      'gcloud monitoring dashboards delete projects/42/dashboards/7 --project=treasure --quiet',
      'gcloud monitoring dashboards create --project=treasure --config-from-file=docs/dashboard.json',
    ]);
  });

  it('stops where the project has no billing account, and says what to do', async () => {
    const { status, said } = await setUp({ ...DONE, 'gcloud billing projects describe': [{ billingEnabled: false }] });
    expect(status).toBe(1);
    expect(said).toContain('\nStopped at: billing account of the project\nThe project has no billing account.');
    expect(said).toContain('Give the project the Blaze plan in the Firebase console.');
  });
});
