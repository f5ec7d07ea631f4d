import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { OAUTH_PLATFORMS } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildFunctions } from '../../functions/build.ts';
import { DEPLOYED_CONFIG, writeDeployedConfig } from '../../scripts/deploying/deployed-config.ts';
import {
  MAIL_SECRETS,
  SEARCH_SECRETS,
  OAUTH_SECRETS,
  OAUTH_SETTINGS,
  problemsOfSettings,
  READING_SECRETS,
  SECRETS,
  SETTINGS,
} from '../../scripts/deploying/settings.ts';
import { deployTool, type Endpoint } from '../support/setup/deploy-tool.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const DEPLOYMENT = readFileSync(join(ROOT, 'docs', 'deployment.md'), 'utf8');
const PROJECT = 'treasure';
/** A file that the build of the client names by its content. */
const SCRIPT = '/assets/login-D-x_3abC.js';

/** Settings read while building the product or by its functions, each with a valid value. */
const GOOD_VALUES: Readonly<Record<string, string>> = {
  SITE_ORIGIN: 'https://doubloon.example',
  WEB_API_KEY: 'AIza-key',
  PLATFORM_LEGAL_NAME: 'Doubloon Pte. Ltd.',
  PLATFORM_ADDRESS: '1 Fusionopolis Way, Singapore 138632',
  GST_NUMBER: '201912345K',
  GST_PERCENT: '9',
  STORAGE_BUCKET: 'treasure.firebasestorage.app',
  LOG_LEVEL: 'info',
  MODERATION: 'off',
  FLAG_THRESHOLDS: 'spike.viewsPerHour:8000,fall.weight:10',
  HOLD_SCORE: '60',
  TRUSTED_PROXIES: '203.0.113.0/24',
  APP_CHECK: 'required',
  APP_CHECK_SITE_KEY: 'site-key',
  WEB_APP_ID: '1:23:web:45',
  PAYMENT_METHODS: 'card',
  ACCOUNT_CAPABILITIES: 'transfers',
  PAYOUT_WAIT_DAYS: '3',
  REFUND_FLOAT: '500',
  VALIDATION_DAYS: '2',
  UNANSWERED_CONVERSATIONS: '20',
  MIN_BUDGET: '250',
  FIRESTORE_DATABASE: 'restored',
  TEST_DEPLOYMENT: 'on',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  MAIL_FROM: 'Doubloon <mail@doubloon.example>',
  PUSH_VAPID_KEY: `B${'k'.repeat(86)}`,
  TYPESENSE_URL: 'https://search.doubloon.example',
  READ_PLATFORMS: 'youtube,twitter,tiktok',
  READ_QUOTAS: 'twitter:25000,youtube:400000',
};

/** The names in the tables of settings and of secrets that people deploy by. */
function documented(): { settings: string[]; secrets: string[] } {
  const steps = DEPLOYMENT.slice(DEPLOYMENT.indexOf('3. Settings'), DEPLOYMENT.indexOf('6. Run `npm run set-up'));
  const tables = steps.split(/\n(?! *\|)/).map((part) => [...part.matchAll(/^ +\| *(\S+) *\| *(\S+)/gm)]);
  const rows = tables.flatMap(([header, , ...rest]) => {
    const heading = header?.[1];
    // Events that the payment provider is to send.
    if (heading === 'endpoint') return [];
    return rest.map(([, name = '', where = '']) => ({
      name: name.replaceAll('`', ''),
      isSecret: heading === 'secret' || (heading === 'name' && where === 'secret'),
    }));
  });
  const platforms = OAUTH_PLATFORMS.map((platform) => platform.toUpperCase());
  const named = rows.flatMap(({ name, isSecret }) =>
    name.startsWith('OAUTH_PLATFORM_')
      ? platforms.map((platform) => ({ name: name.replace('PLATFORM', platform), isSecret }))
      : [{ name, isSecret }],
  );
  const namesOf = (secret: boolean) => named.filter(({ isSecret }) => isSecret === secret).map(({ name }) => name);
  return { settings: namesOf(false), secrets: namesOf(true) };
}

/** Every secret that the functions can ask for. */
const ALL_SECRETS = [
  ...SECRETS.map(({ name }) => name),
  ...OAUTH_SECRETS,
  ...READING_SECRETS,
  ...MAIL_SECRETS,
  ...SEARCH_SECRETS,
];

let folder = '';
let settings: Record<string, string> = {};
let source: Record<string, object> = {};

