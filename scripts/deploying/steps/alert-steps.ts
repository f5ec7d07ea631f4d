import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Step } from './step.ts';

const Channels = z.array(z.object({ name: z.string(), labels: z.record(z.string(), z.string()).default({}) }));
/** Fields of a condition by which a policy of the project is compared with its file; the rest follows from them or is the provider's. */
const Condition = z.object({
  filter: z.string(),
  denominatorFilter: z.string().optional(),
  thresholdValue: z.number().optional(),
  duration: z.string().optional(),
});
const AlertPolicy = z.object({
  displayName: z.string(),
  documentation: z.object({ content: z.string() }),
  conditions: z.array(
    z.object({
      conditionMatchedLog: Condition.optional(),
      conditionThreshold: Condition.optional(),
      conditionAbsent: Condition.optional(),
    }),
  ),
});
const LogMetric = z.object({ filter: z.string(), labelExtractors: z.record(z.string(), z.string()).default({}) });
const LogMetrics = z.array(LogMetric.extend({ name: z.string() }));
const Dashboards = z.array(z.looseObject({ name: z.string(), displayName: z.string().optional() }));
const AlertPolicies = z.array(
  AlertPolicy.extend({
    documentation: z.object({ content: z.string().default('') }).default({ content: '' }),
    name: z.string(),
    notificationChannels: z.array(z.string()).default([]),
  }),
);
const Billing = z.object({ billingAccountName: z.string().optional(), billingEnabled: z.boolean().optional() });
const Budgets = z.array(
  z.object({
    name: z.string(),
    displayName: z.string().optional(),
    amount: z.object({ specifiedAmount: z.object({ units: z.string().optional() }).optional() }).optional(),
  }),
);

export interface Alerts {
  /** Who is mailed. */
  readonly email: string;
  /** The most that a month should cost, in whole units of the billing account's currency. */
  readonly budget: number;
}

/** Lists the steps after which somebody is mailed when people have to look, or when a month costs more than planned. */
export function alertSteps(root: string, project: string, { email, budget }: Alerts): Step[] {
  const channels = ['beta', 'monitoring', 'channels'];
  const readChannels = ['gcloud', ...channels, 'list', `--project=${project}`, '--format=json'] as const;
  const channelOf = (state: unknown) => Channels.parse(state).find(({ labels }) => labels['email_address'] === email);
  return [
    {
      name: `channel to ${email}`,
      read: readChannels,
      lacks: (state) => (channelOf(state) ? [] : ['the channel']),
      commands: () => [
        [
          'gcloud',
          ...channels,
          'create',
          `--project=${project}`,
          '--type=email',
          '--display-name=Doubloon',
          `--channel-labels=email_address=${email}`,
        ],
      ],
    },
    {
      name: 'name of the channel',
      read: readChannels,
      learn: (state) => {
        const found = channelOf(state);
        if (!found) throw new Error(`There is no channel to ${email} yet.`);
        return { channel: found.name };
      },
      help: 'A new channel can take a minute to appear.',
    },
    ...globSync('docs/log-metrics/*.json', { cwd: root })
      .sort()
      .map((file) => metricStep(root, project, file)),
    ...globSync('docs/alerts/*.json', { cwd: root })
      .sort()
      .map((file) => policyStep(root, project, file)),
    dashboardStep(root, project, 'docs/dashboard.json'),
    ...budgetSteps(project, budget),
  ];
}

/** A metric that counts lines of the log, named by its file; alert policies and the dashboard refer to it. */
function metricStep(root: string, project: string, file: string): Step {
  const name = basename(file, '.json');
  const wanted = LogMetric.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
  const find = (state: unknown) => LogMetrics.parse(state).find((one) => one.name === name);
  return {
    name: `metric ${name}`,
    read: ['gcloud', 'logging', 'metrics', 'list', `--project=${project}`, '--format=json'],
    lacks: (state) => {
      const found = find(state);
      if (!found) return ['the metric'];
      return isDeepStrictEqual(LogMetric.parse(found), wanted) ? [] : ['the present messages'];
    },
    commands: (state) => {
      const verb = state !== undefined && find(state) ? 'update' : 'create';
      return [['gcloud', 'logging', 'metrics', verb, name, `--project=${project}`, `--config-from-file=${file}`]];
    },
  };
}

/** The filters of a dashboard's charts, by which that of the project is compared with its file. */
function filtersIn(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === 'filter' ? [value] : filtersIn(value),
  );
}

