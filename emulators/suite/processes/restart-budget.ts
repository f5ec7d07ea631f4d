/** Creates the limit for restarts of a crashed process: at most `most` times within `windowMs`, so that a process that cannot run ends the run. */
export function createRestartBudget(
  most: number,
  windowMs: number,
  now: () => number = Date.now,
): { mayRestart: () => boolean } {
  let crashes: number[] = [];
  return {
    mayRestart: () => {
      const at = now();
      crashes = [...crashes.filter((earlier) => at - earlier < windowMs), at];
      return crashes.length <= most;
    },
  };
}
