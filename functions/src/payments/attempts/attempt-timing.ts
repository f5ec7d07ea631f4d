const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long an attempt may be silent before its process counts as dead; well above the provider client's own time-out. */
export const LEASE_MS = 2 * MINUTE_MS;

/** Time between two looks at an unresolved attempt. */
export const CHECK_EVERY_MS = MINUTE_MS;

/**
 * How long after the first send the same key is sent again. Stripe keeps a key for at least 24 hours (API reference, "Idempotent requests");
 * a few minutes are enough for nearly everything, and the quiet period starts only after the last send.
 */
export const REPLAY_FOR_MS = 10 * MINUTE_MS;

/** How long after the last send what cannot be found at the provider counts as never made. */
export const QUIET_PERIOD_MS = 60 * MINUTE_MS;

/** A moment some milliseconds after another. */
export function after(from: Date, ms: number): Date {
  return new Date(from.getTime() + ms);
}