beforeAll(async () => {
  vi.stubEnv('FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH', 'true');
  vi.stubEnv('FUNCTIONS_DISCOVERY_TIMEOUT', '100');
  // It would ask the registry, and only warns.
  vi.spyOn(deployTool('deploy/functions/runtimes/node/versioning.js'), 'getLatestSDKVersion').mockReturnValue(
    undefined,
  );
  await buildFunctions();
  folder = mkdtempSync(join(tmpdir(), 'doubloon-deploy-'));
  for (const file of ['firebase.json', 'firestore.rules', 'firestore.indexes.json', 'storage.rules', 'functions/dist'])
    cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  const script = join(folder, 'web', 'dist', SCRIPT);
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(script, '');
  writeDeployedConfig(folder, { pins: true });
  source = JSON.parse(readFileSync(join(folder, DEPLOYED_CONFIG), 'utf8')) as typeof source;
  for (const modules of ['node_modules', 'functions/node_modules'])
    symlinkSync(join(ROOT, modules), join(folder, modules));
  settings = Object.fromEntries(documented().settings.map((name) => [name, GOOD_VALUES[name] ?? 'value']));
  const text = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, 'functions', 'dist', `.env.${PROJECT}`), text.join(''));
});

afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function options() {
  const { Config } = deployTool('config.js');
  const config = new Config(structuredClone(source), { projectDir: folder });
  return { config, project: PROJECT, projectId: PROJECT, site: PROJECT, nonInteractive: true };
}

let discovering: ReturnType<typeof discover> | undefined;

/** Returns the functions that the deploy tool discovers in the build, discovered once. */
function discovered() {
  return (discovering ??= discover());
}

/** Looks for the functions, and settles everything that the tool settles before it deploys them. */
async function discover() {
  const { loadCodebases, resolveCpuAndConcurrency, resolveDefaultTimeout } = deployTool('deploy/functions/prepare.js');
  const config = deployTool('functions/projectConfig.js').normalizeAndValidate(structuredClone(source['functions']));
  const firebaseConfig = { projectId: PROJECT, storageBucket: settings['STORAGE_BUCKET'] };
  const builds = Object.values(await loadCodebases(config, options(), firebaseConfig, {})) as object[];
  expect(builds).toHaveLength(1);
  const { backend } = await deployTool('deploy/functions/build.js').resolveBackend({
    build: builds[0],
    firebaseConfig,
    userEnvs: settings,
    codebase: 'default',
    nonInteractive: true,
    isEmulator: false,
  });
  resolveCpuAndConcurrency(backend);
  resolveDefaultTimeout(backend);
  return backend;
}

