import { expect, it } from 'vitest';
import type { Measurement } from './measure-screen.ts';
import { tableHead, tableRow } from './table.ts';

const now: Measurement = {
  scriptKb: 111,
  totalKb: 140,
  lcpMs: 940,
  tbtMs: 20,
  cls: 0,
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
};

it('shows what was recorded last beside what differs from it, below its title', () => {
  const row = tableRow('/ (visitor)', now, { ...now, lcpMs: 1500 });
  expect(row).toContain('0.94 (1.50)');
  expect(row).toContain(' 111 ');
  expect(row).not.toContain('(111)');
  expect(row.indexOf('0.94 (1.50)') + '0.94 (1.50)'.length).toBe(tableHead().indexOf('LCP s') + 'LCP s'.length);
});

it('shows a screen that was never recorded', () => {
  expect(tableRow('/new', now, undefined)).toContain('0.94 ');
});
