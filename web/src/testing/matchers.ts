import {
  toBeChecked,
  toBeDisabled,
  toBeEnabled,
  toHaveAttribute,
  toHaveDisplayValue,
  toHaveFocus,
  toHaveValue,
  type TestingLibraryMatchers,
} from '@testing-library/jest-dom/matchers';
import { isInaccessible } from '@testing-library/react';
import { expect } from 'vitest';

/** Those of jest-dom that are as strict as comparing by hand: its `toHaveTextContent` takes a part of a text for all of it. */
const strict = {
  toBeChecked,
  toBeDisabled,
  toBeEnabled,
  toHaveAttribute,
  toHaveDisplayValue,
  toHaveFocus,
  toHaveValue,
};

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> extends Pick<
    TestingLibraryMatchers<unknown, R>,
    keyof typeof strict
  > {
    /** The element is part of the page, and nothing around it hides it from people or from what reads to them, which jest-dom's `toBeVisible` does not see. */
    toBeVisible(): R;
  }
}

expect.extend({
  ...strict,
  toBeVisible(received: unknown) {
    const isElement = received instanceof Element;
    const pass = isElement && received.isConnected && !isInaccessible(received);
    const what = isElement ? this.utils.printReceived(received) : `${this.utils.printReceived(received)}, no element`;
    return { pass, message: () => `expected to be ${pass ? 'hidden' : 'visible'}: ${what}` };
  },
});
