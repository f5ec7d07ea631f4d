import { parseArgs } from 'node:util';
import type { Scope } from './scope.ts';

export interface RunOptions {
  scope: Scope;
  /** Runs only tests whose name contains this text, which is not a pattern. */
  testName?: string;
  /** Names of parts or groups, and paths of test files. */
  words: string[];
}

/** Parses the arguments of `npm test --`: `[--all] [PART or FILE …] [-t NAME]`. Throws on anything else. */
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
