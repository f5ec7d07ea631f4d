import { vi } from 'vitest';
import { deps } from './api.ts';

/** Resolves in the second after the one in which a token was issued: what Firebase compares is whole seconds. */
export async function nextSecondAfter(idToken: string): Promise<void> {
  const { auth_time: signedInAt } = await deps().auth.verifyIdToken(idToken);
  await vi.waitUntil(() => Date.now() >= (signedInAt + 1) * 1000, { timeout: 2000, interval: 20 });
}
