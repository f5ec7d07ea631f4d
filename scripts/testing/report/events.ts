import { writeSync } from 'node:fs';

/** The pipe that a part's reporter writes events to, one JSON value a line; `npm test` reads its other end. */
export const EVENTS_FD = 3;

/** Events of a reporter while its tests run. Files are paths from the root of the repository. */
export type TestEvent =
  /** The number of files with tests and, when known before they run, of tests. */
  | { type: 'planned'; files: number; tests?: number }
  | { type: 'passed' }
  /** A test, a hook, a file or a whole run went wrong; `text` is for people. */
  | { type: 'failed'; file?: string; name?: string; text: string }
  /** A file is done; tests that were left out count as its tests, too. */
  | { type: 'file'; file: string; tests: number; seconds: number }
  /** The last event: without it the tool has died. */
  | { type: 'ended' };

/** Tells the run that started this process. When nobody listens any more, there is nobody to test for, and this process ends. */
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

/** Makes events of the bytes that arrive, which break lines anywhere. */
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
