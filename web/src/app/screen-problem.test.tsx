import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../shared/api/api-error.ts';
import { StyleProvider } from '../shared/style/style-provider.tsx';
import { ScreenProblem } from './screen-problem.tsx';

// React reports what a boundary has caught; here it is meant.
afterEach(() => {
  cleanup();
  vi.spyOn(console, 'error').mockClear();
});

function show(error: Error) {
  function Broken(): never {
    throw error;
  }
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: ScreenProblem }]);
  render(
    <StyleProvider>
      <RouterProvider router={router} />
    </StyleProvider>,
  );
}

it('gives the request id to quote, and two ways on', () => {
  show(new ApiError('No', { status: 500, requestId: 'req_1' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
  expect(screen.getByText('req_1')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/');
});

it('has no id to quote for what is no answer of the server', () => {
  show(new TypeError('undefined is not a function'));
  expect(screen.queryByText(/quote this request id/)).toBeNull();
});

it('says what it means when a screen could not be loaded', () => {
  show(new TypeError('Failed to fetch dynamically imported module: https://x/assets/legal-1.js'));
  expect(screen.getByText(/has been updated meanwhile/)).toBeVisible();
});
