import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { USUAL_THRESHOLDS } from '../../functions/src/platform/config/flag-settings.ts';

const PAGE = readFileSync(join(resolve(import.meta.dirname, '..', '..'), 'docs', 'flags.md'), 'utf8');

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
