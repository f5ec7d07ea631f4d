import { expect, it } from 'vitest';
import type { Measurement } from './figures.ts';
import { tableHead, tableRow } from './table.ts';

const now: Measurement = {
  scriptKb: 111,
  scripts: 61,
  totalKb: 140,
  fcpMs: 900,
  lcpMs: 940,
  tbtMs: 20,
  cls: 0,
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstVisitMs: 2130,
  scriptsBefore: 40,
  comingBackMs: 880,
};

const endOf = (text: string, part: string) => text.indexOf(part) + part.length;

it('shows what was measured before beside what differs from it, below its title', () => {
  const [row = '', visits = ''] = tableRow('/ (visitor)', now, { ...now, lcpMs: 1500, comingBackMs: 3000 }).split('\n');
  const [head = '', visitsHead = ''] = tableHead().split('\n');
  expect(row).toContain(' 111 ');
  expect(row).not.toContain('(111)');
  expect(endOf(row, '0.94 (1.50)')).toBe(endOf(head, 'LCP s'));
  expect(endOf(visits, '0.88 (3.00)')).toBe(endOf(visitsHead, 'back s'));
});

it('shows a screen that was never measured, or of which something was not', () => {
  expect(tableRow('/new', now, undefined)).toContain('0.94 ');
  expect(tableRow('/new', now, undefined)).not.toContain('(');
  const lacking = tableRow('/new', { ...now, contentMs: 190 }, { ...now, feedbackMs: 80 });
  expect(lacking).toContain(' 190 ');
  expect(lacking).toContain('– (80)');
});
