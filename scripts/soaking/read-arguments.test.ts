import { describe, expect, it } from 'vitest';
import { readArguments } from './read-arguments.ts';

describe('the arguments of the long run', () => {
  it('say how many sequences from which seed on, a thousand from the first on unless told otherwise', () => {
    expect(readArguments([])).toEqual({ count: 1000, seed: 1 });
    expect(readArguments(['--sequences', '10000', '--seed', '7'])).toEqual({ count: 10_000, seed: 7 });
    expect(readArguments(['--seed', '4', '--path', '12:3'])).toEqual({ count: 1000, seed: 4, path: '12:3' });
  });

  it('can ask for help', () => {
    expect(readArguments(['--help'])).toBe('help');
  });

  it.each([
    [['--sequences', '0']],
    [['--sequences', '-1']],
    [['--sequences', 'many']],
    [['--sequences', '1.5']],
    [['--sequences']],
    [['--seed', 'x']],
    [['--seed', '']],
    [['--path', '']],
    [['--sequence', '5']],
    [['5']],
  ])('are wrong: %j', (args) => {
    expect(readArguments(args)).toBe('wrong');
  });
});
