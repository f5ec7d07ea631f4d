/** The screen itself, which cannot take the focus while a dialog is open. */
const SCREEN = '#main';

/** Elements that hold one item of a list. */
const ROW = 'li, tr, article';

/** Events that show that somebody has gone on, so that the focus stays where they have put it. */
const ACTS = ['focusin', 'keydown', 'pointerdown'] as const;

/** The element focused when a dialog was opened, and how to find it again after a re-render. */
export interface Opener {
  readonly element: Element | null;
  /** Its `data-opener`, which those have whose label changes, or its label. */
  readonly name: string;
  readonly row: string;
  /** Opener of the dialog that contains the element. */
  readonly outer: Opener | undefined;
}

const openers = new WeakMap<HTMLDialogElement, Opener>();

/** Notes what has the focus now, before `dialog` takes it. */
export function rememberOpener(dialog: HTMLDialogElement): Opener {
  const { activeElement } = document;
  // The body has the focus when nothing has it.
  const element = activeElement === document.body ? null : activeElement;
  const around = element?.closest('dialog');
  const opener: Opener = {
    element,
    name: nameOf(element),
    row: rowOf(element),
    outer: around ? openers.get(around) : undefined,
  };
  openers.set(dialog, opener);
  return opener;
}

/**
 * Gives the focus back to what had it, or to what stands in its place when the screen has drawn it anew. When that is gone, or goes while
 * it has the focus, as a button does that a decision has made needless, the screen gets it, so that keyboards and screen readers go on
 * there and not at the top of the page. What comes back, or can be pressed again, before somebody acts gets it then.
 */
export function returnFocus(opener: Opener): void {
  const held = takeFocus(opener);
  if (!held) focusPlace();
  const watch = new MutationObserver(() => {
    if (held?.element.isConnected) return;
    stop();
    if (!held || document.activeElement === document.body) returnFocus(held?.opener ?? opener);
  });
  const stop = () => {
    watch.disconnect();
    for (const act of ACTS) removeEventListener(act, stop);
  };
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  for (const act of ACTS) addEventListener(act, stop);
}

/** Focuses where somebody goes on who has lost their place: the innermost open dialog, or the screen. */
export function focusPlace(): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog) dialog.tabIndex = -1;
  (dialog ?? document.querySelector<HTMLElement>(SCREEN))?.focus({ preventScroll: true });
}

/** Focuses the opener, its likeness, or what opened the dialog that it lay in; returns which of them took the focus. */
function takeFocus(opener: Opener): { element: Element; opener: Opener } | undefined {
  const element = opener.element?.isConnected ? opener.element : findAgain(opener);
  if (element && focus(element)) return { element, opener };
  return opener.outer && takeFocus(opener.outer);
}

function focus(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus();
  return document.activeElement === element;
}

/** The one element of the same kind, with the same name, in the row of the same name. */
function findAgain({ element, name, row }: Opener): Element | undefined {
  if (!element || name === '') return undefined;
  const alike = [...document.querySelectorAll(element.tagName)].filter(
    (each) => nameOf(each) === name && rowOf(each) === row,
  );
  return alike.length === 1 ? alike[0] : undefined;
}

function nameOf(element: Element | null): string {
  const label = element?.getAttribute('data-opener') ?? element?.getAttribute('aria-label');
  return (label ?? element?.textContent ?? '').trim();
}

function rowOf(element: Element | null): string {
  return element?.closest(ROW)?.querySelector('h2, h3, h4, th, a')?.textContent.trim() ?? '';
}
