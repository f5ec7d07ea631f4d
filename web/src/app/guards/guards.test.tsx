import { act, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearSession, saveSession, useSession } from '../../shared/state/session.ts';
import { aPerson } from '../../testing/people.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { originOf } from './origin.ts';
import { RequireRole } from './require-role.tsx';

function Here() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return (
    <p>
      at {pathname}, back to {originOf(state)}
    </p>
  );
}

const routes = (
  <Routes>
    <Route element={<RequireRole roles={['business_owner']} />}>
      <Route path="/create-loot" element={<p>the form</p>} />
    </Route>
    <Route path="*" element={<Here />} />
  </Routes>
);

beforeEach(() => useSession.setState({ status: 'signedOut', user: null, token: null, leaving: false }));

describe('the route guard', () => {
  it('sends visitors to sign in and remembers where they were going', () => {
    renderScreen(routes, '/create-loot?draft=1#budget');
    expect(screen.getByText('at /login, back to /create-loot?draft=1#budget')).toBeVisible();
  });

  it('lets the right role through', () => {
    saveSession('t', aPerson({ role: 'business_owner' }));
    renderScreen(routes, '/create-loot');
    expect(screen.getByText('the form')).toBeVisible();
  });

  it.each([
    ['content_creator', '/dashboard'],
    ['admin', '/admin'],
  ] as const)('sends a %s on to %s', (role, path) => {
    saveSession('t', aPerson({ role }));
    renderScreen(routes, '/create-loot');
    expect(screen.getByText(new RegExp(`at ${path},`))).toBeVisible();
  });

  it('keeps somebody without a role where they are, in front of the prompt', () => {
    saveSession('t', aPerson({ role: 'user' }));
    renderScreen(routes, '/create-loot');
    expect(screen.queryByText(/^at /)).toBeNull();
    expect(screen.queryByText('the form')).toBeNull();
  });

  it('believes a stored session while the server checks it, and no longer once it is refused', () => {
    useSession.setState({ status: 'restoring', user: aPerson({ role: 'business_owner' }), token: 't' });
    renderScreen(routes, '/create-loot');
    expect(screen.getByText('the form')).toBeVisible();
    act(() => clearSession());
    expect(screen.getByText(/^at \/login,/)).toBeVisible();
  });

  it('sends somebody who has just signed out to the landing page, not to sign in again', () => {
    useSession.setState({ leaving: true });
    renderScreen(routes, '/create-loot');
    expect(screen.getByText(/^at \/,/)).toBeVisible();
  });
});

describe('originOf', () => {
  it('is the dashboard for somebody who came by themselves', () => {
    expect(originOf(null)).toBe('/dashboard');
    expect(originOf({ from: {} })).toBe('/dashboard');
  });
});