describe('what is deployed, as the official tool loads and checks it', () => {
  it('has settings under names that it takes, and that the product asks for', () => {
    const names = [...SETTINGS.map(({ name }) => name), ...OAUTH_SETTINGS, ...Object.keys(GOOD_VALUES)];
    expect(Object.keys(settings).sort()).toEqual([...new Set(names)].sort());
    const text = readFileSync(join(folder, 'functions', 'dist', `.env.${PROJECT}`), 'utf8');
    expect(problemsOfSettings(text)).toEqual([]);
    const where = { functionsSource: join(folder, 'functions', 'dist'), projectId: PROJECT, projectDir: folder };
    expect(deployTool('functions/env.js').loadUserEnvs(where)).toEqual(settings);
  });

  it('has secrets under names that it takes', async () => {
    expect(documented().secrets.sort()).toEqual([...ALL_SECRETS].sort());
    for (const name of ALL_SECRETS)
      await expect(deployTool('functions/secrets.js').ensureValidKey(name, { force: true })).resolves.toBe(name);
  });

  it('has functions that it finds in the bundle, and whose options are possible together', async () => {
    const backend = await discovered();
    const { endpointsAreUnique, endpointsAreValid } = deployTool('deploy/functions/validate.js');
    endpointsAreUnique({ default: backend });
    endpointsAreValid(backend, deployTool('deploy/functions/backend.js').empty());
    const endpoints = deployTool('deploy/functions/backend.js').allEndpoints(backend);
    const read = (name: string) => readFileSync(join(ROOT, 'functions/src', name), 'utf8');
    const index = read('index.ts');
    const sources = [
      index,
      ...[...index.matchAll(/^export \* from '\.\/([^']+)'/gm)].map(([, name = '']) => read(name)),
    ];
    const exported = sources
      .flatMap((source) => [...source.matchAll(/^export (?:const )?(?:\{([^}]*)\}|(\w+) =)/gm)])
      .flatMap(([, names = '', name = '']) => [name, ...names.split(',')].map((one) => one.trim()))
      .filter((name) => name !== '');
    expect(endpoints.map(({ id }) => id).sort()).toEqual(exported.sort());
    expect(new Set(endpoints.map(({ region }) => region))).toEqual(new Set(['asia-southeast1']));
    // Measured together by `npm run bench:triggers`, see docs/deployment.md.
    const others = endpoints.filter(({ id }) => id !== 'api');
    expect(others.filter((one) => (one.availableMemoryMb ?? 0) < 512 || (one.concurrency ?? 80) > 20)).toEqual([]);
    const secretsOf = ({ secretEnvironmentVariables = [] }: Endpoint) =>
      secretEnvironmentVariables.map(({ key }) => key);
    // Settings decide which secrets are declared: all platforms are registered here, and read.
    const declared = Object.fromEntries(endpoints.map((endpoint) => [endpoint.id, secretsOf(endpoint).sort()]));
    const oauth = ALL_SECRETS.filter((name) => name.startsWith('OAUTH_'));
    const accounts = ['GRANT_KEYS', ...oauth].sort();
    const readings = [...accounts, 'READ_YOUTUBE_KEY', 'READ_TWITTER_KEY'].sort();
    const mail = ['MAIL_LINK_KEY', 'SMTP_URL'];
    const search = ['TYPESENSE_KEY'];
    const stripe = ['STRIPE_SECRET_KEY'];
    expect(Object.fromEntries(Object.entries(declared).filter(([, secrets]) => secrets.length > 0))).toEqual({
      api: [...ALL_SECRETS].sort(),
      ...{
        decideOverdue: stripe,
        reconcile: stripe,
        resolvePayouts: stripe,
        settleCheckouts: stripe,
        settleRefunds: stripe,
      },
      ...{ eraseAccounts: accounts, resumeAccountDeletions: accounts, keepGrants: accounts },
      ...{ readPosts: readings, onSocialAccountWritten: readings },
      ...{ sendMails: mail, onNotificationWritten: mail, onAccountMailWritten: mail },
      ...{ onCampaignWritten: search, onStoreWritten: search },
    });
  });

  it('has a project file without anything that the tool does not know', () => {
    const validator = deployTool('firebaseConfigValidate.js').getValidator();
    expect({ valid: validator(structuredClone(source)), errors: validator.errors }).toEqual({
      valid: true,
      errors: null,
    });
  });

  it('has hosting that leads to the revision of the function which is deployed beside it, tagged once', async () => {
    const { empty } = deployTool('deploy/functions/backend.js');
    const run = deployTool('gcp/run.js');
    const service = {
      metadata: { name: 'api', namespace: '42', labels: { 'cloud.googleapis.com/location': 'asia-southeast1' } },
      spec: { traffic: [{ latestRevision: true, percent: 100 }] },
      status: { latestReadyRevisionName: 'api-00002-new' },
    };
    vi.spyOn(run, 'getService').mockImplementation(() => Promise.resolve(structuredClone(service)));
    const update = vi.spyOn(run, 'updateService').mockResolvedValue(service);
    const context = { projectId: PROJECT, existingBackendPromise: Promise.resolve(empty()) };
    const payload = { functions: { default: { wantBackend: await discovered() } } };
    const [config] = deployTool('hosting/config.js').hostingConfig(options());
    const converted = await deployTool('deploy/hosting/convertConfig.js').convertConfig(context, payload, {
      config,
      version: `projects/${PROJECT}/sites/${PROJECT}/versions/1`,
    });
    const answered = converted.rewrites.filter(({ run: target }) => target);
    expect(answered).toEqual([
      { glob: '/@(api|loot|store|brand)/**', run: { serviceId: 'api', region: 'asia-southeast1', tag: 'fh-1' } },
    ]);
    expect(update).toHaveBeenCalledExactlyOnceWith(
      'projects/42/locations/asia-southeast1/services/api',
      expect.objectContaining({
        spec: {
          traffic: [
            { latestRevision: true, percent: 100 },
            { revisionName: 'api-00002-new', tag: 'fh-1' },
          ],
        },
      }),
    );
    const ofScript = converted.headers.filter(({ regex }) => regex !== undefined && new RegExp(regex).test(SCRIPT));
    expect(ofScript.map(({ headers }) => headers)).toEqual([
      { 'Cache-Control': 'public, max-age=31536000, immutable' },
    ]);
  });

  it('has indexes and rules that it can read', () => {
    const { FirestoreApi } = deployTool('firestore/api.js');
    const firestore = new FirestoreApi();
    const indexes = JSON.parse(readFileSync(join(folder, 'firestore.indexes.json'), 'utf8')) as object;
    firestore.validateSpec(firestore.upgradeOldSpec(indexes));
    const { RulesDeploy, RulesetServiceType } = deployTool('rulesDeploy.js');
    new RulesDeploy(options(), RulesetServiceType.CLOUD_FIRESTORE).addFile('firestore.rules');
    new RulesDeploy(options(), RulesetServiceType.FIREBASE_STORAGE).addFile('storage.rules');
  });
});
