import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addBusinessDays, addDays } from '@doubloon/contract/shared/days.ts';
import { MAX_RUN_DAYS } from '@doubloon/contract/payments/campaign-dates.ts';
import { HELD_LONG_DAYS, HOLD_DAYS } from '@doubloon/contract/payments/checkout.ts';
import { latestRefundAt } from '@doubloon/contract/payments/payment-methods.ts';
import { REFUND_REVIEW_BUSINESS_DAYS } from '@doubloon/contract/payments/refund-request.ts';
import { PAYMENT_TRIED_FOR_DAYS } from '@doubloon/contract/payments/statements/payment-problem.ts';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { USUAL_THRESHOLDS } from '../../functions/src/platform/config/flag-settings.ts';

const read = (page: string) => readFileSync(join(resolve(import.meta.dirname, '..', '..'), 'docs', page), 'utf8');
const PAGE = read('flags.md');

/** The line of the table of rules that is about one. */
const rowOf = (rule: string) => PAGE.split('\n').find((line) => line.startsWith(`| \`${rule}\` `)) ?? '';

const { decided, refunded, ...rules } = USUAL_THRESHOLDS;
const figures = Object.entries(rules).flatMap(([rule, { weight, ...others }]) => [
  [rule, `| ${weight} |`] as const,
  ...Object.entries(others).map(([figure, value]) => [rule, `\`${figure}\` ${value.toLocaleString('en-US')}`] as const),
]);

it.each(figures)('the table of rules says of %s: %s', (rule, words) => {
  expect(rowOf(rule).replace(/ {2,}/g, ' ')).toContain(words);
});

it('the page says how much a figure may change that was decided on', () => {
  expect(PAGE).toContain(`\`decided.times\` ${decided.times}`);
});

it.each(Object.entries(refunded))('the page says from which refunds on an admin has to decide: %s', (figure, value) => {
  expect(PAGE).toContain(`\`refunded.${figure}\` ${value.toLocaleString('en-US')}`);
});

const DECISION = read('decisions/006-money-of-a-campaign.md').replaceAll(/\s+/g, ' ');
const GOING_LIVE = read('going-live.md').replaceAll(/\s+/g, ' ');

/** Payments on each day of a week, as reviews leave out its end. */
const WEEK = Array.from({ length: 7 }, (_, day) => addDays(new Date('2026-11-02T01:00:00Z'), day));

/** The most whole days from a payment to what follows from it. */
const most = (momentOf: (paidAt: Date) => Date) =>
  Math.max(...WEEK.map((paidAt) => Math.round((+momentOf(paidAt) - +paidAt) / 86_400_000)));

/** The days until the refund's review is over, so many days after a loot has run as long as it can. */
const reviewedAfter = (days: number) =>
  most((paidAt) => addBusinessDays(addDays(paidAt, MAX_RUN_DAYS + days), REFUND_REVIEW_BUSINESS_DAYS));

it.each([
  [`ran to its ${MAX_RUN_DAYS}th day`],
  [`is given back on the ${reviewedAfter(3 * DELIVERABLE_DECISION_DAYS)}th day`],
  [`never opens an account on the ${reviewedAfter(DELIVERABLE_DECISION_DAYS + PAYMENT_TRIED_FOR_DAYS)}th`],
  [`all of this happens on the ${most((paidAt) => latestRefundAt({}, paidAt))}th`],
  [`from the ${HELD_LONG_DAYS}th day on`],
])('the decision about held money says: %s', (words) => {
  expect(DECISION).toContain(words);
});

it('going live asks for as many days', () => {
  expect(GOING_LIVE).toContain(`up to ${most((paidAt) => latestRefundAt({}, paidAt))} days`);
  expect(GOING_LIVE).toContain(`allows [${HOLD_DAYS} for manual payouts]`);
});

it('the alarm comes before the limit of the provider', () => {
  expect(HELD_LONG_DAYS).toBeLessThan(HOLD_DAYS);
});
