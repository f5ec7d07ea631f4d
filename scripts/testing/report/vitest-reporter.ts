import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSpecification, TestSuite } from 'vitest/node';
import { tell } from './events.ts';

/** Reports Vitest's tests to `npm test` while they run. Everything that did not pass is reported as failed: hooks, files, workers, stray errors. */
export default class EventReporter implements Reporter {
  readonly #unfinished = new Set<string>();

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { moduleId } of specifications) this.#unfinished.add(pathOf(moduleId));
    tell({ type: 'planned', files: specifications.length });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'passed') tell({ type: 'passed' });
    if (state === 'failed') fail(pathOf(test.module.moduleId), errors, namesOf(test));
  }

  onTestSuiteResult(suite: TestSuite): void {
    if (suite.errors().length > 0) fail(pathOf(suite.module.moduleId), suite.errors(), namesOf(suite));
  }

  onTestModuleEnd(module: TestModule): void {
    const file = pathOf(module.moduleId);
    const tests = [...module.children.allTests()];
    const told =
      tests.some((test) => test.result().state === 'failed') ||
      [...module.children.allSuites()].some((suite) => suite.errors().length > 0);
    if (module.errors().length > 0) fail(file, module.errors());
    else if (module.state() === 'failed' && !told) tell({ type: 'failed', file, text: 'the file failed' });
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    tell({ type: 'file', file, tests: tests.length, seconds: (duration + collectDuration + setupDuration) / 1000 });
    this.#unfinished.delete(file);
  }

  onTestRunEnd(_modules: readonly TestModule[], strayErrors: readonly SerializedError[]): void {
    for (const error of strayErrors) tell({ type: 'failed', text: `outside of any test: ${textOf(error)}` });
    for (const file of this.#unfinished) tell({ type: 'failed', file, text: 'the file did not come to its end' });
    tell({ type: 'ended' });
  }
}

function fail(file: string, errors: readonly SerializedError[], names: string[] = []): void {
  const text = errors.map(textOf).join('\n\n');
  tell({ type: 'failed', file, text, ...(names.length > 0 && { name: names.join(' > ') }) });
}

const pathOf = (moduleId: string) => relative(process.cwd(), moduleId);

function namesOf(entity: TestCase | TestSuite): string[] {
  return entity.parent.type === 'module' ? [entity.name] : [...namesOf(entity.parent), entity.name];
}

/** Returns the text of an error, with the difference and the lines of our own code that led to it. */
function textOf(error: SerializedError): string {
  const { name, message, diff, stacks } = error as SerializedError & {
    diff?: string;
    stacks?: { method: string; file: string; line: number; column: number }[];
  };
  const frames = (stacks ?? [])
    .filter(({ file }) => !file.includes('/node_modules/'))
    .map(({ method, file, line, column }) => `    at ${method || '(test)'} ${pathOf(file)}:${line}:${column}`);
  const what = name === undefined ? message : `${name}: ${message}`;
  return [what, ...(diff === undefined ? [] : [diff]), ...(frames.length > 0 ? frames : [error.stack ?? ''])].join(
    '\n',
  );
}
