import { writeSync } from 'node:fs';

/** The file descriptor of the pipe to which a part's reporter writes events, one JSON value per line; `npm test` reads its other end. */
export const EVENTS_FD = 3;

/** Events that a reporter sends while its tests run. Files are paths relative to the root of the repository. */
export type TestEvent =
  /** The number of files with tests and, if known before they run, of tests. */
  | { type: 'planned'; files: number; tests?: number }
  | { type: 'passed' }
  /** A failed test, hook, file or run; `text` is for people. */
  | { type: 'failed'; file?: string; name?: string; text: string }
  /** A completed file; skipped tests count as its tests, too. */
  | { type: 'file'; file: string; tests: number; seconds: number }
  /** The last event: without it, the tool has died. */
  | { type: 'ended' };

/** Sends an event to the run that started this process. If nobody listens any more, this process ends. */
export function tell(event: TestEvent): void {
  let rest = Buffer.from(`${JSON.stringify(event)}\n`);
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(EVENTS_FD, rest));
  } catch (error) {
    const isUnread = (error as NodeJS.ErrnoException).code === 'EPIPE';
    console.error(isUnread ? 'The run that asked for these tests has ended.' : error);
    process.exit(1);
  }
}

/** Parses events from chunks, which may break lines anywhere. */
export function eventReader(onEvent: (event: TestEvent) => void): (chunk: string) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onEvent(parseEvent(line));
  };
}

function parseEvent(line: string): TestEvent {
  try {
    return JSON.parse(line) as TestEvent;
  } catch {
    return { type: 'failed', text: `something that is no event was told: ${line}` };
  }
}
