const holders = new Set<symbol>();

/** Notes that something on the screen is not saved, until what this answers is called. */
export function holdUnsaved(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  return () => void holders.delete(holder);
}

export function isAnythingUnsaved(): boolean {
  return holders.size > 0;
}
