import type { TestEvent } from './events.ts';

/** Progress of a running part. */
export interface PartProgress {
  name: string;
  startedAt: number;
  passed: number;
  failed: number;
  files: number;
  /** Known once its tools have found them. */
  plannedFiles?: number;
  plannedTests?: number;
  /** Last output line of its tool; shown until tests run. */
  lastLine: string;
}

export const newProgress = (name: string, startedAt: number): PartProgress => ({
  name,
  startedAt,
  passed: 0,
  failed: 0,
  files: 0,
  lastLine: '',
});

/** Returns the progress of a part after this event. */
export function advance(progress: PartProgress, event: TestEvent): PartProgress {
  if (event.type === 'passed') return { ...progress, passed: progress.passed + 1 };
  if (event.type === 'failed') return { ...progress, failed: progress.failed + 1 };
  if (event.type === 'file') return { ...progress, files: progress.files + 1 };
  if (event.type !== 'planned') return progress;
  return { ...progress, plannedFiles: event.files, ...(event.tests !== undefined && { plannedTests: event.tests }) };
}

/** Returns the line about a running part. */
export function partLine(progress: PartProgress, now: number, nameWidth: number): string {
  return `${progress.name.padEnd(nameWidth)} ${clockText(now - progress.startedAt)}  ${farText(progress)}`;
}

function farText({ passed, failed, files, plannedFiles, plannedTests, lastLine }: PartProgress): string {
  const tests = passed + failed;
  if (plannedFiles === undefined || (tests === 0 && files === 0)) return lastLine || 'starting';
  const ofTests =
    plannedTests === undefined ? `${tests} ${tests === 1 ? 'test' : 'tests'}` : `${tests} of ${plannedTests} tests`;
  return `${files} of ${plannedFiles} files, ${ofTests}${failed > 0 ? `, ${failed} failed` : ''}`;
}

/** Returns the first line of the status: the progress of the whole run. */
export function runLine(run: {
  elapsedMs: number;
  /** Expected time of the run; omitted if only some tests were requested. */
  expectedMs?: number;
  parts: number;
  partsDone: number;
  passed: number;
  failed: number;
}): string {
  const expected = run.expectedMs === undefined ? '' : ` of about ${clockText(run.expectedMs).trim()}`;
  const counts = `${run.passed} passed, ${run.failed} failed`;
  return `${clockText(run.elapsedMs).trim()}${expected}; ${run.partsDone} of ${run.parts} parts done; ${counts}`;
}

/** Formats minutes and seconds, such as ` 1:05`. */
export function clockText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`.padStart(5);
}