function dashboardStep(root: string, project: string, file: string): Step {
  const wanted = z.looseObject({ displayName: z.string() }).parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
  const find = (state: unknown) =>
    Dashboards.parse(state).find(({ displayName }) => displayName === wanted.displayName);
  return {
    name: `dashboard ${file}`,
    read: ['gcloud', 'monitoring', 'dashboards', 'list', `--project=${project}`, '--format=json'],
    lacks: (state) => {
      const found = find(state);
      if (!found) return ['the dashboard'];
      return isDeepStrictEqual(filtersIn(found), filtersIn(wanted)) ? [] : ['the present charts'];
    },
    commands: (state) => {
      const found = state === undefined ? undefined : find(state);
      const dashboards = ['monitoring', 'dashboards'];
      // An update would need the tag of the version that it replaces, which no file can know.
      return [
        ...(found ? [['gcloud', ...dashboards, 'delete', found.name, `--project=${project}`, '--quiet'] as const] : []),
        ['gcloud', ...dashboards, 'create', `--project=${project}`, `--config-from-file=${file}`],
      ];
    },
  };
}

/** The parts of a policy that its file decides, in one form for the file and for what the provider answers. */
const watchedBy = ({ conditions, documentation }: z.infer<typeof AlertPolicy>) => ({ conditions, documentation });

function policyStep(root: string, project: string, file: string): Step {
  const wanted = AlertPolicy.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
  const find = (state: unknown) =>
    AlertPolicies.parse(state).find(({ displayName }) => displayName === wanted.displayName);
  return {
    name: `alert policy ${file}`,
    read: ['gcloud', 'monitoring', 'policies', 'list', `--project=${project}`, '--format=json'],
    lacks: (state, { channel = '' }) => {
      const found = find(state);
      if (!found) return ['the policy'];
      return [
        ...(isDeepStrictEqual(watchedBy(found), watchedBy(wanted)) ? [] : ['the present conditions']),
        ...(found.notificationChannels.includes(channel) ? [] : ['the channel']),
      ];
    },
    commands: (state, { channel = '{channel}' } = {}) => {
      const found = state === undefined ? undefined : find(state);
      const from = [`--project=${project}`, `--policy-from-file=${file}`];
      if (!found) return [['gcloud', 'monitoring', 'policies', 'create', ...from, '--notification-channels={channel}']];
      // The file names no channels: those that people have added stay.
      const channels = [...new Set([...found.notificationChannels, channel])].join(',');
      return [
        ['gcloud', 'monitoring', 'policies', 'update', found.name, ...from, `--set-notification-channels=${channels}`],
      ];
    },
    // A metric of the log is known to alert policies some minutes after it was made (https://github.com/hashicorp/terraform-provider-google/issues/11102).
    notYet: { says: /Cannot find metric/i, forMs: 12 * 60_000 },
    help: 'An old gcloud does not know these commands: gcloud components update.',
  };
}

function budgetSteps(project: string, budget: number): Step[] {
  const displayName = `Doubloon ${project}`;
  // Calls about billing belong to no project; without one they would count against gcloud's own, where these services are off.
  const quota = `--billing-project=${project}`;
  const find = (state: unknown) => Budgets.parse(state).find((one) => one.displayName === displayName);
  return [
    {
      name: 'billing account of the project',
      read: ['gcloud', 'billing', 'projects', 'describe', project, quota, '--format=json'],
      learn: (state) => {
        const { billingAccountName = '', billingEnabled = false } = Billing.parse(state);
        if (!billingEnabled) throw new Error('The project has no billing account.');
        return { billingAccount: billingAccountName.replace('billingAccounts/', '') };
      },
      help: 'Give the project the Blaze plan in the Firebase console.',
    },
    {
      name: `budget of ${budget} a month`,
      read: ['gcloud', 'billing', 'budgets', 'list', '--billing-account={billingAccount}', quota, '--format=json'],
      lacks: (state) => {
        const found = find(state);
        if (!found) return ['the budget'];
        const units = found.amount?.specifiedAmount?.units;
        return units === String(budget) ? [] : [`this amount instead of ${units ?? 'another'}`];
      },
      commands: (state) => {
        const found = state === undefined ? undefined : find(state);
        const amount = `--budget-amount=${budget}`;
        if (found) return [['gcloud', 'billing', 'budgets', 'update', found.name, quota, amount]];
        return [
          [
            'gcloud',
            'billing',
            'budgets',
            'create',
            '--billing-account={billingAccount}',
            quota,
            `--display-name=${displayName}`,
            amount,
            `--filter-projects=projects/${project}`,
            '--threshold-rule=percent=0.5',
            '--threshold-rule=percent=0.9',
            '--threshold-rule=percent=1.0',
            '--threshold-rule=percent=1.0,basis=forecasted-spend',
            '--notifications-rule-monitoring-notification-channels={channel}',
          ],
        ];
      },
      help: 'Budgets belong to the billing account: whoever is signed in to gcloud needs Billing Account Costs Manager on it.',
    },
  ];
}
