import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { Auth, User } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { LiveConnection } from './live-connection.tsx';

/** Shows what makes queries live for Ada, with a Firebase Auth that a test signs people in to. */
function connect(signedInAtFirst: string | null) {
  const userOf = (uid: string | null) => (uid === null ? null : ({ uid } as User));
  const app = { name: 'live' };
  let tell: (user: User | null) => void;
  const auth = {
    app,
    // Reactfire remembers who is signed in by this name.
    name: `live ${signedInAtFirst}`,
    currentUser: userOf(signedInAtFirst),
    onIdTokenChanged: (next: typeof tell) => {
      tell = next;
      return () => undefined;
    },
  } as unknown as Auth;
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <LiveConnection auth={auth} firestore={{ app } as Firestore} uid="ada" role="content_creator" />
    </QueryClientProvider>,
  );
  return {
    isFollowing: () => client.getQueryCache().hasListeners(),
    signIn: (uid: string | null) => act(() => tell(userOf(uid))),
  };
}

describe('the live connection of a person', () => {
  it('follows the queries on the screen while Firebase Auth has this person here', () => {
    const { isFollowing, signIn } = connect('ada');
    expect(isFollowing()).toBe(true);
    signIn('ada');
    expect(isFollowing()).toBe(true);
    signIn(null);
    expect(isFollowing()).toBe(false);
    signIn('ada');
    expect(isFollowing()).toBe(true);
    signIn('bea');
    expect(isFollowing()).toBe(false);
  });

  it('waits for this person', () => {
    const { isFollowing, signIn } = connect(null);
    expect(isFollowing()).toBe(false);
    signIn('bea');
    expect(isFollowing()).toBe(false);
    signIn('ada');
    expect(isFollowing()).toBe(true);
  });
});
