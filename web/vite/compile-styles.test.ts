// @vitest-environment node
import { expect, it } from 'vitest';

it('leaves errors that nobody handles to Node, so that a failed build is not taken for one that worked', async () => {
  const listening = () =>
    (['uncaughtException', 'unhandledRejection'] as const).map((event) => process.rawListeners(event));
  const before = listening();
  await import('./compile-styles.ts');
  expect(listening()).toEqual(before);
});
