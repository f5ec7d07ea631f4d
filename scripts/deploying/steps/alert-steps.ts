import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Step } from './step.ts';

const Channels = z.array(z.object({ name: z.string(), labels: z.record(z.string(), z.string()).default({}) }));
const AlertPolicy = z.object({
  displayName: z.string(),
  conditions: z.array(z.object({ conditionMatchedLog: z.object({ filter: z.string() }).optional() })),
});
const AlertPolicies = z.array(
  AlertPolicy.extend({ name: z.string(), notificationChannels: z.array(z.string()).default([]) }),
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
    ...globSync('docs/*-alerts.json', { cwd: root })
      .sort()
      .map((file) => policyStep(root, project, file)),
    ...budgetSteps(project, budget),
  ];
}

function policyStep(root: string, project: string, file: string): Step {
  const wanted = AlertPolicy.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
  const filtersOf = ({ conditions }: z.infer<typeof AlertPolicy>) =>
    conditions.map(({ conditionMatchedLog }) => conditionMatchedLog?.filter).join('\n');
  const find = (state: unknown) =>
    AlertPolicies.parse(state).find(({ displayName }) => displayName === wanted.displayName);
  return {
    name: `alert policy ${file}`,
    read: ['gcloud', 'monitoring', 'policies', 'list', `--project=${project}`, '--format=json'],
    lacks: (state, { channel = '' }) => {
      const found = find(state);
      if (!found) return ['the policy'];
      return [
        ...(filtersOf(found) === filtersOf(wanted) ? [] : ['the present messages']),
        ...(found.notificationChannels.includes(channel) ? [] : ['the channel']),
      ];
    },
    commands: (state) => {
      const found = state === undefined ? undefined : find(state);
      const from = [`--project=${project}`, `--policy-from-file=${file}`];
      if (!found) return [['gcloud', 'monitoring', 'policies', 'create', ...from, '--notification-channels={channel}']];
      // The file names no channels: those that people have added stay.
      const channels = [...new Set([...found.notificationChannels, '{channel}'])].join(',');
      return [
        ['gcloud', 'monitoring', 'policies', 'update', found.name, ...from, `--set-notification-channels=${channels}`],
      ];
    },
    help: 'An old gcloud does not know these commands: gcloud components update.',
  };
}

function budgetSteps(project: string, budget: number): Step[] {
  const displayName = `Doubloon ${project}`;
  const find = (state: unknown) => Budgets.parse(state).find((one) => one.displayName === displayName);
  return [
    {
      name: 'billing account of the project',
      read: ['gcloud', 'billing', 'projects', 'describe', project, '--format=json'],
      learn: (state) => {
        const { billingAccountName = '', billingEnabled = false } = Billing.parse(state);
        if (!billingEnabled) throw new Error('The project has no billing account.');
        return { billingAccount: billingAccountName.replace('billingAccounts/', '') };
      },
      help: 'Give the project the Blaze plan in the Firebase console.',
    },
    {
      name: `budget of ${budget} a month`,
      read: ['gcloud', 'billing', 'budgets', 'list', '--billing-account={billingAccount}', '--format=json'],
      lacks: (state) => {
        const found = find(state);
        if (!found) return ['the budget'];
        const units = found.amount?.specifiedAmount?.units;
        return units === String(budget) ? [] : [`this amount instead of ${units ?? 'another'}`];
      },
      commands: (state) => {
        const found = state === undefined ? undefined : find(state);
        const amount = `--budget-amount=${budget}`;
        if (found) return [['gcloud', 'billing', 'budgets', 'update', found.name, amount]];
        return [
          [
            'gcloud',
            'billing',
            'budgets',
            'create',
            '--billing-account={billingAccount}',
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
