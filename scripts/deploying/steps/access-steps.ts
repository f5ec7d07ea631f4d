import { z } from 'zod';
import type { Step } from './step.ts';

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

function lacksRole(role: string, account: string): NonNullable<Step['lacks']> {
  return (state, { projectNumber = '' }) => {
    const member = `serviceAccount:${account.replace('{projectNumber}', projectNumber)}`;
    const hasRole = Policy.parse(state).bindings.some(
      (binding) => binding.role === role && binding.members.includes(member),
    );
    return hasRole ? [] : [role];
  };
}

/** Lists the steps after which the product's accounts may do what the product does. */
export function accessSteps(project: string): Step[] {
  const tokenCreator = 'roles/iam.serviceAccountTokenCreator';
  const rulesReader = 'roles/firebaserules.firestoreServiceAgent';
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
      name: 'rules of Storage may read Firestore',
      read: ['gcloud', 'projects', 'get-iam-policy', project, '--format=json'],
      lacks: lacksRole(rulesReader, STORAGE_AGENT),
      commands: () => [
        [
          'gcloud',
          'projects',
          'add-iam-policy-binding',
          project,
          `--member=serviceAccount:${STORAGE_AGENT}`,
          `--role=${rulesReader}`,
          '--condition=None',
        ],
      ],
      help: 'The account appears with the default bucket: create that in the Firebase console under Storage.',
    },
  ];
}
