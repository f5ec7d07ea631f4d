import { afterEach, expect, it, vi } from 'vitest';
import { SCOPE_VARIABLE } from './scope.ts';
import { leftOut } from './slow-tests.ts';

const SLOW = [
  { path: 'tests/engines/killed.test.ts', reason: 'a' },
  { path: 'tests/looks/', reason: 'b' },
  { path: 'web/src/slow.test.tsx', reason: 'c' },
];

afterEach(() => vi.unstubAllEnvs());

it('leaves slow tests out of a quick run, by patterns from the folder that is asked about', () => {
  vi.stubEnv(SCOPE_VARIABLE, 'quick');

  expect(leftOut('tests/', SLOW)).toEqual(['**/engines/killed.test.ts', '**/looks/**']);
  expect(leftOut('web/', SLOW)).toEqual(['**/src/slow.test.tsx']);
  expect(leftOut('', SLOW)).toContain('**/tests/looks/**');
});

it('leaves out nothing else, and in a full run nothing at all', () => {
  vi.stubEnv(SCOPE_VARIABLE, 'all');

  expect(leftOut('', SLOW)).toEqual([]);
});
