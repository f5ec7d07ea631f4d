import type { Movement } from './mover.ts';

/** An element on its way out, as it was in the page. */
export interface Exiting {
  id: number;
  element: HTMLElement;
  /** The list that the element was an entry of. */
  list: Element | undefined;
  place: DOMRect;
  movement: Movement;
  /** Closed dialogs are displayed no more. */
  display: string;
  /** Colour of what a dialog covered the page with. */
  backdrop: string | undefined;
  /** How far things in it are scrolled, which they forget outside of a page. */
  scrolled: readonly (readonly [Element, number])[];
}

/** Elements that screen readers read out when they appear. */
const TOLD = '[role=status], [role=alert]';

let lastId = 0;

/** Notes how an element looks that is about to leave the page. */
export function exitingOf(element: HTMLElement, movement: Movement): Exiting {
  const isDialog = element instanceof HTMLDialogElement;
  return {
    ...newExit(element, element.getBoundingClientRect(), movement),
    display: getComputedStyle(element).display,
    backdrop: isDialog ? getComputedStyle(element, '::backdrop').backgroundColor : undefined,
    scrolled: [element, ...element.querySelectorAll('*')]
      .filter(({ scrollTop }) => scrollTop > 0)
      .map((each) => [each, each.scrollTop] as const),
  };
}

/** An entry that has left its list, where it was. */
export function exitingFrom(list: Element, entry: HTMLElement, place: DOMRect, movement: Movement): Exiting {
  return { ...newExit(entry, place, movement), list };
}

function newExit(element: HTMLElement, place: DOMRect, movement: Movement): Exiting {
  lastId += 1;
  return { id: lastId, element, list: undefined, place, movement, display: '', backdrop: undefined, scrolled: [] };
}

/** Puts what has left the page into `holder`. Answers false when it has not left, or went with what it lies in. */
export function holdExiting({ element, list, display, scrolled }: Exiting, holder: Element): boolean {
  if (holder.contains(element)) return true;
  if (element.parentNode) return false;
  // Nobody is told anew what was told.
  for (const each of [element, ...element.querySelectorAll(TOLD)]) if (each.matches(TOLD)) each.removeAttribute('role');
  if (list) holder.append(asEntryOf(list, element));
  else {
    holder.append(element);
    const { style } = element;
    Object.assign(style, { display, position: 'relative', inset: 'auto', margin: '0' });
    Object.assign(style, { width: '100%', maxWidth: 'none', height: '100%', maxHeight: 'none' });
  }
  // Only what is displayed can be scrolled.
  queueMicrotask(() => {
    for (const [each, top] of scrolled) each.scrollTop = top;
  });
  return true;
}

/** The entry among elements that look like those around the list, without other entries. */
function asEntryOf(list: Element, entry: HTMLElement): Element {
  const cells = list.firstElementChild instanceof HTMLTableRowElement ? list.firstElementChild.cells : [];
  [...cells].forEach((cell, at) => {
    const own = entry.children[at];
    if (own instanceof HTMLElement) own.style.width = `${cell.offsetWidth}px`;
  });
  const outermost = list.closest('table')?.parentElement?.parentElement ?? list;
  let shown: Element = entry;
  for (let around: Element | null = list; around; around = around === outermost ? null : around.parentElement) {
    const likeIt = document.createElement(around.tagName);
    likeIt.className = around.className;
    likeIt.append(shown);
    shown = likeIt;
  }
  return shown;
}
