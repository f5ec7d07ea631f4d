import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILE_COSTS } from './file-costs.ts';
import { TEST_PARTS } from './parts.ts';
import { SLOW_TESTS } from './slow-tests.ts';
import { filesOf, findTestFiles, misfits } from './test-files.ts';

const API = { name: 'api', folders: ['tests/api/'] };
const MONEY = { name: 'money', folders: ['tests/money/'] };

describe('the test files of a part', () => {
  const files = ['tests/api/accounts/auth.test.ts', 'tests/api/many/all.test.ts', 'tests/money/found.test.ts'];
  const slow = [{ path: 'tests/api/many/', reason: 'twenty thousand campaigns' }];

  it('are all below its folders in a full run', () => {
    expect(filesOf(API, files, 'all', slow)).toEqual(files.slice(0, 2));
  });

  it('are without the slow ones in a quick run', () => {
    expect(filesOf(API, files, 'quick', slow)).toEqual(files.slice(0, 1));
    expect(filesOf(API, files, 'quick', [{ path: 'tests/api/accounts/auth.test.ts', reason: 'long' }])).toEqual([
      files[1],
    ]);
  });
});

describe('tables and test files', () => {
  it('fit in this repository', () => {
    const files = findTestFiles(resolve(import.meta.dirname, '../..', '..'));

    expect(files).toContain('scripts/testing/plan/test-files.test.ts');
    expect(misfits(files, TEST_PARTS, { 'slow-tests.ts': SLOW_TESTS, 'file-costs.ts': FILE_COSTS })).toEqual([]);
  });

  it('do not fit when a file has no part, or two, or when a list names what is not there', () => {
    const files = ['tests/api/accounts/auth.test.ts', 'tools/stray.test.ts'];
    const lists = { 'slow-tests.ts': [{ path: 'tests/api/gone.test.ts' }, { path: 'tests/api/' }, { path: 'gone/' }] };

    expect(misfits(files, [API, { ...API, name: 'again' }, MONEY], lists)).toEqual([
      'tests/api/accounts/auth.test.ts belongs to api and again',
      'tools/stray.test.ts belongs to no part',
      'slow-tests.ts names tests/api/gone.test.ts, which is no test file',
      'slow-tests.ts names gone/, which is no test file',
    ]);
  });
});
