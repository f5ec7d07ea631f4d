import type { Dependencies } from '../../platform/dependencies.ts';
import { NOT_RECEIVED } from '../statements/payment-refusal.ts';
import { type Attempt, type Made, sendAttempt } from './attempt.ts';
import { type Asking, type Outcome, after, QUIET_PERIOD_MS } from './take-step.ts';

/** Sends an attempt, or looks for its result at the provider. Throws the client's error when the look fails. */
export async function askProvider<M extends Made>(
  deps: Pick<Dependencies, 'clock' | 'log'>,
  kind: Asking,
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
