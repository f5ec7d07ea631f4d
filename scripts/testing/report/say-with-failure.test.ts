import { expect, it } from 'vitest';
import { sayWithFailure } from './say-with-failure.ts';

it('adds the last warnings of the product to each error, and nothing where it warned of nothing', () => {
  const error = { message: 'expected 7000 to be 7500' };
  const quiet = { severity: 'INFO', message: 'job finished' };
  sayWithFailure([error], [quiet]);
  expect(error.message).toBe('expected 7000 to be 7500');
  const warnings = Array.from({ length: 9 }, (_, at) => ({ severity: 'WARNING', message: `reading ${at} failed` }));
  sayWithFailure([error], [quiet, ...warnings]);
  expect(error.message).toMatch(/^expected 7000 to be 7500\nThe product warned 9 times meanwhile, at last:\n/);
  expect(error.message.match(/reading \d failed/g)).toHaveLength(8);
  expect(error.message).toContain('reading 8 failed');
});
