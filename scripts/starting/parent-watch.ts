const LOOK_EVERY_MS = 1_000;

/** Calls `onGone` when the process that started this one dies without passing on a signal, as a killed npm does. */
export function watchParent(onGone: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}
