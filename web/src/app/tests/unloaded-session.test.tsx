import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { saveSession, useSession } from '../../shared/state/session.ts';
import { aPerson } from '../../testing/people.ts';
import { App } from '../app.tsx';

vi.mock('../../features/auth/restore-session.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('keeps a stored session, and lets its person go on, when the code that asks about it cannot be loaded', async () => {
  saveSession('stored', aPerson());
  useSession.setState({ status: 'restoring' });
  render(<App router={createMemoryRouter([{ path: '*', element: <p>Screen</p> }])} />);
  await waitFor(() => expect(useSession.getState()).toMatchObject({ status: 'signedIn', token: 'stored' }));
});
