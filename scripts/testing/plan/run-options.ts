import { parseArgs } from 'node:util';
import type { Scope } from './scope.ts';

export interface RunOptions {
  scope: Scope;
  /** Runs only tests with this text, which is no pattern, in their name. */
  testName?: string;
  /** Names of parts or groups, and paths of test files. */
  words: string[];
}

/** Reads the arguments of `npm test --`: `[--all] [PART or FILE …] [-t NAME]`. Throws on anything else. */
export function readRunOptions(args: string[]): RunOptions {
  const { values, positionals } = parseArgs({
    args,
    options: { all: { type: 'boolean', default: false }, name: { type: 'string', short: 't' } },
    allowPositionals: true,
  });
  if (values.name !== undefined && positionals.length === 0) {
    throw new Error('-t NAME needs a part or a test file: npm test -- tests/api/accounts/auth.test.ts -t NAME');
  }
  return {
    scope: values.all ? 'all' : 'quick',
    ...(values.name !== undefined && { testName: values.name }),
    words: positionals,
  };
}
