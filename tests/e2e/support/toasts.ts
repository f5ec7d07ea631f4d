import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** Texts of the toasts that each page has shown and no test has asked about yet. */
const unasked = new WeakMap<Page, string[]>();

const TELL = 'tellToast';

/** Collects every toast that the pages of a context show: on a busy machine one can be gone before a test looks for it. */
export async function collectToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding(TELL, ({ page }, text: string) => {
    const texts = unasked.get(page) ?? [];
    unasked.set(page, [...texts, text]);
  });
  await context.addInitScript(watchToasts, TELL);
}

/** Runs in the page, before its own scripts. */
function watchToasts(tell: string): void {
  const TOAST = '[role=status], [role=alert]';
  const send = (toast: Element) =>
    (window as unknown as Record<string, (text: string) => void>)[tell]?.(
      toast.textContent.replace(/\s+/g, ' ').trim(),
    );
  const sendShown = (toast: Element) => {
    if (toast.checkVisibility()) send(toast);
    else requestAnimationFrame(() => toast.checkVisibility() && send(toast));
  };
  new MutationObserver((changes) => {
    const toasts = changes.flatMap(({ target, addedNodes }) => {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(TOAST);
      const added = [...addedNodes].filter((node) => node instanceof Element);
      return [
        around,
        ...added.flatMap((node) => [...(node.matches(TOAST) ? [node] : []), ...node.querySelectorAll(TOAST)]),
      ];
    });
    new Set(toasts).forEach((toast) => toast && sendShown(toast));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Expects that a toast with this in its text was or is shown; each can be asked about once. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const matches = (shown: string) =>
    typeof text === 'string' ? shown.toLowerCase().includes(text.toLowerCase()) : text.test(shown);
  const take = () => {
    const texts = unasked.get(page) ?? [];
    const index = texts.findIndex(matches);
    if (index >= 0) unasked.set(page, texts.toSpliced(index, 1));
    return texts[index] ?? { instead: texts };
  };
  await expect.poll(take, { message: `a toast that says "${text}"` }).toEqual(expect.any(String));
}

/** Returns the toasts with this in their text that are shown now. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });
}
