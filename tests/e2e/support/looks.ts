import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Expects that axe finds nothing to complain about on the page as it is now. */
export async function expectAccessible(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.className = name;
    // Colours on their way from one theme to the other are those of neither.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }, theme);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id} at ${target.join(' ')}: ${reasons}`;
    }),
  );
  expect(found, `what axe finds in the ${theme} theme`).toEqual([]);
}

/** Expects that the page cannot be scrolled sideways, nor the dialog on top of it. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const scrollers = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    return scrollers
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} is ${scrollWidth} px wide in ${clientWidth} px`);
  });
  expect(tooWide, 'what can be scrolled sideways').toEqual([]);
}
