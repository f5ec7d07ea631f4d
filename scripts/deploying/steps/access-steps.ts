import { z } from 'zod';
import type { Command, Facts, Step } from './step.ts';

/** The services of Google that setting up asks. Those that functions need are switched on by the deploy tool. */
const SERVICES = [
  'billingbudgets',
  'cloudbilling',
  'cloudresourcemanager',
  'compute',
  'firebasestorage',
  'firestore',
  'iam',
  'iamcredentials',
  'monitoring',
].map((name) => `${name}.googleapis.com`);

const EnabledServices = z.array(z.object({ config: z.object({ name: z.string() }) }));
const Project = z.object({ projectNumber: z.string() });
const Policy = z.object({
  bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()) })).default([]),
});

/** The account that functions run as, unless their options name another. */
const FUNCTIONS_ACCOUNT = '{projectNumber}-compute@developer.gserviceaccount.com';
/** The account by which Storage evaluates its rules. */
const STORAGE_AGENT = 'service-{projectNumber}@gcp-sa-firebasestorage.iam.gserviceaccount.com';

/**
 * The roles that the functions need. The default account has Editor instead, unless the organisation gives default accounts none, as new ones do
 * (https://cloud.google.com/iam/docs/service-account-types#default). The first three build and call them
 * (https://cloud.google.com/run/docs/configuring/services/build-service-account,
 * https://cloud.google.com/eventarc/standard/docs/functions/roles-permissions).
 */
const FUNCTIONS_ROLES = [
  'roles/cloudbuild.builds.builder',
  'roles/run.invoker',
  'roles/eventarc.eventReceiver',
  'roles/datastore.user',
  'roles/storage.objectAdmin',
  'roles/firebaseauth.admin',
  'roles/firebasecloudmessaging.admin',
];

function rolesOf(state: unknown, account: string, { projectNumber = '' }: Facts): string[] {
  const member = `serviceAccount:${account.replace('{projectNumber}', projectNumber)}`;
  return Policy.parse(state)
    .bindings.filter(({ members }) => members.includes(member))
    .map(({ role }) => role);
}

const lacksRole =
  (role: string, account: string): NonNullable<Step['lacks']> =>
  (state, facts) =>
    rolesOf(state, account, facts).includes(role) ? [] : [role];

const lacksFunctionsRoles: NonNullable<Step['lacks']> = (state, facts) => {
  const has = rolesOf(state, FUNCTIONS_ACCOUNT, facts);
  return has.includes('roles/editor') ? [] : FUNCTIONS_ROLES.filter((role) => !has.includes(role));
};

const bindInProject = (project: string, account: string, role: string): Command => [
  'gcloud',
  'projects',
  'add-iam-policy-binding',
  project,
  `--member=serviceAccount:${account}`,
  `--role=${role}`,
  '--condition=None',
];

/** Lists the steps after which the product's accounts may do what the product does. */
export function accessSteps(project: string): Step[] {
  const tokenCreator = 'roles/iam.serviceAccountTokenCreator';
  const rulesReader = 'roles/firebaserules.firestoreServiceAgent';
  const readPolicy = ['gcloud', 'projects', 'get-iam-policy', project, '--format=json'] as const;
  return [
    {
      name: 'services of Google Cloud',
      read: ['gcloud', 'services', 'list', '--enabled', `--project=${project}`, '--format=json'],
      lacks: (state) => {
        const enabled = EnabledServices.parse(state).map(({ config }) => config.name);
        return SERVICES.filter((name) => !enabled.includes(name));
      },
      commands: () => [['gcloud', 'services', 'enable', ...SERVICES, `--project=${project}`]],
      help: 'The project needs the Blaze plan, and whoever is signed in to gcloud has to own it.',
    },
    {
      name: 'number of the project',
      read: ['gcloud', 'projects', 'describe', project, '--format=json'],
      learn: (state) => Project.parse(state),
    },
    {
      name: 'functions may sign tokens',
      read: [
        'gcloud',
        'iam',
        'service-accounts',
        'get-iam-policy',
        FUNCTIONS_ACCOUNT,
        `--project=${project}`,
        '--format=json',
      ],
      lacks: lacksRole(tokenCreator, FUNCTIONS_ACCOUNT),
      commands: () => [
        [
          'gcloud',
          'iam',
          'service-accounts',
          'add-iam-policy-binding',
          FUNCTIONS_ACCOUNT,
          `--project=${project}`,
          `--member=serviceAccount:${FUNCTIONS_ACCOUNT}`,
          `--role=${tokenCreator}`,
          '--condition=None',
        ],
      ],
      help: 'The account appears some minutes after Compute Engine was switched on.',
    },
    {
      name: 'functions may be built and called, and do their work',
      read: readPolicy,
      lacks: lacksFunctionsRoles,
      commands: (state, facts = {}) =>
        (state === undefined ? FUNCTIONS_ROLES : lacksFunctionsRoles(state, facts)).map((role) =>
          bindInProject(project, FUNCTIONS_ACCOUNT, role),
        ),
      help: 'The account appears some minutes after Compute Engine was switched on.',
    },
    {
      name: 'rules of Storage may read Firestore',
      read: readPolicy,
      lacks: lacksRole(rulesReader, STORAGE_AGENT),
      commands: () => [bindInProject(project, STORAGE_AGENT, rulesReader)],
      help: 'The account appears with the default bucket: create that in the Firebase console under Storage.',
    },
  ];
}
