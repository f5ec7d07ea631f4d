import Stripe from 'stripe';
import type { z } from 'zod';
import type { Dependencies } from '../../platform/dependencies.ts';
import {
  isPassing,
  isPlatformsMatter,
  isShortOfBalance,
  isTurnedAway,
  isUncertain,
} from '../provider/provider-error.ts';
import type { PaymentFailure } from '../statements/payment-refusal.ts';
import type { Outcome } from './take-step.ts';

/** The provider's result of an attempt. */
export interface Made {
  readonly id: string;
  readonly metadata: Readonly<Record<string, string | undefined>>;
}

/** One try to have the provider move money. Repeating the request moves it at most once. */
export interface Attempt<M extends Made> {
  /** The idempotency key; no other attempt has it. */
  readonly key: string;
  /** Fields that the provider stores with what it makes, so that it is found again. */
  readonly metadata: Record<string, string>;
  /** The provider's id of the result; null while it is unknown. */
  readonly madeId: string | null;
  readonly lastSentAt: Date | null;
  /** The fields that are read of the object that the provider makes. */
  readonly schema: z.ZodType<M>;
  create(metadata: Record<string, string>, options: Stripe.RequestOptions): Promise<unknown>;
  /** Objects that the provider has made, this one or similar ones. */
  list(): AsyncIterable<unknown>;
  /** A definite refusal in words for people. */
  failureOf(error: Stripe.errors.StripeError): PaymentFailure;
}

/** Sends an attempt. Never throws the provider's errors; an answer that leaves the result open is `unresolved`. */
export async function sendAttempt<M extends Made>(
  { log }: Pick<Dependencies, 'log'>,
  attempt: Attempt<M>,
  { isReplay }: { readonly isReplay: boolean },
): Promise<Outcome<M>> {
  const { metadata, key } = attempt;
  try {
    return { kind: 'made', made: attempt.schema.parse(await attempt.create(metadata, { idempotencyKey: key })) };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    log.warn({ ...metadata, err: error }, 'attempt not confirmed');
    if (isShortOfBalance(error)) log.error({ ...metadata, err: error }, 'the balance at the provider is too small');
    if (isPlatformsMatter(error)) log.error({ ...metadata, err: error }, 'the provider refuses to move money');
    // A repeat that is turned away tells nothing about the first request.
    if (isUncertain(error) || (isReplay && isTurnedAway(error))) return { kind: 'unresolved' };
    return { kind: 'failed', failure: attempt.failureOf(error), again: isPassing(error) };
  }
}
