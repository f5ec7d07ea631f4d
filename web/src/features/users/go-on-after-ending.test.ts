import { beforeEach, expect, it, vi } from 'vitest';
import { saveSession, useSession } from '../../shared/state/session.ts';
import { aPerson } from '../../testing/people.ts';
import { goOnAfterEnding } from './go-on-after-ending.ts';

const done: string[] = [];

vi.mock('../../shared/firebase/auth.ts', () => ({
  startAuth: () => Promise.resolve(done.push('Firebase started')),
  exchangeCustomToken: (customToken: string) => {
    done.push('token exchanged');
    return Promise.resolve(`id:${customToken}`);
  },
}));

beforeEach(() => {
  done.length = 0;
  saveSession('t', aPerson());
});

it('lets Firebase read the session of before while it still stands, and goes on with the new one', async () => {
  await goOnAfterEnding(() => {
    done.push('sessions ended');
    return Promise.resolve({ customToken: 'next' });
  });
  expect(done).toEqual(['Firebase started', 'sessions ended', 'token exchanged']);
  expect(useSession.getState()).toMatchObject({ status: 'signedIn', token: 'id:next' });
});
