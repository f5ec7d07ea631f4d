import type { Measurement } from './figures.ts';
import type { MessageDelay } from './message-delay.ts';

/** Measurements by the rows' names. */
export type Rows = Record<string, Measurement>;

/** The last recorded measurements, with their date and kind of machine. */
export interface BenchRecord {
  date: string;
  machine: string;
  browser: string;
  rows: Rows;
  /** Another commit, measured in the same run. */
  against?: { commit: string; rows: Rows } | undefined;
  messageDelay?: MessageDelay | undefined;
}

type Column = [title: string, figure: keyof Measurement, show: (value: number) => string];

const seconds = (ms: number) => (ms / 1000).toFixed(2);

/** The table's two lines: the results of Lighthouse, and the costs of visits. */
const LINES: readonly (readonly Column[])[] = [
  [
    ['JS kB', 'scriptKb', String],
    ['scripts', 'scripts', String],
    ['all kB', 'totalKb', String],
    ['FCP s', 'fcpMs', seconds],
    ['LCP s', 'lcpMs', seconds],
    ['TBT ms', 'tbtMs', String],
    ['CLS', 'cls', (cls) => cls.toFixed(3)],
    ['perf', 'performance', String],
    ['a11y', 'accessibility', String],
    ['best', 'bestPractices', String],
    ['seo', 'seo', String],
  ],
  [
    ['first s', 'firstVisitMs', seconds],
    ['scripts', 'scriptsBefore', String],
    ['back s', 'comingBackMs', seconds],
    ['feedback ms', 'feedbackMs', String],
    ['content ms', 'contentMs', String],
    ['skeleton ms', 'skeletonMs', String],
  ],
];

const NAME_WIDTH = 30;
const CELL_WIDTH = 14;

/** The titles above the rows. */
export const tableHead = (): string => lines('screen', ([title]) => title);

/** One row; where `last`, the record or the other build, differs, its value stands in brackets. */
export function tableRow(name: string, now: Measurement, last: Measurement | undefined): string {
  return lines(name, ([, figure, show]) => {
    const [shown, before] = [now, last].map((row) => row?.[figure]).map((value) => value !== undefined && show(value));
    return before === false || before === shown ? shown || '–' : `${shown || '–'} (${before})`;
  });
}

const lines = (name: string, cell: (column: Column) => string): string =>
  LINES.map((columns, line) =>
    [(line === 0 ? name : '').padEnd(NAME_WIDTH), ...columns.map((column) => cell(column).padStart(CELL_WIDTH))].join(
      '',
    ),
  ).join('\n');
