import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

let errorSpy: MockInstance<typeof console.error>;

beforeEach(() => {
  errorSpy = vi.spyOn(console, 'error');
});

/** A stray `console.error` fails the test that caused it. A test that expects one clears the spy with `vi.mocked(console.error).mockClear()`. */
afterEach(() => {
  const calls = errorSpy.mock.calls;
  errorSpy.mockRestore();
  expect(calls, 'unexpected console.error').toEqual([]);
});
