import { unitOfWork, type Tx } from '../../platform/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { NOT_RECEIVED } from '../statements/payment-refusal.ts';
import { after, LEASE_MS, QUIET_PERIOD_MS, REPLAY_FOR_MS } from './attempt-timing.ts';
import { sendAttempt, type Attempt, type Made, type Outcome, type SentTimes } from './attempt.ts';

/** What a unit of work has decided: nothing is asked for now, or the provider is, and another unit of work books its answer. */
export type Step<Result, M extends Made> =
  | { readonly kind: 'done'; readonly result: Result }
  | {
      readonly kind: 'send' | 'replay' | 'look';
      readonly attempt: Attempt<M>;
      settle(tx: Tx, outcome: Outcome<M>): Promise<Result>;
    };

/** Many may pay from one campaign at the same moment, and each answer has to come into its books. */
export const CROWDED = { maxAttempts: 15 };

/**
 * Takes an attempt one step further: a unit of work decides, and stores that the provider is about to be asked; the provider is asked
 * outside of any; a second unit of work settles its answer. The process may die at any point: whoever looks next goes on from what is
 * stored. Throws what the provider's client throws when it cannot be asked for what it has made.
 */
export async function takeStep<Result, M extends Made>(
  deps: Pick<Dependencies, 'db' | 'clock' | 'log'>,
  decide: (tx: Tx) => Promise<Step<Result, M>>,
): Promise<Result> {
  const step = await unitOfWork(deps, decide);
  if (step.kind === 'done') return step.result;
  const outcome = await askProvider(deps, step.kind, step.attempt);
  return unitOfWork(deps, (tx) => step.settle(tx, outcome), CROWDED);
}

async function askProvider<M extends Made>(
  deps: Pick<Dependencies, 'clock' | 'log'>,
  kind: 'send' | 'replay' | 'look',
  attempt: Attempt<M>,
): Promise<Outcome<M>> {
  if (kind !== 'look') {
    const outcome = await sendAttempt(deps, attempt, { isReplay: kind === 'replay' });
    if (kind === 'send' || outcome.kind !== 'unresolved') return outcome;
  }
  const wanted = Object.entries(attempt.metadata);
  for await (const listed of attempt.list()) {
    const made = attempt.schema.parse(listed);
    if (wanted.every(([name, value]) => made.metadata[name] === value)) return { kind: 'made', made };
  }
  const { madeId, lastSentAt } = attempt;
  if (madeId !== null) throw new Error(`The provider does not show ${madeId}, which it has made`);
  const isQuiet = lastSentAt !== null && after(lastSentAt, QUIET_PERIOD_MS) <= deps.clock.now();
  return isQuiet ? { kind: 'failed', failure: NOT_RECEIVED, again: true } : { kind: 'unresolved' };
}

/** What is stored of an attempt as it is sent first. Its process has the lease on it until `checkAt`, and counts as dead from then on. */
export function firstSend(now: Date) {
  return { times: { firstSentAt: now, lastSentAt: now }, checkAt: after(now, LEASE_MS) };
}

/** How to find out what became of an attempt: what nothing is known of is sent again under its key while that is safe, then only looked for. */
export function nextLook({ firstSentAt, lastSentAt }: SentTimes, madeId: string | null, now: Date) {
  const isSafe = madeId === null && firstSentAt !== null && now < after(firstSentAt, REPLAY_FOR_MS);
  return { kind: isSafe ? 'replay' : 'look', times: { firstSentAt, lastSentAt: isSafe ? now : lastSentAt } } as const;
}

/** Whether an attempt was sent again since it was as `sent`: what that came to is no failure then until the last one is known, too. */
export function wasSentAgain(current: SentTimes, sent: SentTimes): boolean {
  return current.lastSentAt?.getTime() !== sent.lastSentAt?.getTime();
}
