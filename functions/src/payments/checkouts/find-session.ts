import type { Checkout } from '@doubloon/contract/payments/checkout.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { QUIET_PERIOD_MS } from '../attempts/attempt-timing.ts';
import { SessionReference } from '../provider/stripe-objects.ts';

const SECOND_MS = 1000;
/** The provider's clock may differ from ours. */
const SKEW_MS = 5 * 60 * SECOND_MS;
const PER_PAGE = 100;
const PAGES_AT_MOST = 10;

/**
 * The id of the session that the provider has made for a checkout although nobody has heard its answer; null when it shows none among the
 * first 1,000 of that hour. Throws what the provider's client throws.
 */
export async function findSessionOf(
  { stripe }: Pick<Dependencies, 'stripe'>,
  { id, createdAt }: Pick<Checkout, 'id' | 'createdAt'>,
): Promise<string | null> {
  const seconds = (ms: number) => Math.floor((createdAt.getTime() + ms) / SECOND_MS);
  const created = { gte: seconds(-SKEW_MS), lte: seconds(QUIET_PERIOD_MS) };
  let seen = 0;
  for await (const listed of stripe.checkout.sessions.list({ created, limit: PER_PAGE })) {
    const { data } = SessionReference.safeParse(listed);
    if (data?.metadata.checkout_id === id) return data.id;
    seen += 1;
    if (seen >= PER_PAGE * PAGES_AT_MOST) return null;
  }
  return null;
}
