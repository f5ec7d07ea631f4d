import { type Tx, unitOfWork } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { PaymentFailure } from '../statements/payment-refusal.ts';

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
const REPLAY_FOR_MS = 10 * MINUTE_MS;

/** Time after the last send after which an attempt that the provider does not show counts as never made. */
export const QUIET_PERIOD_MS = 60 * MINUTE_MS;

export function after(from: Date, ms: number): Date {
  return new Date(from.getTime() + ms);
}

/** When an attempt was first and last sent; null before. */
export interface SentTimes {
  readonly firstSentAt: Date | null;
  readonly lastSentAt: Date | null;
}

/** How an attempt ended as far as the provider has told; `again` when trying later can help. */
export type Outcome<M> =
  | { readonly kind: 'made'; readonly made: M }
  | { readonly kind: 'failed'; readonly failure: PaymentFailure; readonly again: boolean }
  | { readonly kind: 'unresolved' };

/** How the provider is asked: for the first time, once more under the same key, or only for the result. */
export type Asking = 'send' | 'replay' | 'look';

/** Decision of a unit of work: it is done, or the provider is asked and another unit of work books the answer. */
export type Step<Result, M> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'ask'; ask(): Promise<Outcome<M>>; settle(tx: Tx, outcome: Outcome<M>): Promise<Result> };

/**
 * Takes an attempt one step further: a unit of work decides, and stores that the provider is about to be asked; the provider is asked outside of any; a second
 * unit of work settles its answer. The process may die at any point: the next look continues from the stored state. Throws the client's error when the look
 * fails.
 */
export async function takeStep<Result, M>(
  deps: Pick<Dependencies, 'db'>,
  decide: (tx: Tx) => Promise<Step<Result, M>>,
): Promise<Result> {
  const step = await unitOfWork(deps, decide);
  if (step.kind === 'done') return step.result;
  const outcome = await step.ask();
  return unitOfWork(deps, (tx) => step.settle(tx, outcome));
}

/** Returns the fields of an attempt that is sent for the first time. Its process has the lease on it until `checkAt`, and counts as dead from then on. */
export function firstSend(now: Date) {
  return { times: { firstSentAt: now, lastSentAt: now }, checkAt: after(now, LEASE_MS) };
}

/**
 * Decides how to find out the result of an attempt: without any result it is sent again under its key while that is safe, later only looked for. One that may not
 * leave any more (`maySend`) is only looked for.
 */
export function nextLook(
  { firstSentAt, lastSentAt }: SentTimes,
  madeId: string | null,
  { now, maySend = true }: { readonly now: Date; readonly maySend?: boolean },
) {
  const isSafe = maySend && madeId === null && firstSentAt !== null && now < after(firstSentAt, REPLAY_FOR_MS);
  return { kind: isSafe ? 'replay' : 'look', times: { firstSentAt, lastSentAt: isSafe ? now : lastSentAt } } as const;
}

/** True when an attempt was sent again since `sent`: a failure of the earlier send is not final then. */
export function wasSentAgain(current: SentTimes, sent: SentTimes): boolean {
  return current.lastSentAt?.getTime() !== sent.lastSentAt?.getTime();
}
