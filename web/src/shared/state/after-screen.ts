/** The screen comes first. */
const AFTER_SCREEN_MS = 1_000;
const LATEST_MS = 3_000;

/** Begins something once the screen is shown and the browser has nothing else to do. Returns how to give that up. */
export function afterScreen(begin: () => void): () => void {
  let isWanted = true;
  const beginIfWanted = () => {
    if (isWanted) begin();
  };
  const timer = setTimeout(() => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(beginIfWanted, { timeout: LATEST_MS });
    else beginIfWanted();
  }, AFTER_SCREEN_MS);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
