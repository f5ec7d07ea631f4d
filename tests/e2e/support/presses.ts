import { expect, type Locator } from '@playwright/test';

/** Presses what can be seen without scrolling, and counts. */
export function presses() {
  let count = 0;
  return {
    count: () => count,
    press: async (what: Locator) => {
      await expect(what).toBeInViewport({ ratio: 1 });
      await what.click();
      count += 1;
    },
  };
}
