/** Where somebody goes on who has lost their place: the screen itself. */
const PLACE = '#main';

/**
 * Gives the focus back to what had it. When that is gone, or goes while it has the focus, as a button does that a decision has made
 * needless, the screen gets it, so that keyboards and screen readers go on there and not at the top of the page.
 */
export function returnFocus(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus();
  if (document.activeElement !== before) return focusScreen();
  const watch = new MutationObserver(() => {
    if (before?.isConnected) return;
    stop();
    if (document.activeElement === document.body) focusScreen();
  });
  const stop = () => {
    watch.disconnect();
    removeEventListener('focusin', stop);
  };
  watch.observe(document.body, { childList: true, subtree: true });
  addEventListener('focusin', stop);
}

function focusScreen(): void {
  document.querySelector<HTMLElement>(PLACE)?.focus({ preventScroll: true });
}
