/** Tells `index.html` that buttons answer from now on: what was pressed before is pressed again, and nothing is held back any more. */
export function announceLife(): void {
  dispatchEvent(new Event('page-alive'));
}
