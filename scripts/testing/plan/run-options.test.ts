import { describe, expect, it } from 'vitest';
import { readRunOptions } from './run-options.ts';

describe('the words after npm test', () => {
  it.each([
    [[], { scope: 'quick', words: [] }],
    [['--all'], { scope: 'all', words: [] }],
    [['api', '--all'], { scope: 'all', words: ['api'] }],
    [
      ['tests/api/accounts/auth.test.ts', '-t', 'signs up (once)'],
      { scope: 'quick', words: ['tests/api/accounts/auth.test.ts'], testName: 'signs up (once)' },
    ],
  ])('%j', (args, expected) => {
    expect(readRunOptions(args)).toEqual(expected);
  });

  it('refuses an option that it does not know', () => {
    expect(() => readRunOptions(['--quick'])).toThrow("Unknown option '--quick'");
  });

  it('refuses the name of a test without where to look for it', () => {
    expect(() => readRunOptions(['-t', 'signs up'])).toThrow('-t NAME needs a part or a test file');
  });
});
