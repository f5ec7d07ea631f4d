import { afterAll, afterEach } from 'vitest';

declare global {
  /** React's: updates belong into `act`. */
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** Timeout that only ends hung tests; everything awaited does happen. */
const HANGS_MS = 60_000;

// Files of a worker share one page; those that ask for none get none.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  await import('./matchers.ts');
  const { setTimeout: realTimeout } = globalThis;
  configure({
    asyncUtilTimeout: HANGS_MS,
    // Replaces Testing Library's own wrapper for React, which waits for ever while a test holds the clock.
    asyncWrapper: async (action) => {
      const before = globalThis.IS_REACT_ACT_ENVIRONMENT;
      globalThis.IS_REACT_ACT_ENVIRONMENT = false;
      try {
        const result: unknown = await action();
        await new Promise((resolve) => realTimeout(resolve, 0));
        return result;
      } finally {
        globalThis.IS_REACT_ACT_ENVIRONMENT = before;
      }
    },
  });
  afterEach(cleanup);
  afterAll(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    // Else the styles of all files before are looked through for each element that is asked for.
    document.head.replaceChildren();
    document.body.replaceChildren();
    // A key that is pressed would move a selection whose nodes are gone.
    document.getSelection()?.removeAllRanges();
    for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  });
}
