import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

const require = createRequire(import.meta.url);
const client = dirname(require.resolve('@google-cloud/firestore/package.json'));
/** Hook that Firestore's client has for its own tests: it replaces the delays between the attempts of a transaction. */
const { setTimeoutHandler } = require(join(client, 'build/src/backoff.js')) as {
  setTimeoutHandler: (handler: (run: () => void, milliseconds: number) => unknown) => void;
};

/** Removes the pauses between attempts of this file's transactions. Returns how long they would have paused. */
export function skipPauses(): { milliseconds: number } {
  const skipped = { milliseconds: 0 };
  beforeAll(() =>
    setTimeoutHandler((run, milliseconds) => {
      skipped.milliseconds += milliseconds;
      setImmediate(run);
    }),
  );
  afterAll(() => setTimeoutHandler(setTimeout));
  return skipped;
}

/** Returns a barrier that holds each arrival until everybody who has not left has arrived. */
export function newMeeting(people: number) {
  let underWay = people;
  let waiting: (() => void)[] = [];
  const letGo = () => {
    if (waiting.length < underWay) return;
    for (const go of waiting) go();
    waiting = [];
  };
  return {
    come: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        letGo();
      }),
    leave: () => {
      underWay -= 1;
      letGo();
    },
  };
}
