import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

type Theme = 'light' | 'dark';

/** Expects that axe finds nothing to complain about on the page as it is now. */
export async function expectAccessible(page: Page, theme: Theme): Promise<void> {
  await expectNothing(page, theme, axeFor(page));
}

/** The same for the colours alone, which are all that the other theme changes. */
export async function expectReadable(page: Page, theme: Theme): Promise<void> {
  await expectNothing(page, theme, axeFor(page).withRules(['color-contrast', 'link-in-text-block']));
}

/** In the page itself: the pages have no frames of others, for whose sake axe would open one more page each time. */
const axeFor = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function expectNothing(page: Page, theme: Theme, axe: AxeBuilder): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.className = name;
    // Colours on their way from one theme to the other are those of neither.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }, theme);
  const { violations } = await axe.analyze();
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
