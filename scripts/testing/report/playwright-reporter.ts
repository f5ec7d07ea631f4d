import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { tell } from './events.ts';

/** Reports Playwright's tests to `npm test` while they run. A test that failed once counts as failed, even if a retry passed. */
export default class EventReporter implements Reporter {
  /** The unfinished tests of each file, and the milliseconds that its other tests took. */
  readonly #files = new Map<string, { tests: number; left: Set<string>; ms: number }>();
  readonly #failed = new Set<string>();

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) {
      const entry = this.#files.get(pathOf(test)) ?? { tests: 0, left: new Set(), ms: 0 };
      this.#files.set(pathOf(test), entry);
      entry.tests += 1;
      entry.left.add(test.id);
    }
    tell({ type: 'planned', files: this.#files.size, tests: suite.allTests().length });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = pathOf(test);
    const met = result.status === test.expectedStatus;
    if (!met && !this.#failed.has(test.id)) {
      this.#failed.add(test.id);
      const text = result.errors.map(textOf).join('\n\n') || `it ${result.status}`;
      tell({ type: 'failed', file, name: namesOf(test).join(' '), text: `on ${projectOf(test)}: ${text}` });
    } else if (met && result.status !== 'skipped' && !this.#failed.has(test.id)) {
      tell({ type: 'passed' });
    }
    const entry = this.#files.get(file);
    if (!entry) return;
    entry.ms += result.duration;
    if (entry.left.delete(test.id) && entry.left.size === 0)
      tell({ type: 'file', file, tests: entry.tests, seconds: entry.ms / 1000 });
  }

  onError(error: TestError): void {
    tell({ type: 'failed', text: `outside of any test: ${textOf(error)}` });
  }

  onEnd({ status }: { status: string }): void {
    if (status === 'interrupted' || status === 'timedout') tell({ type: 'failed', text: `the run was ${status}` });
    tell({ type: 'ended' });
  }
}

const pathOf = (test: TestCase) => relative(process.cwd(), test.location.file);

/** Returns the titles of the test and its `describe` blocks; the levels above are its file, its project and the root. */
const namesOf = (test: TestCase) => test.titlePath().slice(3);

const projectOf = (test: TestCase) => test.parent.project()?.name ?? 'no project';

/** Returns the text of an error without colours, which the workers write for any terminal. */
function textOf({ message, stack, value, snippet }: TestError): string {
  const text = [stack ?? message ?? value ?? 'an error without words', snippet ?? ''].join('\n').trimEnd();
  return process.env.FORCE_COLOR === '0' ? stripVTControlCharacters(text) : text;
}
