const MOMENT_MS = 2000;

/** Resolves after two seconds, for a race with something that must not hold anybody up for longer. */
export function afterAMoment(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), MOMENT_MS));
}
