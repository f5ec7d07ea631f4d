import { setTimeout as passing } from 'node:timers/promises';
import { deps } from './api.ts';

/** Resolves in the second after the one in which a token was issued: what Firebase compares is whole seconds. */
export async function nextSecondAfter(idToken: string): Promise<void> {
  const { auth_time: signedInAt } = await deps().auth.verifyIdToken(idToken);
  const next = (signedInAt + 1) * 1000;
  // A timer may end a millisecond early.
  while (Date.now() < next) await passing(next - Date.now());
}
