import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import type { Suite } from '../../../emulators/suite/suite-options.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that answers where the shared suite is. */
    sharedSuite: string;
  }
}

/** Part of a suite that tests may use when they do not own it: nothing that could stop it. */
export type SharedSuite = Pick<Suite, 'ports' | 'urls' | 'env'>;

/**
 * The suite of all test files that only talk to theirs: Auth, Firestore and Storage, empty at first. People of a file have e-mails and its
 * documents ids that no other uses; rules hold for the file that sets them. Rejects with the reason when the suite does not start.
 */
export async function sharedSuite(): Promise<SharedSuite> {
  // Unlike fetch it waits as long as the suite needs to start.
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(inject('sharedSuite'), resolve).once('error', reject);
  });
  const told = await text(answer);
  if (answer.statusCode !== 200) throw new Error(told);
  return JSON.parse(told) as SharedSuite;
}
