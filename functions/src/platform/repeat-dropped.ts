import Stripe from 'stripe';

const DROPPED: ReadonlySet<unknown> = new Set(Stripe.HttpClient.CONNECTION_CLOSED_ERROR_CODES);

/** True for a connection that was closed before an answer came: the request may have been carried out, or never have arrived. */
function isDropped(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return DROPPED.has(code);
}

/**
 * Statuses that say nothing about a request that was sent before under the same idempotency key: the provider turns requests away before it looks at keys, and keeps
 * no such answer (https://docs.stripe.com/error-low-level#idempotency).
 */
export const TURNED_AWAY: readonly number[] = [401, 403, 429];

/**
 * Returns an HTTP client for the provider that sends a request once more, with the same key, after its connection was closed: mostly it was an idle connection that
 * the other side had given up. If the repeat is turned away, or dropped as well, it fails like a connection without an answer, because the first request may have been
 * carried out. The provider's own client does the same repeat, whatever `maxNetworkRetries` says (https://github.com/stripe/stripe-node/issues/2808), but
 * takes the repeat's answer for that of the request; its errors here have no code, so that it repeats nothing.
 */
export function repeatingDropped(inner: Stripe.HttpClient): Stripe.HttpClient {
  return {
    getClientName: () => inner.getClientName(),
    makeRequest: async (...request) => {
      try {
        return await inner.makeRequest(...request);
      } catch (error) {
        if (!isDropped(error)) throw error;
        const answer = await inner.makeRequest(...request).catch((again: unknown) => {
          throw new Error('The connection to the payment provider was closed, and the repeat had no answer', {
            cause: again,
          });
        });
        if (!TURNED_AWAY.includes(answer.getStatusCode())) return answer;
        const refusal: unknown = await answer.toJSON().catch((unread: unknown) => unread);
        throw new Error('The connection to the payment provider was closed, and the repeat turned away', {
          cause: refusal,
        });
      }
    },
  };
}
