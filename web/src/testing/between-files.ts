import { afterAll, afterEach } from 'vitest';

/** Timeout that only ends hung tests; everything awaited does happen. */
const HANGS_MS = 60_000;

// Files of a worker share one page; those that ask for none get none.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  await import('./visible.ts');
  configure({ asyncUtilTimeout: HANGS_MS });
  afterEach(cleanup);
  afterAll(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    document.title = '';
    document.body.replaceChildren();
    for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  });
}
