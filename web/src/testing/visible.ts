import { isInaccessible } from '@testing-library/react';
import { expect } from 'vitest';

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** The element is part of the page, and nothing around it hides it from people or from what reads to them. */
    toBeVisible(): R;
  }
}

expect.extend({
  toBeVisible(received: unknown) {
    const isElement = received instanceof Element;
    const pass = isElement && received.isConnected && !isInaccessible(received);
    const what = isElement ? this.utils.printReceived(received) : `${this.utils.printReceived(received)}, no element`;
    return { pass, message: () => `expected to be ${pass ? 'hidden' : 'visible'}: ${what}` };
  },
});
