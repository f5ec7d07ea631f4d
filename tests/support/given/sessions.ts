import { setTimeout as passing } from 'node:timers/promises';
import { deps } from '../api.ts';
import { passMinutes } from '../setup/moving-clock.ts';

/** Resolves in the second after the one in which a token was issued, because Firebase compares whole seconds. */
export async function nextSecondAfter(idToken: string): Promise<void> {
  const { auth_time: signedInAt } = await deps().auth.verifyIdToken(idToken);
  const next = (signedInAt + 1) * 1000;
  // A timer may end a millisecond early.
  while (Date.now() < next) await passing(next - Date.now());
}

/** Runs something at the moment of a token's sign-in, by moving the product's clock back: operations that need a recent sign-in compare the two. */
export async function atSignIn<T>(idToken: string, run: () => Promise<T>): Promise<T> {
  const { auth_time: signedInAt } = await deps().auth.verifyIdToken(idToken);
  const ahead = deps().clock.now().getTime() / 60_000 - signedInAt / 60;
  passMinutes(-ahead);
  try {
    return await run();
  } finally {
    passMinutes(ahead);
  }
}
