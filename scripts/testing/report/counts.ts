import type { TestEvent } from './events.ts';

export interface Counts {
  passed: number;
  failed: number;
}

/** Counts the events of a part; `hiddenFailures` judges its process. */
export function countEvents(events: readonly TestEvent[]): Counts {
  const count = (type: TestEvent['type']) => events.filter((event) => event.type === type).length;
  return { passed: count('passed'), failed: count('failed') };
}

/** The end of a part's process, and the files that it should have run; none if only some tests are run. */
export interface PartEnd {
  /** The exit code, or a description of another end. */
  ending: number | string;
  expectedFiles: readonly string[];
}

/** Returns failures of a part that its events do not show: it ended badly, executed nothing, or not everything. */
export function hiddenFailures(events: readonly TestEvent[], { ending, expectedFiles }: PartEnd): string[] {
  const { passed, failed } = countEvents(events);
  if (!events.some(({ type }) => type === 'ended')) return [`the tool ended before its tests did (${said(ending)})`];
  const reasons: string[] = [];
  if (passed + failed === 0) reasons.push('no test was run');
  else if (ending !== 0 && failed === 0) reasons.push(`the tool failed after its tests had passed (${said(ending)})`);
  const ran = new Set(events.map((event) => (event.type === 'file' && event.tests > 0 ? event.file : undefined)));
  const failedFiles = new Set(events.map((event) => (event.type === 'failed' ? event.file : undefined)));
  const missing = expectedFiles.filter((file) => !ran.has(file) && !failedFiles.has(file));
  return [...reasons, ...missing.map((file) => `${file} was not run, or has no tests`)];
}

const said = (ending: number | string) => (typeof ending === 'number' ? `exit code ${ending}` : ending);

export function sumCounts(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** Returns the last line of `npm test`. */
export const totalLine = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`;
