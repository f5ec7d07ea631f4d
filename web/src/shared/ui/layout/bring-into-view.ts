/**
 * A `ref` for what appears in a dialog and is to be read now: it is scrolled into view, above the buttons that stay in sight. The page itself never
 * moves.
 */
export function bringIntoView(element: Element | null): void {
  if (element?.closest('dialog')) element.scrollIntoView({ block: 'nearest' });
}
