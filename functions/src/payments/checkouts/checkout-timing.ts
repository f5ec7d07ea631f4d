import { after } from '../attempts/attempt-timing.ts';

const MINUTE_MS = 60_000;

/** How long the provider's own message about a checkout is waited for: nearly everybody has paid or left by then. */
const FIRST_LOOK_MS = 10 * MINUTE_MS;
const MAX_PAUSE_MS = 6 * 60 * MINUTE_MS;

/** When a checkout opened at `now` is first asked for. */
export function firstLookAt(now: Date): Date {
  return after(now, FIRST_LOOK_MS);
}

/** When a checkout that is still undecided is asked for again: as long again as it has been open, at most six hours. */
export function nextLookAt({ createdAt }: { readonly createdAt: Date }, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return after(now, Math.min(Math.max(age, FIRST_LOOK_MS), MAX_PAUSE_MS));
}
