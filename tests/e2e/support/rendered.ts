import { appendFileSync, readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

/** Where the browsers of one run leave what they have shown; set by the global setup, and empty when nobody collects. */
export const RENDERED_VARIABLE = 'RENDERED_TEXTS_FILE';

/** Something that stood on a page, or that the API answered to be read. */
export interface Rendered {
  /** The page's path, or `GET /api/…` of the answer. */
  at: string;
  text: string;
}

const TELL = 'tellRendered';

/** Collects every text that the pages of a context show, however short it stands there, and every message that the API answers. */
export async function collectRendered(context: BrowserContext): Promise<void> {
  const file = process.env[RENDERED_VARIABLE];
  if (!file) return;
  const seen = new Set<string>();
  const note = (at: string, text: string) => {
    const line = JSON.stringify({ at, text: text.replace(/\s+/g, ' ').trim() } satisfies Rendered);
    if (seen.has(line)) return;
    seen.add(line);
    appendFileSync(file, `${line}\n`);
  };
  await context.exposeBinding(TELL, (_, at: string, texts: string[]) => texts.forEach((text) => note(at, text)));
  await context.addInitScript(watchPage, TELL);
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.ok() || !pathname.startsWith('/api/')) return;
    const at = `${response.request().method()} ${pathname}`;
    // A page that is left has no answers any more.
    response.json().then(
      ({ message }: { message?: unknown }) => typeof message === 'string' && note(at, message),
      () => undefined,
    );
  });
}

/** Runs in the page, before its own scripts. */
function watchPage(tell: string): void {
  const known = new Set<string>();
  const textsOf = (node: Node): string[] => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest('script, style')) return [];
    const named = [element, ...element.querySelectorAll('[aria-label], [placeholder], [title], [alt]')];
    const labels = ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) =>
      named.map((each) => each.getAttribute(name) ?? ''),
    );
    return [element.textContent ?? '', ...labels];
  };
  new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'childList' ? [...addedNodes] : [target],
    );
    const texts = nodes.flatMap(textsOf).filter((text) => text.trim() !== '' && !known.has(location.pathname + text));
    for (const text of texts) known.add(location.pathname + text);
    const send = (window as unknown as Record<string, (at: string, texts: string[]) => void>)[tell];
    if (texts.length > 0) send?.(location.pathname, texts);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Returns the texts collected in this run. Throws when none were collected. */
export function readRendered(): Rendered[] {
  const file = process.env[RENDERED_VARIABLE];
  if (!file) throw new Error('What pages show was not collected: run the whole of the browser journeys');
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as Rendered);
}
