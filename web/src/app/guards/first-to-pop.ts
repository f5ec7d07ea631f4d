type Listener = (event: PopStateEvent) => void;
let first: Listener | undefined;

/** Lets one listener hear of Back and Forward before the router; to be called before the router is rendered, as a window's listeners are called in the order of their coming. */
export function reserveFirstToPop(): void {
  window.addEventListener('popstate', (event) => first?.(event));
}

/** Makes `listener` the first to hear of Back and Forward, until what this answers is called. */
export function listenFirstToPop(listener: Listener): () => void {
  first = listener;
  return () => {
    if (first === listener) first = undefined;
  };
}
