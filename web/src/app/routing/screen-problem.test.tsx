import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { eventually } from '../../testing/eventually.ts';
import { ScreenProblem } from './screen-problem.tsx';

const { reportError } = vi.hoisted(() => ({ reportError: vi.fn<(error: unknown) => void>() }));
vi.mock('../report-error.ts', () => ({ reportError }));

// React reports what a boundary has caught; here it is meant.
afterEach(() => {
  cleanup();
  vi.spyOn(console, 'error').mockClear();
  reportError.mockReset();
});

function show(error: Error) {
  function Broken(): never {
    throw error;
  }
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: ScreenProblem }]);
  render(
    <>
      <RouterProvider router={router} />
    </>,
  );
}

it('gives the request id to quote, and three ways on', () => {
  show(new ApiError('No', { status: 500, requestId: 'req_1' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
  expect(screen.getByText('req_1')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'See what works' })).toHaveAttribute('href', '/status');
});

it('reports what has failed', () => {
  const error = new TypeError('undefined is not a function');
  show(error);
  expect(reportError).toHaveBeenCalledExactlyOnceWith(error);
});

it('has no id to quote for what is no answer of the server', () => {
  show(new TypeError('undefined is not a function'));
  expect(screen.queryByText(/quote this request id/)).toBeNull();
});

describe('a screen that could not be loaded', () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: https://x/assets/legal-1.js');
  const reload = vi.spyOn(location, 'reload');
  beforeEach(() => {
    sessionStorage.clear();
    reload.mockReset();
  });
  afterAll(() => reload.mockRestore());

  it('says what it means', () => {
    show(missing);
    expect(screen.getByText(/has been updated meanwhile/)).toBeVisible();
  });

  it('loads the page again, once for each build', async () => {
    show(missing);
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
    cleanup();
    show(missing);
    await Promise.resolve();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits for a connection, and leaves other failures to people', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(missing);
    await Promise.resolve();
    expect(reload).not.toHaveBeenCalled();
    act(() => void dispatchEvent(new Event('online')));
    expect(reload).toHaveBeenCalledOnce();
    online.mockRestore();
    cleanup();
    show(new Error('Broken'));
    await Promise.resolve();
    expect(reload).toHaveBeenCalledOnce();
  });
});
