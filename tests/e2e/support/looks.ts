import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';

type Theme = 'light' | 'dark';

declare const window: { axe?: typeof axe };

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects that axe finds nothing to complain about on the page as it is now. */
export async function expectAccessible(page: Page, theme: Theme): Promise<void> {
  await expectNothing(page, theme, {});
}

/** Expects readable colours, the only part of the look that the other theme changes. */
export async function expectReadable(page: Page, theme: Theme): Promise<void> {
  await expectNothing(page, theme, { runOnly: ['color-contrast', 'link-in-text-block'] });
}

async function expectNothing(page: Page, theme: Theme, options: axe.RunOptions): Promise<void> {
  // The screen that is on its way is the one to look at.
  await expect(page.getByRole('progressbar', { name: 'Loading...' })).toHaveCount(0);
  const isThere = await page.evaluate(async (name) => {
    document.documentElement.className = name;
    // Colours on their way from one theme to the other are those of neither.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    return window.axe !== undefined;
  }, theme);
  if (!isThere) await page.evaluate(AXE);
  const violations = await page.evaluate(async (asked) => {
    // Skips the description of passed rules, which takes longer than finding violations.
    const found = await window.axe?.run({ ...asked, resultTypes: ['violations'] });
    return found?.violations;
  }, options);
  if (!violations) throw new Error('The page was left while axe looked at it');
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${id} at ${target.join(' ')}: ${reasons}`;
    }),
  );
  expect(found, `what axe finds in the ${theme} theme`).toEqual([]);
}

/**
 * Expects rules for every class on the page, but those that icons and links have for their own use: the compiler of styles reads the sources, so it misses a
 * value that is only known in the browser.
 */
export async function expectStyled(page: Page): Promise<void> {
  const withoutRules = await page.evaluate(() => {
    const styled = new Set<string>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const [, name] of rule.selectorText.matchAll(/\.((?:\\.|[\w-]|[^\0-\u007F])+)/g))
            styled.add((name as string).replaceAll(/\\(.)/g, '$1'));
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const { cssRules } of document.styleSheets) read(cssRules);
    const given = [...document.body.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
    // This browser drops the rules for parts of controls that only another one has.
    return [...new Set(given)].filter((name) => !styled.has(name) && !/^(active$|lucide)|::-moz-/.test(name));
  });
  expect(withoutRules, 'classes without rules').toEqual([]);
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
