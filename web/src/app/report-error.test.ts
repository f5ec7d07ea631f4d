import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryRouter } from 'react-router-dom';
import { eventually } from '../testing/eventually.ts';
import { watchErrors } from './report-error.ts';

const { sendBrowserError } = vi.hoisted(() => ({
  sendBrowserError: vi.fn<(error: unknown, route?: string) => void>(),
}));
vi.mock('./visit/send-browser-error.ts', () => ({ sendBrowserError }));

afterEach(() => {
  vi.restoreAllMocks();
  sendBrowserError.mockReset();
});

it('reports uncaught errors and rejections, with the pattern of the address and not the address', async () => {
  const listeners = new Map<string, (event: unknown) => void>();
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((name: string, listener: unknown) => {
    listeners.set(name, listener as (event: unknown) => void);
  });
  watchErrors(createMemoryRouter([{ path: '/loot/:id', element: null }], { initialEntries: ['/loot/cmp_1'] }));
  const error = new Error('uncaught');
  const reason = new Error('rejected');
  listeners.get('error')?.({ error });
  listeners.get('unhandledrejection')?.({ reason });
  await eventually(() => expect(sendBrowserError).toHaveBeenCalledTimes(2));
  expect(sendBrowserError.mock.calls).toEqual([
    [error, '/loot/:id'],
    [reason, '/loot/:id'],
  ]);
});
