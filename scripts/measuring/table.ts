import type { Measurement } from './measure-screen.ts';
import type { MessageDelay } from './message-delay.ts';

/** The last recorded measurements by the rows' names, with when and on what kind of machine they were taken. */
export interface BenchRecord {
  date: string;
  machine: string;
  browser: string;
  rows: Record<string, Measurement>;
  messageDelay?: MessageDelay | undefined;
}

const COLUMNS: readonly { title: string; show: (measurement: Measurement) => string }[] = [
  { title: 'JS kB', show: ({ scriptKb }) => String(scriptKb) },
  { title: 'all kB', show: ({ totalKb }) => String(totalKb) },
  { title: 'LCP s', show: ({ lcpMs }) => (lcpMs / 1000).toFixed(2) },
  { title: 'TBT ms', show: ({ tbtMs }) => String(tbtMs) },
  { title: 'CLS', show: ({ cls }) => cls.toFixed(3) },
  { title: 'perf', show: ({ performance }) => String(performance) },
  { title: 'a11y', show: ({ accessibility }) => String(accessibility) },
  { title: 'best', show: ({ bestPractices }) => String(bestPractices) },
  { title: 'seo', show: ({ seo }) => String(seo) },
];

const NAME_WIDTH = 30;
const CELL_WIDTH = 14;

/** The line above the rows. */
export const tableHead = (): string =>
  line(
    'screen',
    COLUMNS.map(({ title }) => title),
  );

/** One row; where the last record differs, its value stands in brackets. */
export function tableRow(name: string, now: Measurement, last: Measurement | undefined): string {
  const cells = COLUMNS.map(({ show }) => {
    const before = last && show(last);
    return before === undefined || before === show(now) ? show(now) : `${show(now)} (${before})`;
  });
  return line(name, cells);
}

const line = (name: string, cells: string[]): string =>
  `${name.padEnd(NAME_WIDTH)}${cells.map((cell) => cell.padStart(CELL_WIDTH)).join('')}`;
