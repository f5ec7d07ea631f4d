import { letTimePass } from '../../../emulators/stripe/time-passing.ts';
import { completeCampaigns } from '../../../functions/src/campaigns/complete-campaigns.ts';
import { decideOverdue } from '../../../functions/src/deadlines/decide-overdue.ts';
import { reconcile } from '../../../functions/src/payments/reconcile.ts';
import { resolvePayouts } from '../../../functions/src/payments/resolve-payouts.ts';
import { settleRefunds } from '../../../functions/src/payments/settle-refunds.ts';
import { pick } from '../world.ts';
import type { Command } from './command.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SPANS = [MINUTE_MS, 3 * MINUTE_MS, 11 * MINUTE_MS, 61 * MINUTE_MS, 7 * HOUR_MS, DAY_MS, 5 * DAY_MS, 8 * DAY_MS];

/** Time passes, here and at the provider. */
export const passTime: Command = (world, [who]) => {
  const ms = pick(SPANS, who) ?? MINUTE_MS;
  world.pass(ms);
  letTimePass(world.provider.standIn);
  world.trace.push(`${ms / MINUTE_MS} minutes pass`);
  return Promise.resolve();
};

const JOBS = [
  resolvePayouts,
  resolvePayouts,
  settleRefunds,
  settleRefunds,
  decideOverdue,
  completeCampaigns,
  reconcile,
];

/** A scheduled job runs. */
export const runJob: Command = async (world, [who]) => {
  const job = pick(JOBS, who) ?? resolvePayouts;
  await world.attempt(`the job ${job.name}`, () => job(world.deps));
};
