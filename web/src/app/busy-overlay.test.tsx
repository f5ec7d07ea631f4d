import type { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { roleQuery } from '../features/auth/components/role-prompt.tsx';
import { proveEmail, takeEmailBack } from '../features/auth/mailed-links.ts';
import { saveProfile } from '../features/users/components/profile-editor.tsx';
import { profileQuery, useProfile } from '../features/users/api/profile-query.ts';
import { saveSession, useSession } from '../shared/state/session.ts';
import { signInAgainWithPassword } from '../shared/state/sign-in-again.ts';
import { aPerson, aProfile } from '../testing/people.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { BusyOverlay } from './busy-overlay.tsx';

/** Lets the API answer only when it is told to, always the same. */
function holdApi(answered = () => Response.json(aProfile())) {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => waiting.push(() => resolve(answered()))));
  return { answer: () => waitFor(() => expect(waiting.length).toBeGreaterThan(0)).then(() => waiting.shift()?.()) };
}
const covered = () => screen.findByText('Loading...');
const uncovered = () => waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());

it('covers the page while a stored session is verified', async () => {
  useSession.setState({ status: 'restoring', user: aPerson(), token: 't' });
  const { container } = renderScreen(<BusyOverlay />);
  expect(await covered()).toBeVisible();
  // Measurements of visits, and their tests, know it by this.
  expect(container.querySelector('[data-covers-page]')).toBeVisible();
  saveSession('t', aPerson());
  await uncovered();
});

/** Reads the profile, as its screen does. */
function Name() {
  return <p>{useProfile().data?.name}</p>;
}

it('covers the page while the profile is read and while it is saved, and not when it is only asked for again', async () => {
  saveSession('t', aPerson());
  const api = holdApi();
  const { client } = renderScreen(
    <>
      <BusyOverlay />
      <Name />
    </>,
  );
  expect(await covered()).toBeVisible();
  await api.answer();
  expect(await screen.findByText('Ada')).toBeVisible();
  await uncovered();

  const saved = saveProfile({ name: 'Ada' });
  expect(await covered()).toBeVisible();
  await api.answer();
  await saved;
  await uncovered();

  const again = client.fetchQuery({ ...profileQuery, staleTime: 0 });
  expect(useSession.getState().busyCalls).toBe(0);
  await api.answer();
  await again;
});

it.each([
  ['the role is looked up', (client: QueryClient) => client.fetchQuery(roleQuery(aPerson().uid))],
  ['somebody signs in again', () => signInAgainWithPassword('ada@example.com', 'three words')],
  ['an e-mail is proven', () => proveEmail('proven')],
  ['an e-mail is taken back', () => takeEmailBack('back')],
])('covers the page while %s', async (_what, ask) => {
  saveSession('t', aPerson());
  const api = holdApi(() => Response.json({ message: 'Not now' }, { status: 400 }));
  const { client } = renderScreen(<BusyOverlay />);
  const asked = Promise.allSettled([ask(client)]);
  expect(await covered()).toBeVisible();
  await api.answer();
  expect(await asked).toMatchObject([{ status: 'rejected', reason: { message: 'Not now' } }]);
  await uncovered();
});
